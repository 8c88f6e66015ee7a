import { toParisDay } from '../texte/format-date.ts';

/** Which part of a version a file is: the whole document, its demonstration, or one unit. */
export type PartieDeVersion = 'document' | 'demo' | 'unite';

const SUFFIXES = { document: '', demo: '_demo', unite: '_unite' } as const satisfies Record<
  PartieDeVersion,
  string
>;

/** The name of a version's PDF (decision D12): `DUERP_v3.pdf`, `DUERP_v3_demo.pdf`, `DUERP_v3_unite.pdf`. */
export const nameVersionFile = (versionNumber: number, partie: PartieDeVersion = 'document'): string =>
  `DUERP_v${versionNumber}${SUFFIXES[partie]}.pdf`;

/** The name of the access notice's PDF. */
export const AVIS_D_ACCES_FILE = 'avis-acces-duerp.pdf';

/** The name of the export of an account made at an instant (ISO), by its day in Paris: `export-odu-2026-11-16.zip`. */
export const nameExportFile = (at: string): string => `export-odu-${toParisDay(at)}.zip`;
