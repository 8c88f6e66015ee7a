import type { Risque } from '@odu/api-contract/types';
import {
  classifyNiveauDeRisque,
  computeNiveauDeRisqueOrNull,
  isRisqueEvalue,
  NIVEAU_LABELS,
  type NiveauDeRisqueStatus,
} from '../evaluation/niveau-de-risque.ts';

type RisqueAFiltrer = { readonly risque: Risque; readonly nombreDActions: number };

const hasBand =
  (band: NonNullable<NiveauDeRisqueStatus>) =>
  ({ risque }: RisqueAFiltrer): boolean =>
    classifyNiveauDeRisque(computeNiveauDeRisqueOrNull(risque)) === band;

/** What a list of risks can be narrowed to, by its name in the address of a page. */
export const FILTRES_DE_RISQUES = {
  'non-evalues': { label: 'Non évalués', accepts: ({ risque }: RisqueAFiltrer) => !isRisqueEvalue(risque) },
  critiques: { label: `${NIVEAU_LABELS.RED}s`, accepts: hasBand('RED') },
  importants: { label: `${NIVEAU_LABELS.ORANGE}s`, accepts: hasBand('ORANGE') },
  moderes: { label: `${NIVEAU_LABELS.YELLOW}s`, accepts: hasBand('YELLOW') },
  faibles: { label: `${NIVEAU_LABELS.GREEN}s`, accepts: hasBand('GREEN') },
  'sans-action': {
    label: 'Sans action préventive',
    accepts: ({ nombreDActions }: RisqueAFiltrer) => nombreDActions === 0,
  },
} as const;

/** The name of a filter in the address of a page. */
export type FiltreDeRisques = keyof typeof FILTRES_DE_RISQUES;

/** The filter of a name, null for any other text. */
export const readFiltreDeRisques = (name: string | undefined): FiltreDeRisques | null =>
  name !== undefined && Object.hasOwn(FILTRES_DE_RISQUES, name) ? (name as FiltreDeRisques) : null;
