import type { MesureEnPlace, MesureType } from '@odu/api-contract/types';
import * as z from 'zod/mini';
import { requiredText } from '../formulaire/fields.ts';
import { TYPES_DE_MESURE } from '../papripact/papripact.ts';
import { foldName, isSameName } from '../texte/is-same-name.ts';

/** The greatest number of measures that a person gives a risk; the contract takes twice as many, for those of two people at once. */
export const MAX_MESURES_EN_PLACE = 50;

/** The greatest number of characters of a measure, as in the contract. */
export const MAX_TEXTE_DE_MESURE = 1000;

/** The form of a measure that a person types. */
export const mesureEnPlaceFormSchema = z.object({
  texte: requiredText('Décrivez la mesure', MAX_TEXTE_DE_MESURE),
  type: z.enum(TYPES_DE_MESURE, 'Choisissez le type de la mesure'),
});

/** What a measure says, without its id. */
export type MesureSaisie = Pick<MesureEnPlace, 'texte' | 'type'>;

/** The measures in the order of the principles of prevention (art. L4121-2 C. trav.); those of one kind as they were added. */
export const sortMesuresEnPlace = <M extends Pick<MesureEnPlace, 'type'>>(mesures: readonly M[]): M[] =>
  mesures.toSorted((left, right) => TYPES_DE_MESURE.indexOf(left.type) - TYPES_DE_MESURE.indexOf(right.type));

/** The list with one measure more, at its end; the same list when it is there already or there is no room. */
export function addMesureEnPlace(
  mesures: MesureEnPlace[],
  { texte, type }: MesureSaisie,
  createId: () => string,
): MesureEnPlace[] {
  const isThere = mesures.some((known) => isSameName(known.texte, texte));
  return isThere || mesures.length >= MAX_MESURES_EN_PLACE
    ? mesures
    : [...mesures, { idMesure: createId(), texte: texte.trim(), type }];
}

/** The model measures that a risk does not have yet, in the order of the principles of prevention. */
export function listMesuresProposees(
  mesuresTypes: readonly MesureType[],
  mesures: readonly Pick<MesureEnPlace, 'texte'>[],
): MesureType[] {
  const known = new Set(mesures.map(({ texte }) => foldName(texte)));
  return sortMesuresEnPlace(mesuresTypes.filter(({ libelle }) => !known.has(foldName(libelle))));
}

/** Whether a value that a device kept is a measure. */
export const isMesureEnPlace = (value: unknown): value is MesureEnPlace =>
  typeof value === 'object' &&
  value !== null &&
  'idMesure' in value &&
  typeof value.idMesure === 'string' &&
  'texte' in value &&
  typeof value.texte === 'string' &&
  'type' in value &&
  TYPES_DE_MESURE.some((type) => type === value.type);
