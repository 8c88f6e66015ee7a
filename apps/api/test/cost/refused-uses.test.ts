import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import { MINUTE } from '../../src/services/clock.ts';
import { LIMITS, makeLimiter } from '../../src/services/limits/limiter.ts';
import { CallerGone } from '../../src/services/pacing/patience.ts';
import { useTestServer } from '../build-app.ts';
import { listStatements } from '../support/count-statements.ts';

const server = useTestServer();
const { max, windowMs } = LIMITS.contactPerIp;

test('who goes on asking costs the database nothing until the window ends; another server asks it once', async () => {
  const open = () => makeLimiter(server.database, server.clock);
  const [one, other] = [open(), open()];
  const use = async (limiter: ReturnType<typeof open>, subject = '192.0.2.1') => {
    let status = 200;
    const statements = await listStatements(() =>
      limiter.use('contactPerIp', subject).catch((error: { status: number }) => {
        status = error.status;
      }),
    );
    return [status, statements.length];
  };
  for (let count = 0; count < max; count += 1)
    // oxlint-disable-next-line no-await-in-loop -- one use after the other
    expect(await use(one)).toEqual([200, 1]);
  expect(await use(one)).toEqual([429, 1]);
  expect(await use(one)).toEqual([429, 0]);
  expect(await use(one, '192.0.2.2')).toEqual([200, 1]);
  expect(await use(other)).toEqual([429, 1]);
  expect(await use(other)).toEqual([429, 0]);
  server.clock.advance(windowMs - 1);
  expect(await use(one)).toEqual([429, 0]);
  server.clock.advance(1);
  expect(await use(one)).toEqual([200, 1]);
});

describe('a use', () => {
  const open = () => makeLimiter(server.database, server.clock);
  const useAll = async (limiter: ReturnType<typeof open>, subject: string) => {
    for (let count = 0; count < max; count += 1) await limiter.use('contactPerIp', subject);
    await expect(limiter.use('contactPerIp', subject)).rejects.toMatchObject({ status: 429 });
  };

  test('that is given back makes room for one, though others were refused meanwhile: those used nothing', async () => {
    const limiter = open();
    await useAll(limiter, '192.0.2.10');
    await limiter.giveBack('contactPerIp', '192.0.2.10');
    await limiter.use('contactPerIp', '192.0.2.10');
    await expect(limiter.use('contactPerIp', '192.0.2.10')).rejects.toMatchObject({ status: 429 });
  });

  test('of work that was not begun is given back; of work that failed it counts', async () => {
    const limiter = open();
    const work = (error: Error) => limiter.useFor('contactPerIp', '192.0.2.11', () => Promise.reject(error));
    for (let count = 0; count < 2 * max; count += 1)
      await expect(work(new CallerGone(503))).rejects.toBeInstanceOf(CallerGone);
    for (let count = 0; count < max; count += 1)
      await expect(work(new Error('failed'))).rejects.toThrow('failed');
    await expect(work(new Error('failed'))).rejects.toMatchObject({ status: 429 });
  });

  test('that cannot be given back, the database being away, hides nothing of why', async () => {
    const closed = openDatabase({ ...server.deps.config, onLost: () => {} });
    await sql`select 1`.execute(closed.queries);
    await closed.close();
    await expect(
      makeLimiter(closed, server.clock).giveBack('contactPerIp', '192.0.2.12'),
    ).resolves.toBeUndefined();
  });

  test('is not refused for a window that a wrong clock began: it would end far ahead', async () => {
    const limiter = open();
    server.clock.advance(3 * windowMs);
    await useAll(limiter, '192.0.2.13');
    server.clock.advance(-3 * windowMs);
    await limiter.use('contactPerIp', '192.0.2.13');
  });

  test('that is refused hears when the next one may come, in whole minutes and seconds', async () => {
    const refused: string[] = [];
    const limiter = makeLimiter(server.database, server.clock, (name) => refused.push(name));
    await useAll(limiter, '192.0.2.14');
    server.clock.advance(windowMs - MINUTE - 1);
    const asked = limiter.use('contactPerIp', '192.0.2.14');
    await expect(asked).rejects.toMatchObject({
      message: 'Trop de tentatives. Réessayez dans 2 minutes.',
      headers: { 'retry-after': '61' },
    });
    expect(() => limiter.refuseKnown('contactPerIp', '192.0.2.14')).toThrow('Trop de tentatives');
    expect(refused).toEqual(['contactPerIp', 'contactPerIp', 'contactPerIp']);
  });
});
