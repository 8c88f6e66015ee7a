import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { LIMITS } from '../../src/services/limits/limiter.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { EMPTY_IMPORT } from '../support/empty-import.ts';

const { server, account, calls } = useDuerpServer({ deps: NO_ENGINE });

const importDuerp = (key: string, body: object = EMPTY_IMPORT) =>
  server.request({
    method: 'POST',
    url: '/api/duerp/import',
    account,
    body,
    headers: { 'Idempotency-Key': key },
  });

test('an import whose answer was lost is answered again, and counts for nothing', async () => {
  const { max } = LIMITS.importPerAccount;
  const first = randomUUID();
  const made = await importDuerp(first);
  expect(made.statusCode).toBe(201);
  const again = await importDuerp(first);
  expect([again.statusCode, again.headers.etag, idOf(again)]).toStrictEqual([
    201,
    made.headers.etag,
    idOf(made),
  ]);
  for (let used = 1; used < max; used++) expect((await importDuerp(randomUUID())).statusCode).toBe(201);
  // One more is too many; what was made is answered all the same, and another content under its key is still refused.
  expect((await importDuerp(randomUUID())).statusCode).toBe(429);
  expect(idOf(await importDuerp(first))).toBe(idOf(made));
  expect((await importDuerp(first, { ...EMPTY_IMPORT, displayName: 'Autre' })).statusCode).toBe(422);
  expect((await calls.list()).json<unknown[]>()).toHaveLength(max);
});
