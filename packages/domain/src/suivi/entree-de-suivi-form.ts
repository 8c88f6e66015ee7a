import type { AddSuiviRequest, AvisDuCse, SendToSpstRequest, TypeDeSuivi } from '@odu/api-contract/types';
import { emailSchema } from '../compte/email.ts';
import { CHAMP_REQUIS_MESSAGE, formatTropLong } from '../formulaire/fields.ts';
import { firstMessage } from '../formulaire/validate-with.ts';
import { countCharacters } from '../texte/count-characters.ts';
import { ANNEE_A_VERIFIER, isAnneePlausible, isDay, toParisDay } from '../texte/format-date.ts';
import { isSansCse } from './entrees-courantes.ts';

/** What a person fills in for an entry, whatever its kind. */
export type ValeursDeSuivi = {
  readonly date: string | null;
  readonly destinataire: string;
  readonly moyen: string;
  readonly avis: AvisDuCse | null;
  readonly compteRendu: string;
  readonly lieu: string;
  readonly modalites: string;
};

/** Nothing filled in yet, for an entry of this day. */
export const SUIVI_VIDE: ValeursDeSuivi = {
  date: null,
  destinataire: '',
  moyen: '',
  avis: null,
  compteRendu: '',
  lieu: '',
  modalites: '',
};

/** Greatest number of characters of each text (contract). */
export const MAX_TEXTES_DE_SUIVI = {
  destinataire: 200,
  moyen: 200,
  compteRendu: 40_000,
  lieu: 200,
  modalites: 500,
} as const;

type Texte = keyof typeof MAX_TEXTES_DE_SUIVI;

/** The texts of each kind, and those that it needs. */
const TEXTES: Readonly<Record<TypeDeSuivi, Readonly<Partial<Record<Texte, 'requis' | 'facultatif'>>>>> = {
  SPST: { destinataire: 'requis', moyen: 'requis' },
  CSE: { compteRendu: 'facultatif' },
  AVIS_D_ACCES: { lieu: 'requis', modalites: 'facultatif' },
};

/** The entry to send for what was filled in: the fields of its kind, trimmed. */
export function toEntreeDeSuivi(
  type: TypeDeSuivi,
  valeurs: ValeursDeSuivi,
  corrige: string | null,
): AddSuiviRequest {
  const isSansReunion = type === 'CSE' && isSansCse(valeurs.avis);
  const textes = isSansReunion ? [] : (Object.keys(TEXTES[type]) as Texte[]);
  return {
    type,
    date: valeurs.date ?? '',
    ...Object.fromEntries(textes.map((champ) => [champ, valeurs[champ].trim()])),
    ...(type === 'CSE' && valeurs.avis !== null && { avis: valeurs.avis }),
    corrige,
  };
}

const checkDate = (
  { type, date, avis }: AddSuiviRequest,
  { today, versionCreationTime }: Jours,
): string | null => {
  if (!isDay(date)) return 'Veuillez indiquer une date';
  if (!isAnneePlausible(date)) return ANNEE_A_VERIFIER;
  if (type !== 'AVIS_D_ACCES' && date > toParisDay(today)) return "La date ne peut pas être dans l'avenir";
  // A headcount is true on its own day: one seen before the version says nothing of it.
  const isOfTheVersion = type === 'SPST' || (type === 'CSE' && avis === 'effectif non atteint');
  if (isOfTheVersion && date < toParisDay(versionCreationTime))
    return 'La date ne peut pas précéder celle de la version';
  return null;
};

/** The days that an entry is compared with, as ISO instants. */
export type Jours = { readonly today: string; readonly versionCreationTime: string };

/** What is wrong in an entry, by field; {} when nothing is. Page and server ask it. */
export function checkEntreeDeSuivi(entree: AddSuiviRequest, jours: Jours): Record<string, string> {
  const errors: Record<string, string> = {};
  const date = checkDate(entree, jours);
  if (date !== null) errors['date'] = date;
  if (entree.type === 'CSE' && entree.avis === undefined)
    errors['avis'] = "Veuillez choisir l'avis rendu, ou pourquoi il n'y a pas de CSE";
  for (const [champ, need] of Object.entries(TEXTES[entree.type]) as [Texte, 'requis' | 'facultatif'][]) {
    const text = (entree[champ] ?? '').trim();
    if (need === 'requis' && text === '') errors[champ] = CHAMP_REQUIS_MESSAGE;
    else if (countCharacters(text) > MAX_TEXTES_DE_SUIVI[champ])
      errors[champ] = formatTropLong(MAX_TEXTES_DE_SUIVI[champ]);
  }
  return errors;
}

/** Greatest number of characters of the message beside the PDF (contract). */
export const MAX_MESSAGE_AU_SPST = 2000;

/** What is wrong in an e-mail to the service, by field; {} when nothing is. */
export function checkEnvoiAuSpst({ destinataire, emailAddress, message }: SendToSpstRequest) {
  const errors: Record<string, string> = {};
  if (destinataire.trim() === '') errors['destinataire'] = CHAMP_REQUIS_MESSAGE;
  else if (countCharacters(destinataire) > MAX_TEXTES_DE_SUIVI.destinataire)
    errors['destinataire'] = formatTropLong(MAX_TEXTES_DE_SUIVI.destinataire);
  const email = firstMessage(emailSchema, emailAddress);
  if (email !== null) errors['emailAddress'] = email;
  if (countCharacters(message) > MAX_MESSAGE_AU_SPST) errors['message'] = formatTropLong(MAX_MESSAGE_AU_SPST);
  return errors;
}
