import { afterEach, expect, test, vi } from 'vitest';
import { AT_ONCE, MAX_WAITING } from '../../src/http/limits/own-lines.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE });
afterEach(() => void vi.restoreAllMocks());

/** A document of an account, and a small edit of it. */
async function open(emailAddress: string) {
  const { account, calls } = await signUp(emailAddress);
  const id = idOf(await calls.create());
  const edit = async () =>
    (await calls.write(id, 'update-list-unitesdetravail', { unitesDeTravail: [] })).statusCode;
  const downloadDemo = async () =>
    (await server.request({ url: `/api/duerp/${id}/versions/${id}/download-demo`, account })).statusCode;
  return { edit, downloadDemo };
}

/** Holds the work of everybody until it is let go; how often it was begun. */
function hold() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const transaction = server.database.transaction.bind(server.database);
  const begun = vi.spyOn(server.database, 'transaction').mockImplementation(async (work) => {
    await promise;
    return transaction(work);
  });
  return { count: () => begun.mock.calls.length, letGo: resolve };
}

test.for([
  ['beside others, one', true, 1],
  ['alone, three', false, AT_ONCE.calls],
] as const)(
  'of forty edits of one account at once, %s holds the database, and another account is not behind them',
  async ([name, isBeside, atWork]) => {
    const [abus, claire] = [
      await open(`abus-${atWork}@exemple.fr`),
      await open(`claire-${atWork}@exemple.fr`),
    ];
    vi.spyOn(server.deps.pacing, 'hasOthers').mockReturnValue(isBeside);
    const { count, letGo } = hold();
    const answers = Array.from({ length: 40 }, () => abus.edit());
    await expect.poll(count).toBe(atWork);
    const hers = claire.edit();
    await expect.poll(count, { message: name }).toBe(atWork + 1);
    letGo();
    expect(await hers).toBe(200);
    expect(new Set(await Promise.all(answers))).toStrictEqual(new Set([200]));
  },
);

test('sixty demonstrations at once are made two at a time, and leave the account its edits', async () => {
  const { edit, downloadDemo } = await open('demos@exemple.fr');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const asked = vi.spyOn(server.deps.demos, 'get').mockReturnValue(promise);
  const answers = Array.from({ length: 60 }, downloadDemo);
  await expect.poll(() => asked.mock.calls.length).toBe(AT_ONCE.pdfs);
  expect(await edit()).toBe(200);
  expect(asked).toHaveBeenCalledTimes(AT_ONCE.pdfs);
  resolve(undefined);
  expect(new Set(await Promise.all(answers))).toStrictEqual(new Set([404]));
});

test('whoever waits in too long a line is told so, in the contract’s form', async () => {
  const { edit } = await open('file@exemple.fr');
  vi.spyOn(server.deps.pacing, 'hasOthers').mockReturnValue(false);
  const { letGo } = hold();
  const answers = Array.from({ length: AT_ONCE.calls + MAX_WAITING + 1 }, edit);
  const refused = await Promise.race(answers);
  expect(refused).toBe(429);
  letGo();
  const statuses = await Promise.all(answers);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
