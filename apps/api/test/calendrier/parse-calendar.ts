import ICAL from 'ical.js';

/** An event as a reader of calendars understands it. */
export type ReadEvent = {
  uid: string;
  day: string;
  isWholeDay: boolean;
  summary: string;
  description: string;
  url: string;
  sequence: number;
  changedAt: string;
  transparency: string;
  alarms: string[];
};

const textOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '');

/** Reads a calendar by another library than the one that wrote it; throws for what is none. */
export function parseCalendar(text: string): { name: string; events: ReadEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== 'vcalendar') throw new Error(`A ${calendar.name} is no calendar`);
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    if (textOf(component, 'dtstamp') === '') throw new Error('An event without DTSTAMP');
    return {
      uid: event.uid,
      day: event.startDate.toString(),
      isWholeDay: event.startDate.isDate,
      summary: event.summary,
      description: event.description,
      url: textOf(component, 'url'),
      sequence: event.sequence,
      changedAt: textOf(component, 'last-modified'),
      transparency: textOf(component, 'transp'),
      alarms: component.getAllSubcomponents('valarm').map((alarm) => textOf(alarm, 'trigger')),
    };
  });
  return { name: textOf(calendar, 'x-wr-calname'), events };
}
