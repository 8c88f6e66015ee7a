import { expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../../src/services/clock.ts';
import { LIMITS, makeLimiter } from '../../src/services/limits/limiter.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();
const { max, windowMs } = LIMITS.contactPerIp;

const open = () => makeLimiter(server.database, server.clock);
const use = (limiter: ReturnType<typeof open>, subject: string) =>
  limiter.use('contactPerIp', subject).then(
    () => 200,
    ({ status }: { status: number }) => status,
  );
/** Uses up the window of a subject; the last use is refused. */
async function fill(limiter: ReturnType<typeof open>, subject: string) {
  const statuses: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one use after the other
  for (let count = 0; count <= max; count += 1) statuses.push(await use(limiter, subject));
  return statuses;
}
const ALL = [...Array.from({ length: max }, () => 200), 429];

test('a window that was begun while the clock was ahead shuts nobody out once it is right again', async () => {
  const [one, other] = [open(), open()];
  server.clock.advance(30 * DAY);
  expect(await fill(one, '192.0.2.1')).toEqual(ALL);
  server.clock.advance(-30 * DAY);
  // What another server finds in the database, then what this one remembers.
  expect(await use(other, '192.0.2.1')).toBe(200);
  expect(await use(one, '192.0.2.1')).toBe(200);
  // The limit holds as ever.
  for (let count = 2; count < max; count += 1)
    // oxlint-disable-next-line no-await-in-loop -- one use after the other
    expect(await use(one, '192.0.2.1')).toBe(200);
  expect([await use(one, '192.0.2.1'), await use(other, '192.0.2.1')]).toEqual([429, 429]);
  server.clock.advance(windowMs);
  expect(await use(one, '192.0.2.1')).toBe(200);
});

test('clocks that differ by some seconds begin no window anew', async () => {
  const [ahead, behind] = [open(), open()];
  server.clock.advance(10 * SECOND);
  expect(await use(ahead, '192.0.2.2')).toBe(200);
  server.clock.advance(-10 * SECOND);
  for (let count = 1; count < max; count += 1)
    // oxlint-disable-next-line no-await-in-loop -- one use after the other
    expect(await use(behind, '192.0.2.2')).toBe(200);
  expect([await use(behind, '192.0.2.2'), await use(ahead, '192.0.2.2')]).toEqual([429, 429]);
});

test.for([
  ['192.0.2.3', MINUTE, 429],
  ['192.0.2.4', MINUTE + 1, 200],
] as const)(
  'to %s, whose window ends %i ms later than any that begins now, the answer is %i',
  async ([subject, back, next]) => {
    const [one, other] = [open(), open()];
    expect(await fill(one, subject)).toEqual(ALL);
    server.clock.advance(-back);
    expect([await use(one, subject), await use(other, subject)]).toEqual([next, next]);
    server.clock.advance(back);
  },
);
