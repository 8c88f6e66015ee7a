import { RESERVE_DU_SECTEUR_PUBLIC } from '../droit/mise-a-jour.ts';
import { addYears } from '../texte/add-years.ts';
import { NBSP } from '../texte/espaces.ts';
import { countDays, formatDateLongue, toParisDay } from '../texte/format-date.ts';
import { formatPluriel } from '../texte/format-nombre.ts';

/** From this headcount the document is brought up to date at least every year (art. R4121-2 1° C. trav.). */
export const EFFECTIF_DE_LA_MISE_A_JOUR_ANNUELLE = 11;

/** When the next version is due, as a day in Paris (`YYYY-MM-DD`), and what today makes of it. */
export type Echeance = {
  dueDate: string;
  /** The law asks for it; below eleven employees, or without a headcount, it is advice (art. L4121-3 C. trav.). */
  isObligatoire: boolean;
  /** Whether the code asks it of this employer is to be checked: it names the public establishments that it binds (art. L4111-1 C. trav.). */
  isAVerifier: boolean;
  /** Days from today to the due date; negative when it is over. */
  daysLeft: number;
};

/** When the document must be brought up to date after its last version; null before the first. */
export const computeEcheance = (document: {
  /** ISO instant. */
  latestCreationTime: string | null | undefined;
  nombreEmployes: number | null | undefined;
  isSecteurPublic?: boolean | null | undefined;
  /** A day in Paris or an ISO instant. */
  today: string;
}): Echeance | null => {
  const { latestCreationTime, nombreEmployes, isSecteurPublic, today } = document;
  if (!latestCreationTime) return null;
  const dueDate = addYears(toParisDay(latestCreationTime), 1);
  return {
    dueDate,
    isObligatoire: (nombreEmployes ?? 0) >= EFFECTIF_DE_LA_MISE_A_JOUR_ANNUELLE,
    isAVerifier: isSecteurPublic === true,
    daysLeft: countDays(today, dueDate),
  };
};

/** The due date in words: « À mettre à jour avant le … », « … au plus tard aujourd'hui », « En retard de 12 jours », or the advice. */
export const describeEcheance = ({ dueDate, isObligatoire, isAVerifier, daysLeft }: Echeance): string => {
  const day = `le${NBSP}${formatDateLongue(dueDate)}`;
  if (!isObligatoire) {
    if (daysLeft === 0) return "Mise à jour conseillée aujourd'hui";
    return `Mise à jour conseillée ${daysLeft < 0 ? 'depuis' : 'avant'} ${day}`;
  }
  const reserve = isAVerifier ? RESERVE_DU_SECTEUR_PUBLIC : '';
  if (daysLeft < 0) return `En retard de${NBSP}${formatPluriel(-daysLeft, 'jour')}${reserve}`;
  return `À mettre à jour ${daysLeft === 0 ? "au plus tard aujourd'hui" : `avant ${day}`}${reserve}`;
};
