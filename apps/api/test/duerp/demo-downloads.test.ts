import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '../../src/contract/problem.ts';
import { DAY, MINUTE } from '../../src/services/clock.ts';
import { makeDemos } from '../../src/services/duerp/demos.ts';
import { LIMITS } from '../../src/services/limits/limiter.ts';
import { CallerGone } from '../../src/services/pacing/patience.ts';
import { makeReports, type Reports } from '../../src/services/duerp/reports.ts';
import { makeCompleteDuerp, messageOf } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const NBSP = '\u00a0';
const broken = makeReports({
  workerFile: new URL('../../../../packages/report/test/workers/broken.ts', import.meta.url),
});

/** 2 s, the rest is for a busy machine. */
const ANSWERED_WITHIN_MS = 5_000;

let made = 0;
let engine: Reports['render'] | undefined;
const reports: Reports = {
  ...NO_ENGINE.reports,
  render: (...args) => {
    if (engine) return engine(...args);
    made++;
    return NO_ENGINE.reports.render(...args);
  },
  close: () => broken.close(),
};

const { server, signUp } = useDuerpServer({ deps: { reports } });

let people = 0;
/** An account of its own with a version, and the downloads of that version's demonstration. */
async function makeVersion() {
  const { account, calls } = await signUp(`demo${people++}@exemple.fr`);
  const { id } = await makeCompleteDuerp(calls);
  const versionId = idOf(await calls.generate(id));
  const url = `/api/duerp/${id}/versions/${versionId}/download-demo`;
  return { id, versionId, account, download: () => server.request({ url, account }) };
}

const listKept = async () =>
  (await server.database.queries.selectFrom('keptDemo').select('versionId').execute()).map(
    ({ versionId }) => versionId,
  );

beforeEach(() => {
  made = 0;
  engine = undefined;
});

