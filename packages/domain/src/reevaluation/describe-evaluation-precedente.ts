import type { EvaluationPrecedente } from '@odu/api-contract/types';
import { formatNiveau } from '../evaluation/format-niveau.ts';
import {
  classifyNiveauDeRisque,
  computeNiveauDeRisque,
  isRisqueEvalue,
  labelNiveauDeRisque,
  type NiveauDeRisqueStatus,
} from '../evaluation/niveau-de-risque.ts';
import { formatDateLongue } from '../texte/format-date.ts';

/** What a risk was before it was evaluated anew, ready to be shown. */
export type EvaluationDAvant = {
  readonly value: number;
  readonly status: NiveauDeRisqueStatus | null;
  /** « était Important 4,0 le 3 mars 2027 »; without a day when nobody kept it. */
  readonly phrase: string;
};

/** What a risk was before its evaluation; null when it was evaluated once only. */
export function describeEvaluationPrecedente({
  evaluationPrecedente,
}: {
  readonly evaluationPrecedente?: EvaluationPrecedente | null | undefined;
}): EvaluationDAvant | null {
  if (!evaluationPrecedente || !isRisqueEvalue(evaluationPrecedente)) return null;
  const value = computeNiveauDeRisque(evaluationPrecedente);
  const status = classifyNiveauDeRisque(value);
  const { evalueLe } = evaluationPrecedente;
  const jour = evalueLe === null ? '' : ` le ${formatDateLongue(evalueLe)}`;
  return { value, status, phrase: `était ${labelNiveauDeRisque(status)} ${formatNiveau(value)}${jour}` };
}
