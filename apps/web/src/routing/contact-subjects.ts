/** What « Autres demandes » of the account page opens the contact form for (specification 1, /my-account), by its address. */
export const CONTACT_SUBJECTS = {
  email: 'Changer mon adresse email',
  rgpd: 'Exercer mes droits sur mes données personnelles (RGPD)',
  suppression: 'Supprimer mon compte',
} as const;

export type ContactSubject = keyof typeof CONTACT_SUBJECTS;

export const CONTACT_SUBJECT_KEYS = Object.keys(CONTACT_SUBJECTS) as ContactSubject[];

/** The subject of an address, undefined for anything else that may stand there. */
export const readContactSubject = (key: string | undefined): ContactSubject | undefined =>
  CONTACT_SUBJECT_KEYS.find((known) => known === key);
