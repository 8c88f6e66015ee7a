import type { Effectif, MesureEnPlace } from '@odu/api-contract/types';
import { NON_EVALUE_LABEL } from '../evaluation/niveau-de-risque.ts';
import type { Note } from '../evaluation/notes.ts';
import { formatDateLongue } from '../texte/format-date.ts';
import { formatEffectif } from '../unite-de-travail/effectif.ts';
import { formatNombre } from '../texte/format-nombre.ts';
import { NNBSP } from '../texte/espaces.ts';
import type { NomOf } from './champ.ts';

/** Stands for a value that nobody has written. */
export const VALEUR_VIDE = '(vide)';

/** Stands for the name of something that is no longer in the document. */
export const NOM_INTROUVABLE = '(introuvable)';

/** Shows a text as it is, « (vide) » when there is none. */
export const showText = (text: string | null): string =>
  text === null || text.trim() === '' ? VALEUR_VIDE : text;

/** Shows a text that an older document may lack. */
export const showTextOrNothing = (text: string | null | undefined): string => showText(text ?? null);

/** Shows a choice between two by the name of what was chosen. */
export const showChoice = (value: boolean | null, yes: string, no: string): string => {
  if (value === null) return VALEUR_VIDE;
  return value ? yes : no;
};

/** Shows a number in French. */
export const showNombre = (value: number | null | undefined): string =>
  value === null || value === undefined ? VALEUR_VIDE : formatNombre(value);

/** Shows how many people work in a unit. */
export const showEffectif = (effectif: Effectif | null | undefined): string =>
  effectif === null || effectif === undefined ? VALEUR_VIDE : formatEffectif(effectif);

/** Shows the measures in place, each with its kind. */
export const showMesures = (mesures: readonly MesureEnPlace[] | null | undefined): string =>
  showText((mesures ?? []).map(({ texte, type }) => `${texte} (${type})`).join(`${NNBSP}; `));

/** Shows yes or no. */
export const showOuiNon = (value: boolean | null): string => showChoice(value, 'Oui', 'Non');

/** Shows a day in long form. */
export const showJour = (day: string | null): string =>
  day === null || day === '' ? VALEUR_VIDE : formatDateLongue(day);

/** Shows a rating by its name on its scale. */
export const showNote = (note: Note | null, labels: Readonly<Record<Note, string>>): string =>
  note === null ? NON_EVALUE_LABEL : labels[note];

/** Shows what an id stands for by its name. */
export const showNom = (id: string | null, nomOf: NomOf): string =>
  id === null || id === '' ? VALEUR_VIDE : (nomOf(id) ?? NOM_INTROUVABLE);
