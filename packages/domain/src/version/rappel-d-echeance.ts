import { countDays } from '../texte/format-date.ts';

/** How many days before the due date a reminder is mailed; negative: after it. */
export const RAPPELS_D_ECHEANCE = [30, 7, 0, -30] as const;

/** A reminder, by its days before the due date. */
export type RappelDEcheance = (typeof RAPPELS_D_ECHEANCE)[number];

/** After so many days more, a reminder that could not be mailed (a server that was away) says nothing useful any more. */
const JOURS_APRES_LE_DERNIER = 30;

/**
 * The reminder that is due on a day: the last one whose day has come, so that a server that was away sends one and not
 * three. Null before the first, and long after the last. Days in Paris (`YYYY-MM-DD`).
 */
export function computeRappel(dueDate: string, today: string): RappelDEcheance | null {
  const daysLeft = countDays(today, dueDate);
  const last = Math.min(...RAPPELS_D_ECHEANCE);
  if (daysLeft <= last - JOURS_APRES_LE_DERNIER) return null;
  return RAPPELS_D_ECHEANCE.findLast((jours) => daysLeft <= jours) ?? null;
}
