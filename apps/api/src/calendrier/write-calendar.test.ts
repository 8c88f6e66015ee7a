import { expect, test } from 'vitest';
import type { CalendarEvent } from './calendar-events.ts';
import { writeCalendar } from './write-calendar.ts';

const makeEvent = (number: number): CalendarEvent => ({
  uid: `action-${number}@odu`,
  day: '2027-01-15',
  title: `Action préventive\u00a0: ${number}, « été »; 👷`,
  lines: ['END:VCALENDAR\\, '.repeat(number % 7), 'Fournil\r\nBEGIN:VEVENT'],
  url: 'https://odu.example/duerps/1',
  changedAt: '2026-11-26T08:00:00.000Z',
  sequence: number,
});
const write = (count: number, atOnce?: number) =>
  writeCalendar(
    {
      productName: 'ODU',
      baseUrl: 'https://odu.example',
      events: Array.from({ length: count }, (_, number) => makeEvent(number)),
    },
    atOnce,
  );

test('a calendar in parts is the text of one that is written at once', async () => {
  for (const count of [0, 1, 9, 10, 11, 25]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as it is read
    const whole = await write(count, 100);
    expect(whole.split('\r\nBEGIN:VEVENT\r\n')).toHaveLength(count + 1);
    // oxlint-disable-next-line no-await-in-loop -- the same
    expect(await write(count)).toBe(whole);
  }
});

test('others run while a great calendar is written', async () => {
  let isWritten = false;
  let turns = 0;
  const count = () => {
    turns += 1;
    if (!isWritten) setImmediate(count);
  };
  setImmediate(count);
  await write(1_000).then(() => (isWritten = true));
  expect(turns).toBeGreaterThanOrEqual(100);
});
