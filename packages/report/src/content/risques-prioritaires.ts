import { NIVEAU_SEUILS, compareFr, computeNiveauDeRisqueOrNull } from '@odu/domain';
import type { SnapshotData, SnapshotRisque, SnapshotUnite } from '../report-input.ts';

/** As many as leave the units their place on the page of the summary; one more and the first of them are shown. */
const MAX_WHOLE = 10;
const SHOWN_OF_MORE = 6;

export type RisquePrioritaire = { risque: SnapshotRisque; unite: SnapshotUnite };

const niveauOf = ({ risque }: RisquePrioritaire): number => computeNiveauDeRisqueOrNull(risque) ?? 0;

/** Those that the summary shows, of how many. */
export type RisquesPrioritaires = { montres: RisquePrioritaire[]; total: number };

/** The important and critical risks that the summary shows, the highest first, then by code: all, or the first when there are many. */
export function listPrioritaires({
  unitesDeTravail,
}: Pick<SnapshotData, 'unitesDeTravail'>): RisquesPrioritaires {
  const all = unitesDeTravail
    .flatMap((unite) => unite.risques.map((risque) => ({ risque, unite })))
    .filter((situe) => niveauOf(situe) >= NIVEAU_SEUILS.ORANGE)
    .toSorted((a, b) => niveauOf(b) - niveauOf(a) || compareFr(a.risque.code ?? '', b.risque.code ?? ''));
  return { montres: all.length <= MAX_WHOLE ? all : all.slice(0, SHOWN_OF_MORE), total: all.length };
}