describe('a demonstration', () => {
  test('is made once: for 20 downloads at once, for later ones, for another server', async () => {
    const { id, versionId, download } = await makeVersion();
    made = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, download));
    expect(answers.map(({ statusCode }) => statusCode)).toStrictEqual(answers.map(() => 200));
    expect((await download()).rawPayload).toStrictEqual(answers[0]?.rawPayload);
    expect(made).toBe(1);
    const asked = { duerpDocumentId: id, versionId };
    const refuse = () => Promise.reject(new Error('made again'));
    const kept = await makeDemos(server.deps).get(asked, refuse);
    expect(Buffer.from(kept?.pdf ?? [])).toStrictEqual(answers[0]?.rawPayload);
    // What else is printed in it makes it another one.
    const renamed = { ...server.deps, config: { productName: 'Autre nom' } };
    await expect(makeDemos(renamed).get(asked, refuse)).rejects.toThrow('made again');
  });

  test('that is kept is given with its own document alone', async () => {
    const hers = await makeVersion();
    const mine = await makeVersion();
    expect((await hers.download()).statusCode).toBe(200);
    const ask = (id: string) =>
      server.request({
        url: `/api/duerp/${id}/versions/${hers.versionId}/download-demo`,
        account: mine.account,
      });
    const answers = [await ask(mine.id), await ask(hers.id)];
    expect(answers.map((answer) => [answer.statusCode, messageOf(answer)])).toStrictEqual([
      [404, 'Version introuvable.'],
      [404, 'DUERP introuvable.'],
    ]);
  });

  test('is made for who still waits when the one who asked first has gone', async () => {
    const { id, versionId } = await makeVersion();
    const demos = makeDemos(server.deps);
    const asked = { duerpDocumentId: id, versionId };
    const [begun, first] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()];
    const gone = demos.get(asked, () => {
      begun.resolve();
      return first.promise;
    });
    await begun.promise;
    const stays = demos.get(asked, () => Promise.resolve(new Uint8Array([1])));
    // It has read that there is none, and joined the first one.
    await new Promise((resolve) => void setTimeout(resolve, 100));
    first.reject(new CallerGone(503));
    await expect(gone).rejects.toBeInstanceOf(CallerGone);
    expect((await stays)?.pdf).toStrictEqual(new Uint8Array([1]));
  });

  test('is not made again for who read that there was none just before it was kept', async () => {
    const { id, versionId } = await makeVersion();
    const reading = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    let isLate = true;
    const { queries } = server.database;
    const slow = queries.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isLate) return result;
        isLate = false;
        reading.resolve();
        await answer.promise;
        return result;
      },
    });
    const demos = makeDemos({ ...server.deps, database: { queries: slow } });
    const make = vi.fn<() => Promise<Uint8Array>>(() => Promise.resolve(new Uint8Array([1])));
    const asked = { duerpDocumentId: id, versionId };
    const late = demos.get(asked, make);
    await reading.promise;
    await demos.get(asked, make);
    answer.resolve();
    expect(Array.from((await late)?.pdf ?? [])).toStrictEqual([1]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('that could not be made is not kept', async () => {
    const { versionId, download } = await makeVersion();
    engine = () => Promise.reject(new Problem(503));
    expect((await download()).statusCode).toBe(503);
    expect(await listKept()).not.toContain(versionId);
    engine = undefined;
    expect((await download()).statusCode).toBe(200);
  });

  test('that nobody downloads for 30 days is forgotten, and so are the least recent over the room for all', async () => {
    const one = await makeVersion();
    const two = await makeVersion();
    await one.download();
    server.clock.advance(MINUTE);
    await two.download();
    await server.deps.demos.cleanUp(4);
    expect(await listKept()).toStrictEqual([two.versionId]);
    await server.deps.demos.cleanUp();
    expect(await listKept()).toStrictEqual([two.versionId]);
    server.clock.advance(30 * DAY + 1);
    await server.deps.demos.cleanUp();
    expect(await listKept()).toStrictEqual([]);
  });

  test('that was downloaded again meanwhile is not forgotten', async () => {
    const { account, versionId, download } = await makeVersion();
    const other = await makeVersion();
    made = 0;
    expect((await download()).statusCode).toBe(200);
    expect((await other.download()).statusCode).toBe(200);
    server.clock.advance(29 * DAY);
    Object.assign(account, await server.deps.sessions.open(account.id));
    expect((await download()).statusCode).toBe(200);
    server.clock.advance(2 * DAY);
    await server.deps.demos.cleanUp();
    expect(await listKept()).toStrictEqual([versionId]);
    expect(made).toBe(2);
  });

  test('is downloaded 60 times in an hour by one account at most', async () => {
    const { download } = await makeVersion();
    const other = await makeVersion();
    for (let count = 0; count < LIMITS.demoPerAccount.max; count++)
      expect((await download()).statusCode).toBe(200);
    const refused = await download();
    expect([refused.statusCode, refused.headers['retry-after'], messageOf(refused)]).toStrictEqual([
      429,
      '3600',
      'Trop de tentatives. Réessayez dans 60 minutes.',
    ]);
    expect((await other.download()).statusCode).toBe(200);
  });
});

test('without its engine, the server says within 2 s when to try again', async () => {
  const { download } = await makeVersion();
  engine = broken.render;
  const before = performance.now();
  const answer = await download();
  expect(performance.now() - before).toBeLessThan(ANSWERED_WITHIN_MS);
  expect([answer.statusCode, answer.headers['retry-after'], messageOf(answer)]).toStrictEqual([
    503,
    '3',
    "Le PDF n'a pas pu être préparé pour le moment, veuillez réessayer dans quelques instants.",
  ]);
  engine = undefined;
  expect((await download()).statusCode).toBe(200);
});

test('whoever has too many PDFs under way is told so, and nobody else', async () => {
  const { download } = await makeVersion();
  engine = () => makeReports({ maxQueueOfOwner: 0 }).render({} as never, 'a');
  const answer = await download();
  expect([answer.statusCode, messageOf(answer)]).toStrictEqual([
    429,
    `Plusieurs PDF de votre compte sont déjà en préparation${NBSP}: réessayez quand ils seront prêts.`,
  ]);
});
