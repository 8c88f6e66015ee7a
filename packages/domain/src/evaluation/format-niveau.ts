import { atFirstUse } from '../texte/at-first-use.ts';
import { classifyNiveauDeRisque, computeNiveauDeRisque, NON_EVALUE_LABEL } from './niveau-de-risque.ts';
import type { Evaluation } from './niveau-de-risque.ts';
import { COEFFICIENT_MAITRISE, type Note } from './notes.ts';

const decimales = (minimumFractionDigits: number, maximumFractionDigits: number) =>
  atFirstUse(() => new Intl.NumberFormat('fr-FR', { minimumFractionDigits, maximumFractionDigits }));
const uneDecimale = decimales(1, 1);
const deuxDecimales = decimales(2, 2);
const exactAvecDecimale = decimales(1, 2);

/**
 * Shows a level with one decimal (specification 2, section 9): `4,5`; « Non évalué » when there is none or it is zero. With two
 * where one would show a number of another band (decision D1): `2,97`, and so never above a threshold that it does not reach: `2,99` for 2.999.
 */
export const formatNiveau = (value: number | null | undefined): string => {
  if (!value) return NON_EVALUE_LABEL;
  const status = classifyNiveauDeRisque(value);
  // As it is printed: 0.95 is held as a little less, which `toFixed` rounds down and `Intl` up.
  const isOfItsBand = (text: string) => classifyNiveauDeRisque(Number(text.replace(',', '.'))) === status;
  const texts = [uneDecimale().format(value), deuxDecimales().format(value)];
  return texts.find(isOfItsBand) ?? deuxDecimales().format(Math.floor(value * 100) / 100);
};

/** The coefficient of a maîtrise, as specification 2, section 9, writes it: `0,50`. */
export const formatCoefficient = (evalMaitrise: Note): string =>
  deuxDecimales().format(COEFFICIENT_MAITRISE[evalMaitrise]);

/** Writes the formula of a level out: `3 × 2 × 0,75 = 4,5`. Its result is exact (`1 × 1 × 0,25 = 0,25`), for an equality must be true. */
export const formatFormule = (evaluation: Evaluation): string => {
  const niveau = exactAvecDecimale().format(computeNiveauDeRisque(evaluation));
  return `${evaluation.evalGravite} × ${evaluation.evalFrequence} × ${formatCoefficient(evaluation.evalMaitrise)} = ${niveau}`;
};
