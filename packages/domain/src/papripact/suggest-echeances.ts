import { addMonths } from '../texte/format-date.ts';

/** A date proposed for an action (`YYYY-MM-DD`), and how long from now that is. */
export type EcheanceProposee = { libelle: string; date: string };

const DELAIS = [
  ['Dans 1\u00A0mois', 1],
  ['Dans 3\u00A0mois', 3],
  ['Dans 6\u00A0mois', 6],
  ['Dans 1\u00A0an', 12],
] as const;

/** The dates proposed for an action written on a day (`YYYY-MM-DD`), the nearest first; any other may be typed. */
export const suggestEcheances = (today: string): EcheanceProposee[] =>
  DELAIS.map(([libelle, months]) => ({ libelle, date: addMonths(today, months) }));
