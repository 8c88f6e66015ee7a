import { expect, test } from 'vitest';
import { HOUR } from '../../src/services/clock.ts';
import { LIMITS } from '../../src/services/limits/limiter.ts';
import { reachLimit } from '../provider-states/compte-states.ts';
import { listStatements } from '../support/count-statements.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, account, calls, signUp } = useDuerpServer({ deps: NO_ENGINE, isVip: 1 });

/** The statements of a call that name this: the parts of a document, or a file. */
const readsOf = async (what: string, call: () => Promise<unknown>) =>
  (await listStatements(call)).filter((sql) => sql.includes(what));
const RISQUES = 'from "risque"';
const PDF = '"pdf"';

test('a generation on a document that the client saw older is refused before the document is read', async () => {
  const { id } = await makeCompleteDuerp(calls);
  const generate = async () =>
    expect((await calls.generate(id, {}, { headers: { 'if-match': '"1"' } })).statusCode).toBe(409);
  expect(await readsOf(RISQUES, generate)).toStrictEqual([]);
  expect(await readsOf(RISQUES, () => calls.generate(id))).toHaveLength(1);
});

test('an eleventh generation in an hour is refused without the document once it was told so', async () => {
  const { id } = await makeCompleteDuerp(calls);
  await reachLimit(server.deps, 'generationPerDuerp', id);
  const generate = async () => expect((await calls.generate(id)).statusCode).toBe(429);
  await generate();
  expect(await readsOf(RISQUES, generate)).toStrictEqual([]);
});

test('a document that is not complete is looked at sixty times an hour, then no more; the answer of a key that was kept is given all the same', async () => {
  const id = idOf(await calls.create());
  for (let time = 0; time < LIMITS.generationRefusedPerDuerp.max; time += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await calls.generate(id)).statusCode).toBe(422);
  const generate = async () => expect((await calls.generate(id)).statusCode).toBe(429);
  await generate();
  expect(await readsOf(RISQUES, generate)).toStrictEqual([]);
  const { id: complete } = await makeCompleteDuerp(calls);
  const key = { headers: { 'idempotency-key': 'b5b4f1f0-7a39-4a3e-9f0e-5b7f7d0b6a11' } };
  const made = idOf(await calls.generate(complete, {}, key));
  await reachLimit(server.deps, 'generationPerDuerp', complete).catch(() => {});
  expect((await calls.generate(complete)).statusCode).toBe(429);
  expect(idOf(await calls.generate(complete, {}, key))).toBe(made);
  server.clock.advance(HOUR);
  Object.assign(account, await server.deps.sessions.open(account.id));
  expect((await calls.generate(id)).statusCode).toBe(422);
});

test('the file of a version that is not covered is not read', async () => {
  const { account: free, calls: own } = await signUp('gratuit@exemple.fr');
  const { id } = await makeCompleteDuerp(own);
  const url = `/api/duerp/${id}/versions/${idOf(await own.generate(id))}/download`;
  const download = async () => expect((await server.request({ url, account: free })).statusCode).toBe(403);
  expect(await readsOf(PDF, download)).toStrictEqual([]);
  await server.database.queries.updateTable('account').set({ isVip: 1 }).where('id', '=', free.id).execute();
  const covered = async () => expect((await server.request({ url, account: free })).statusCode).toBe(200);
  expect(await readsOf(PDF, covered)).toHaveLength(1);
});
