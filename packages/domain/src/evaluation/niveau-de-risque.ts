import type { NiveauDeRisqueStatus as StatusOrNull, Risque } from '@odu/api-contract/types';
import type { Incomplet } from '../champs/incomplet.ts';
import { COEFFICIENT_MAITRISE, isNote } from './notes.ts';
import type { Note } from './notes.ts';

type Criteres = Pick<Risque, 'evalGravite' | 'evalFrequence' | 'evalMaitrise'>;

/** The three ratings of a risk. */
export type Evaluation = { [C in keyof Criteres]: Note };

/** The ratings of a risk that may not be evaluated yet. */
export type EvaluationPartielle = Incomplet<Criteres>;

/** The band of a level on the wire; null stands for « Non évalué ». */
export type NiveauDeRisqueStatus = NonNullable<StatusOrNull>;

/** The bands from the mildest to the worst. */
export const NIVEAU_STATUSES = [
  'GREEN',
  'YELLOW',
  'ORANGE',
  'RED',
] as const satisfies readonly NiveauDeRisqueStatus[];

/** From which value each band begins (specification 2 section 4; decision D1: 5 itself is red). */
export const NIVEAU_SEUILS = { YELLOW: 1, ORANGE: 3, RED: 5 } as const;

/** Names of the bands. */
export const NIVEAU_LABELS = {
  GREEN: 'Faible',
  YELLOW: 'Modéré',
  ORANGE: 'Important',
  RED: 'Critique',
} as const satisfies Record<NiveauDeRisqueStatus, string>;

/** The name of a risk, a unit or a document without a level. */
export const NON_EVALUE_LABEL = 'Non évalué';

/** The level of a risk, unrounded, from 0.25 to 20: gravité × fréquence × coefficient of maîtrise. */
export const computeNiveauDeRisque = ({ evalGravite, evalFrequence, evalMaitrise }: Evaluation): number =>
  evalGravite * evalFrequence * COEFFICIENT_MAITRISE[evalMaitrise];

/** Whether the three criteria of a risk are set. */
export const isRisqueEvalue = <R extends EvaluationPartielle>(risque: R): risque is R & Evaluation =>
  isNote(risque.evalGravite) && isNote(risque.evalFrequence) && isNote(risque.evalMaitrise);

/** The level of a risk, or null until its three criteria are set. */
export const computeNiveauDeRisqueOrNull = (evaluation: EvaluationPartielle): number | null =>
  isRisqueEvalue(evaluation) ? computeNiveauDeRisque(evaluation) : null;

/** The band of a level; null (« Non évalué ») when it is missing or zero. */
export const classifyNiveauDeRisque = (value: number | null | undefined): NiveauDeRisqueStatus | null => {
  if (value === null || value === undefined || !(value > 0)) return null;
  if (value >= NIVEAU_SEUILS.RED) return 'RED';
  if (value >= NIVEAU_SEUILS.ORANGE) return 'ORANGE';
  return value >= NIVEAU_SEUILS.YELLOW ? 'YELLOW' : 'GREEN';
};

/** The name of a band, « Non évalué » for null. */
export const labelNiveauDeRisque = (status: NiveauDeRisqueStatus | null): string =>
  status === null ? NON_EVALUE_LABEL : NIVEAU_LABELS[status];
