import { setImmediate as letOthersRun } from 'node:timers/promises';
import { NBSP, RAPPELS_D_ECHEANCE } from '@odu/domain';
import ical, { ICalAlarmType, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import type { CalendarEvent } from './calendar-events.ts';

const HOURS = 3_600;
const DAYS = 24 * HOURS;

/** How often a reader should come back (RFC 7986, REFRESH-INTERVAL). */
const REFRESH_SECONDS = 6 * HOURS;

/** The reminders of the mails that come before the day. */
const ALARMES = RAPPELS_D_ECHEANCE.filter((jours) => jours > 0);

/** No sign that is not text (RFC 5545, 3.1): the library escapes line ends and separators, and leaves the rest as it is. */
const clean = (text: string) => text.replace(/(?![\r\n])[\p{Cc}\u2028\u2029]/gu, ' ').toWellFormed();

type Calendar = { productName: string; baseUrl: string; events: readonly CalendarEvent[] };

/** So many events are written in one go: of the longest texts, some milliseconds. */
const EVENTS_AT_ONCE = 10;

/** What the library ends a calendar with. */
const END = 'END:VCALENDAR';

/** The whole text of a calendar of these events. */
function writeAtOnce({ productName, baseUrl, events }: Calendar): string {
  const calendar = ical({
    name: `${productName}${NBSP}: échéances des DUERP`,
    description: 'Mises à jour des DUERP et actions préventives à mener.',
    prodId: { company: 'ODU', product: 'Calendrier', language: 'FR' },
    ttl: REFRESH_SECONDS,
    url: `${baseUrl}/duerps`,
  });
  for (const { uid, day, title, lines, url, changedAt, sequence } of events) {
    const event = calendar.createEvent({
      id: uid,
      // The library reads a date by UTC when it has no time zone.
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      sequence,
      summary: clean(title),
      description: clean(lines.join('\n')),
      url,
      // A day to know of, on which nobody is busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
    for (const jours of ALARMES)
      event.createAlarm({
        type: ICalAlarmType.display,
        triggerBefore: jours * DAYS,
        description: clean(title),
      });
  }
  return calendar.toString();
}

/**
 * Writes a calendar of whole days (RFC 5545): days as such, which have no time zone, and so no hour to be wrong by. The library
 * escapes and folds sign by sign, in one piece: the greatest calendar would keep everybody waiting for half a second, so it
 * writes some events at a time, and others run between.
 */
export async function writeCalendar(
  { events, ...calendar }: Calendar,
  eventsAtOnce = EVENTS_AT_ONCE,
): Promise<string> {
  const head = writeAtOnce({ ...calendar, events: [] }).slice(0, -END.length);
  const parts = [head];
  for (let start = 0; start < events.length; start += eventsAtOnce) {
    const some = writeAtOnce({ ...calendar, events: events.slice(start, start + eventsAtOnce) });
    parts.push(some.slice(head.length, -END.length));
    // oxlint-disable-next-line no-await-in-loop -- that is what the parts are for
    await letOthersRun();
  }
  return [...parts, END].join('');
}
