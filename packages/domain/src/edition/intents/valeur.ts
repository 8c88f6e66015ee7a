import type { Effectif, MesureEnPlace } from '@odu/api-contract/types';
import { isSameMesures } from '../../mesures-en-place/merge-mesures.ts';
import { isSameEffectif } from '../../unite-de-travail/effectif.ts';

/** Whether a value of a field is a list of measures in place. */
export const isMesures = (value: unknown): value is readonly MesureEnPlace[] => Array.isArray(value);

const isEffectif = (value: unknown): value is Effectif =>
  typeof value === 'object' && value !== null && 'total' in value;

/** Whether two values of a field are the same for a person. */
export const isSameValeur = (left: unknown, right: unknown): boolean =>
  left === right ||
  (isMesures(left) && isMesures(right) && isSameMesures(left, right)) ||
  (isEffectif(left) && isEffectif(right) && isSameEffectif(left, right));
