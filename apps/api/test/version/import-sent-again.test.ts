import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { LIMITS } from '../../src/services/limits/limiter.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { EMPTY_IMPORT } from '../support/empty-import.ts';

const { server, account, calls, signUp } = useDuerpServer({ deps: NO_ENGINE });

const importDuerp = (key: string, body: object = EMPTY_IMPORT, by = account) =>
  server.request({
    method: 'POST',
    url: '/api/duerp/import',
    account: by,
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

test('an import that is sent again while the first is made is made once, and has its answer', async () => {
  const other = await signUp('encore@exemple.fr');
  const count = async () => (await other.calls.list()).json<unknown[]>().length;
  const key = randomUUID();
  const made = await importDuerp(key, EMPTY_IMPORT, other.account);
  // As the second one sees it, that looks before the first one has kept its answer.
  const find = vi.spyOn(server.deps.idempotency, 'find').mockResolvedValueOnce(undefined);
  const again = await importDuerp(key, EMPTY_IMPORT, other.account);
  expect(find).toHaveBeenCalledTimes(1);
  find.mockRestore();
  expect([again.statusCode, idOf(again), await count()]).toEqual([201, idOf(made), 1]);
});
