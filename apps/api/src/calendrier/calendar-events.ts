import {
  buildAdresseLegifrance,
  computeEcheance,
  cutText,
  formatNombre,
  formatPhrase,
  NBSP,
  phraseDeLaMiseAJour,
  RESERVE_DU_SECTEUR_PUBLIC,
} from '@odu/domain';
import type { Day } from '../db/schema/duerp.ts';
import { readEntreprise } from '../operations/duerp/lecture/read-duerp-data.ts';
import type { CalendarAction, CalendarDuerp } from '../repositories/account/calendrier-repository.ts';

/** A day of the calendar. */
export type CalendarEvent = {
  /** The same for as long as what it is about exists. */
  uid: string;
  day: Day;
  title: string;
  lines: readonly string[];
  url: string;
  /** ISO instant of the last change, and the number of changes (RFC 5545, SEQUENCE). */
  changedAt: string;
  sequence: number;
};

/** A title is one line of a screen; the whole text stands in the document. */
const MAX_TITLE = 120;

/** How much of an action's text is read. */
export const MAX_TEXT = 1_000;

const shorten = (text: string, length: number) => cutText(text.replace(/[ \t\r\n]+/g, ' ').trim(), length);

/** When a document must be brought up to date; null before its first version. The same day as on its page. */
export function toDueDateEvent(duerp: CalendarDuerp, today: Day, baseUrl: string): CalendarEvent | null {
  const entreprise = readEntreprise(duerp);
  const echeance = computeEcheance({
    latestCreationTime: duerp.latestCreationTime,
    nombreEmployes: entreprise?.nombreEmployes,
    isSecteurPublic: entreprise?.isSecteurPublic,
    today,
  });
  if (echeance === null) return null;
  const { dueDate, isObligatoire, isAVerifier } = echeance;
  const phrase = phraseDeLaMiseAJour(echeance);
  const name = shorten(duerp.displayName, MAX_TITLE);
  const url = `${baseUrl}/duerps/${duerp.id}`;
  return {
    uid: `echeance-${duerp.id}@odu`,
    day: dueDate,
    title: isObligatoire
      ? `DUERP à mettre à jour${isAVerifier ? RESERVE_DU_SECTEUR_PUBLIC : ''}${NBSP}: ${name}`
      : `Mise à jour conseillée du DUERP${NBSP}: ${name}`,
    lines: [
      formatPhrase(phrase),
      ...phrase.references.map(({ article }) => buildAdresseLegifrance(article)),
      "Une nouvelle version remet cette date à l'année suivante.",
      url,
    ],
    url,
    changedAt: duerp.updatedAt,
    sequence: duerp.revision,
  };
}

/** The day by which an action is to be done. */
export function toActionEvent(action: CalendarAction, duerp: CalendarDuerp, baseUrl: string): CalendarEvent {
  const place = new URLSearchParams({ step: '6', unite: action.idUniteDeTravail });
  const url = `${baseUrl}/duerps/${duerp.id}/edit?${place.toString()}`;
  return {
    uid: `action-${duerp.id}-${action.idAction}@odu`,
    day: action.date,
    title: shorten(`Action préventive${NBSP}: ${action.texte}`, MAX_TITLE),
    lines: [
      shorten(action.texte, MAX_TEXT),
      `DUERP${NBSP}: ${duerp.displayName}`,
      `Unité de travail${NBSP}: ${action.unite}`,
      `Responsable${NBSP}: ${action.responsable}`,
      `Statut${NBSP}: ${action.statut}`,
      url,
    ],
    url,
    changedAt: duerp.updatedAt,
    sequence: duerp.revision,
  };
}

/** What tells, on the day of its reading, that a calendar does not hold everything. */
export const toCutEvent = (today: Day, max: number, baseUrl: string): CalendarEvent => ({
  uid: 'calendrier-incomplet@odu',
  day: today,
  title: `Calendrier des DUERP incomplet${NBSP}: ${formatNombre(max)} dates au plus`,
  lines: [
    `Ce calendrier s'arrête à ${formatNombre(max)} dates${NBSP}: les prochaines, puis les plus anciennes. Les autres actions sont dans vos DUERP.`,
    `${baseUrl}/duerps`,
  ],
  url: `${baseUrl}/duerps`,
  changedAt: `${today}T00:00:00.000Z`,
  sequence: 0,
});
