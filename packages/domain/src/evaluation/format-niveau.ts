import { computeNiveauDeRisque, NON_EVALUE_LABEL } from './niveau-de-risque.ts';
import type { Evaluation } from './niveau-de-risque.ts';
import { COEFFICIENT_MAITRISE } from './notes.ts';

const uneDecimale = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const exactAvecDecimale = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 2,
});

/** Shows a level with one decimal (specification 2, section 9): `4,5`; « Non évalué » when there is none or it is zero. */
export const formatNiveau = (value: number | null | undefined): string =>
  value ? uneDecimale.format(value) : NON_EVALUE_LABEL;

/** Writes the formula of a level out: `3 × 2 × 0,75 = 4,5`. Its result is exact (`1 × 1 × 0,25 = 0,25`), for an equality must be true. */
export const formatFormule = (evaluation: Evaluation): string => {
  const coefficient = exact.format(COEFFICIENT_MAITRISE[evaluation.evalMaitrise]);
  const niveau = exactAvecDecimale.format(computeNiveauDeRisque(evaluation));
  return `${evaluation.evalGravite} × ${evaluation.evalFrequence} × ${coefficient} = ${niveau}`;
};
