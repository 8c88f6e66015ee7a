import { type AddressInfo, connect } from 'node:net';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { AT_ONCE } from '../../src/http/limits/own-lines.ts';
import { makeReports, type Reports } from '../../src/services/duerp/reports.ts';
import type { LimitName } from '../../src/services/limits/limiter.ts';
import { PATIENCE } from '../../src/services/pacing/patience.ts';
import { hashToken } from '../../src/services/authentication/random-tokens.ts';
import { DISPLAY_OPTIONS, makeCompleteDuerp, messageOf } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const NOT_NOW = "Le PDF n'a pas pu être préparé pour le moment, veuillez réessayer dans quelques instants.";

/** What an answer says, and when it may be asked again. */
const toSaid = (answer: Awaited<ReturnType<ReturnType<typeof useDuerpServer>['server']['request']>>) => [
  answer.statusCode,
  answer.statusCode < 400 ? '' : messageOf(answer),
  answer.headers['retry-after'],
];

/** How many uses of a limit count. */
const makeCountUses =
  ({ server }: Pick<ReturnType<typeof useDuerpServer>, 'server'>) =>
  async (name: LimitName, subject: string): Promise<number> => {
    const key = `${name}:${hashToken(subject)}`;
    const row = await server.database.queries
      .selectFrom('rateLimit')
      .select('count')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.count ?? 0;
  };

describe('with an engine that answers nothing', () => {
  const frozen = makeReports({
    workerFile: new URL('../support/workers/never-answers.ts', import.meta.url),
  });
  let engine: Reports = NO_ENGINE.reports;
  let asked = 0;
  const reports: Reports = {
    ...NO_ENGINE.reports,
    render: (...args) => {
      asked += 1;
      return engine.render(...args);
    },
    renderExtrait: (...args) => engine.renderExtrait(...args),
    close: () => frozen.close(),
  };
  const opened = useDuerpServer({
    deps: { reports },
    isVip: 1,
    patience: { waitMs: 2_000, allMs: 4_000 },
  });
  const { server, account, calls } = opened;
  const countUses = makeCountUses(opened);

  test('each call has its answer, before its connection ends; what needs no engine waits for nothing', async () => {
    const { id, unites } = await makeCompleteDuerp(calls);
    const versionId = idOf(await calls.generate(id));
    engine = frozen;
    asked = 0;
    const generations = Array.from({ length: 6 }, () => calls.generate(id));
    await vi.waitUntil(() => asked > 0, { timeout: 10_000 });
    let answered = 0;
    for (const one of generations) void one.then(() => (answered += 1));
    const url = `/api/duerp/${id}/versions`;
    const part = server.request({
      url: `${url}/${versionId}/unitesdetravail/${unites[0]}/download`,
      account,
    });
    const kept = await Promise.all([
      server.request({ url: `${url}/${versionId}/download`, account }),
      server.request({ url: `${url}/${id}/download`, account }),
      server.request({ url: '/api/myaccount/export', account }),
    ]);
    expect(kept.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200]);
    expect(answered).toBe(0);
    const answers = await Promise.all([...generations, part]);
    expect(answers.map(toSaid)).toEqual(answers.map(() => [503, NOT_NOW, '15']));
    // One was worked for in vain, the others were not begun: none counts among those that made a version.
    expect(await countUses('generationPerDuerp', id)).toBe(1);
    expect(await countUses('generationRefusedPerDuerp', id)).toBe(1);
    expect(await countUses('extraitPerAccount', account.id)).toBe(0);
    engine = NO_ENGINE.reports;
    expect((await calls.generate(id)).statusCode).toBe(201);
  });

  test('with its connection’s time, the longest wait leaves room for the answer', () => {
    expect(PATIENCE.waitMs).toBeLessThan(PATIENCE.allMs);
    expect(PATIENCE.allMs).toBeLessThan(110_000);
    expect(server.app.server.timeout).toBe(120_000);
  });
});

describe('a caller who goes', () => {
  let held: PromiseWithResolvers<void> | undefined;
  let asked = 0;
  const render: Reports['render'] = async (...args) => {
    asked += 1;
    await held?.promise;
    return NO_ENGINE.reports.render(...args);
  };
  const opened = useDuerpServer({ deps: { reports: { ...NO_ENGINE.reports, render } } });
  const { server, account, calls } = opened;
  let received = 0;
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    server.app.server.on('request', () => (received += 1));
  });

  /** Sends a generation on a connection of its own. */
  const send = (id: string, notesDeVersion: string) => {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1' }).on('error', () => {});
    const body = JSON.stringify({ notesDeVersion, displayOptions: DISPLAY_OPTIONS });
    socket.write(
      `POST /api/duerp/${id}/generate HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${account.accessToken}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    return socket;
  };
  const linesOf = (message: string) =>
    server.logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line['msg'] === message && line['operationId'] === 'generateVersion');
  const listNotes = async (id: string) =>
    (await server.request({ url: `/api/duerp/${id}/versions/list`, account }))
      .json<{ notesDeVersion: string }[]>()
      .map((one) => one.notesDeVersion);

  test('while it waits has nothing done: no version, no use; a line of the log says so. What had begun is done', async () => {
    const ids = await Promise.all(
      Array.from({ length: AT_ONCE.pdfs + 1 }, async () => (await makeCompleteDuerp(calls)).id),
    );
    held = Promise.withResolvers();
    const begun = ids.slice(1).map((id) => send(id, 'begun'));
    await vi.waitUntil(() => asked === AT_ONCE.pdfs, { timeout: 10_000 });
    const [waitedFor = ''] = ids;
    const left = send(waitedFor, 'left');
    const stays = send(waitedFor, 'stays');
    await vi.waitUntil(() => received === AT_ONCE.pdfs + 2, { timeout: 10_000 });
    left.destroy();
    for (const socket of begun) socket.destroy();
    await vi.waitUntil(() => linesOf('cut').length === begun.length + 1, { timeout: 10_000 });
    expect(linesOf('cut')[0]).not.toHaveProperty('status');
    held.resolve();
    await vi.waitUntil(() => linesOf('answered').length === 1, { timeout: 10_000 });
    expect(await listNotes(waitedFor)).toEqual(['stays']);
    for (const id of ids.slice(1)) expect(await listNotes(id)).toEqual(['begun']);
    expect(await makeCountUses(opened)('generationPerDuerp', waitedFor)).toBe(1);
    expect(linesOf('cut')).toHaveLength(begun.length + 1);
    stays.destroy();
  });
});
