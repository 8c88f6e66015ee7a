import { classifyNiveauDeRisque, formatNiveau, labelNiveauDeRisque } from '@odu/domain';
import type { NiveauContent } from './report-content.ts';

/** Stands where there is no value. */
export const NO_VALUE = '–';

/** Turns a level (null: not evaluated) into its printed value, key and word. */
export function describeNiveau(value: number | null): NiveauContent {
  const status = classifyNiveauDeRisque(value);
  return {
    valeur: status === null ? NO_VALUE : formatNiveau(value),
    status: status ?? 'NON_EVALUE',
    label: labelNiveauDeRisque(status),
  };
}
