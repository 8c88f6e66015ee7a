import { expect, test } from 'vitest';
import { LIMITS, makeLimiter } from '../../src/services/limits/limiter.ts';
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
