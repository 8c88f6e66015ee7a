import type { CompteursDeNiveau } from '@odu/api-contract/types';
import { classifyNiveauDeRisque, computeNiveauDeRisqueOrNull } from './niveau-de-risque.ts';
import type { EvaluationPartielle, NiveauDeRisqueStatus } from './niveau-de-risque.ts';

/** What is known of the levels of a set of risks. The mean counts the evaluated risks only, and is null when there is none. */
export type BilanDeNiveau<R> = {
  niveauValue: number | null;
  niveauStatus: NiveauDeRisqueStatus | null;
  /** The evaluated risk of the highest level, the first of them in order; null when none is evaluated. */
  risqueLePlusEleve: R | null;
  compteurs: CompteursDeNiveau;
  total: number;
  evalues: number;
};

/** The summary of a unit. */
export type BilanDUnite<R> = BilanDeNiveau<R> & { idUniteDeTravail: string; displayName: string };

/** The summary of a document: all its risks, then each unit's. */
export type SyntheseDEvaluation<R> = BilanDeNiveau<R> & { parUnite: BilanDUnite<R>[] };

type Somme = { readonly somme: number; readonly evalues: number };

/** By list of risks, which an edit replaces and never changes: of the units of a document an edit sums up one anew. */
const SOMMES = new WeakMap<readonly EvaluationPartielle[], Somme>();

const sommer = (risques: readonly EvaluationPartielle[]): Somme => {
  const known = SOMMES.get(risques);
  if (known !== undefined) return known;
  let [somme, evalues] = [0, 0];
  for (const risque of risques) {
    const niveau = computeNiveauDeRisqueOrNull(risque);
    if (niveau === null) continue;
    somme += niveau;
    evalues += 1;
  }
  SOMMES.set(risques, { somme, evalues });
  return { somme, evalues };
};

/**
 * The mean of the evaluated risks' levels, unrounded; null when none is evaluated. The risks may come in several lists: a
 * level is a multiple of 0.25, so that their sum is exact in any order.
 */
export const computeNiveauMoyen = (...lists: readonly (readonly EvaluationPartielle[])[]): number | null => {
  let [somme, evalues] = [0, 0];
  for (const list of lists) {
    const of = sommer(list);
    somme += of.somme;
    evalues += of.evalues;
  }
  return evalues === 0 ? null : somme / evalues;
};

/** Summarizes a set of risks: mean, counters by band and highest risk (decision D1: a mean never hides a critical risk). */
export const summarizeRisques = <R extends EvaluationPartielle>(risques: readonly R[]): BilanDeNiveau<R> => {
  const compteurs: CompteursDeNiveau = { GREEN: 0, YELLOW: 0, ORANGE: 0, RED: 0, NON_EVALUE: 0 };
  let highest = 0;
  let risqueLePlusEleve: R | null = null;
  for (const risque of risques) {
    const niveau = computeNiveauDeRisqueOrNull(risque);
    compteurs[classifyNiveauDeRisque(niveau) ?? 'NON_EVALUE'] += 1;
    if (niveau !== null && niveau > highest) {
      highest = niveau;
      risqueLePlusEleve = risque;
    }
  }
  const niveauValue = computeNiveauMoyen(risques);
  return {
    niveauValue,
    niveauStatus: classifyNiveauDeRisque(niveauValue),
    risqueLePlusEleve,
    compteurs,
    total: risques.length,
    evalues: risques.length - compteurs.NON_EVALUE,
  };
};

/** Summarizes a document: the global level is the mean of all evaluated risks (specification 2, section 9), not of the units' means. */
export const summarizeEvaluation = <R extends EvaluationPartielle>(
  unites: readonly { idUniteDeTravail: string; displayName: string; risques: readonly R[] }[],
): SyntheseDEvaluation<R> => ({
  ...summarizeRisques(unites.flatMap((unite) => unite.risques)),
  parUnite: unites.map(({ idUniteDeTravail, displayName, risques }) => ({
    idUniteDeTravail,
    displayName,
    ...summarizeRisques(risques),
  })),
});
