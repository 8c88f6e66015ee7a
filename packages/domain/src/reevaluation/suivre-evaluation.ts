import type { EvaluationPrecedente, Risque } from '@odu/api-contract/types';
import { type EvaluationPartielle, isRisqueEvalue } from '../evaluation/niveau-de-risque.ts';
import { toParisDay } from '../texte/format-date.ts';

/** The later of an instant and the end of an action: where the clock of a device is slow, what is done after it is not before it. */
export const laterOf = (at: string, termineeLe: string | null): string =>
  termineeLe !== null && termineeLe > at ? termineeLe : at;

/** What a risk keeps of its evaluations beside the criteria: since when they stand, and what they were before. */
export type TraceDEvaluation = {
  readonly evalueLe: string | null;
  readonly evaluationPrecedente: EvaluationPrecedente | null;
};

type Suivi = EvaluationPartielle & Pick<Risque, 'evalueLe' | 'evaluationPrecedente'>;

/** The criteria of an evaluation, by their fields. */
export const CRITERES = ['evalGravite', 'evalFrequence', 'evalMaitrise'] as const;

/** The trace of a risk; of one kept before there was any, nothing. */
export const readTrace = ({
  evalueLe = null,
  evaluationPrecedente = null,
}: Pick<Risque, 'evalueLe' | 'evaluationPrecedente'>): TraceDEvaluation => ({
  evalueLe,
  evaluationPrecedente,
});

/** Whether two ratings of a risk are the same. */
export const isSameCotation = (left: EvaluationPartielle, right: EvaluationPartielle): boolean =>
  CRITERES.every((critere) => (left[critere] ?? null) === (right[critere] ?? null));

/** Whether values that are written rate a risk. */
export const hasCotation = (values: EvaluationPartielle): boolean =>
  CRITERES.some((critere) => values[critere] !== undefined);

/** Whether two traces say the same. */
export const isSameTrace = (left: TraceDEvaluation, right: TraceDEvaluation): boolean =>
  left.evalueLe === right.evalueLe &&
  left.evaluationPrecedente?.evalueLe === right.evaluationPrecedente?.evalueLe &&
  isSameCotation(left.evaluationPrecedente ?? {}, right.evaluationPrecedente ?? {});

/** Whether a risk was evaluated between two of its states: with other criteria, or again with the same. */
export const hasRated = (before: Suivi, after: Suivi): boolean =>
  !isSameCotation(before, after) || !isSameTrace(readTrace(before), readTrace(after));

/** Whether an evaluation is a former one when another is made at `at`, or a correction of the same moment changes it. */
const isPrecedente = (evalueLe: string | null, at: string, termineeLe: string | null): boolean =>
  evalueLe === null ||
  toParisDay(evalueLe) < toParisDay(at) ||
  (termineeLe !== null && evalueLe < termineeLe);

/**
 * The trace of a risk after its criteria were written at the instant `at`. The evaluation that stood until then is kept as
 * the former one when it is of an earlier day (in Paris), of an unknown one, or of before an action of the risk was finished
 * (`termineeLe`, the newest such instant); else it was only being corrected, and the former one stays.
 */
export function suivreEvaluation(
  before: Suivi,
  after: EvaluationPartielle,
  at: string,
  termineeLe: string | null,
): TraceDEvaluation {
  const { evalueLe, evaluationPrecedente } = readTrace(before);
  if (isSameCotation(before, after)) return { evalueLe, evaluationPrecedente };
  const isKept = isRisqueEvalue(before) && isPrecedente(evalueLe, at, termineeLe);
  return {
    evalueLe: isRisqueEvalue(after) ? laterOf(at, termineeLe) : null,
    evaluationPrecedente: isKept
      ? {
          evalGravite: before.evalGravite,
          evalFrequence: before.evalFrequence,
          evalMaitrise: before.evalMaitrise,
          evalueLe,
        }
      : evaluationPrecedente,
  };
}
