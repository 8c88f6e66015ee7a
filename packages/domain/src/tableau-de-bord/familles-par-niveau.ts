import type { CodeDeFamille, CompteursDeNiveau } from '@odu/api-contract/types';
import type { EvaluationPartielle } from '../evaluation/niveau-de-risque.ts';
import { summarizeRisques } from '../evaluation/summarize-evaluation.ts';
import { makeFindFamille, type UniteAExaminer } from '../familles/examen-des-familles.ts';
import { FAMILLES_DE_RISQUES } from '../familles/familles-de-risques.ts';

/** The bands of the risks of one family, in all units. */
export type BilanDeFamille = {
  /** Null for the risks that are of none: the user's, in categories of the user's. */
  code: CodeDeFamille | null;
  displayName: string;
  compteurs: CompteursDeNiveau;
};

/** The name of what is of no family. */
export const SANS_FAMILLE_LABEL = 'Hors des familles du référentiel';

type Unite = Omit<UniteAExaminer, 'risques'> & {
  readonly risques: readonly (UniteAExaminer['risques'][number] & EvaluationPartielle)[];
};

const WORST_FIRST = ['RED', 'ORANGE', 'YELLOW', 'GREEN', 'NON_EVALUE'] as const;

function compareBands({ compteurs: one }: BilanDeFamille, { compteurs: other }: BilanDeFamille): number {
  const band = WORST_FIRST.find((each) => one[each] !== other[each]);
  return band === undefined ? 0 : other[band] - one[band];
}

/** The families that have a risk: the one of most critical risks first, then of most important ones, and so on; equals as they are met. */
export function summarizeFamilles(unites: readonly Unite[]): BilanDeFamille[] {
  const situes = unites.flatMap((unite) => {
    const findFamille = makeFindFamille(unite);
    return unite.risques.map((risque) => ({ risque, code: findFamille(risque) }));
  });
  return [...Map.groupBy(situes, ({ code }) => code)]
    .map(([code, group]) => ({
      code,
      displayName: code === null ? SANS_FAMILLE_LABEL : FAMILLES_DE_RISQUES[code],
      compteurs: summarizeRisques(group.map(({ risque }) => risque)).compteurs,
    }))
    .toSorted(compareBands);
}
