import { setTimeout as wait } from 'node:timers/promises';
import type { DuerpDocument } from '@odu/api-contract';
import { DEFAULT_DISPLAY_OPTIONS } from '@odu/domain';
import type { ReportInput } from '@odu/report';
import { describe, expect, test } from 'vitest';
import { generateVersion } from '../../src/operations/duerp/versions/generate-version.ts';
import { makeReports, type Reports } from '../../src/services/duerp/reports.ts';
import { LIMITS } from '../../src/services/limits/limiter.ts';
import {
  DISPLAY_OPTIONS,
  ENTREPRISE,
  makeCompleteDuerp,
  makeDuerpCalls,
  messageOf,
} from '../support/duerp-scenario.ts';
import { idOf, useDuerpServer } from '../support/duerp-server.ts';
import { CONFLICT } from '../support/editor-scenario.ts';
import { compact, readPdfText } from '../support/read-pdf.ts';
import { makeVersionReads } from '../support/version-reads.ts';

/** The real engine, with a place where a test can step in before the PDF is made. */
const engine = makeReports();
/** When set, the engine is not asked: what is tested is not in the PDF. */
let stub: Uint8Array | undefined;
let made = 0;
let beforeRender: (input: ReportInput) => Promise<unknown> = () => Promise.resolve();
const reports: Reports = {
  ...engine,
  render: async (input, accountId) => {
    const step = beforeRender;
    beforeRender = () => Promise.resolve();
    made += 1;
    await step(input);
    return stub ?? engine.render(input, accountId);
  },
};

const { server, account: owner, calls } = useDuerpServer({ deps: { reports }, isVip: 1 });

const { listVersions, listRows } = makeVersionReads(server, owner);
const HOUR = 3_600_000;

describe('an incomplete document', () => {
  test('is a 422 with every problem and its place, and uses none of the ten generations', async () => {
    const id = idOf(await calls.create());
    const { etag } = (await calls.read(id)).headers;
    for (let time = 0; time < 11; time++) {
      const response = await calls.generate(id);
      expect([response.statusCode, messageOf(response)]).toStrictEqual([
        422,
        "Votre DUERP n'est pas encore complet.",
      ]);
      const { errors } = response.json<{ errors: { path: string; message: string }[] }>();
      expect(errors.map(({ path }) => path)).toStrictEqual(['/data/entreprise', '/data/unitesDeTravail']);
      expect(errors[0]?.message).toBe("Les informations de l'entreprise ne sont pas renseignées.");
    }
    expect(await listVersions(id)).toStrictEqual([]);
    expect((await calls.read(id)).headers.etag).toBe(etag);
  });
});

describe('a generation', () => {
  const rename = (id: string, nom: string) =>
    calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, nom });

  test('on a document that the client saw older is a 409', async () => {
    const { id } = await makeCompleteDuerp(calls);
    expect((await calls.generate(id, {}, { headers: { 'if-match': '"1"' } })).statusCode).toBe(409);
    expect(await listVersions(id)).toStrictEqual([]);
  });

  test('during which the document changes is a 409 for a client that named what it saw', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const seen = String((await calls.read(id)).headers.etag);
    beforeRender = () => rename(id, 'Changée entre-temps');
    expect((await calls.generate(id, {}, { headers: { 'if-match': seen } })).statusCode).toBe(409);
    expect(await listVersions(id)).toStrictEqual([]);
  });

  test('during which the document changes is made again on the newest for the others', async () => {
    const { id } = await makeCompleteDuerp(calls);
    beforeRender = () => rename(id, 'Changée entre-temps');
    expect((await calls.generate(id)).statusCode).toBe(201);
    const rows = await listRows(id);
    expect(rows).toHaveLength(1);
    expect(await readPdfText(rows[0]?.pdf ?? new Uint8Array())).toContain(compact('Changée entre-temps'));
  });

  test('during which the document changes each time is given up after three tries, and is none of the ten but one of the sixty without a version', async () => {
    const { id } = await makeCompleteDuerp(calls);
    let tries = 0;
    const change = async () => {
      tries += 1;
      await rename(id, `Changée ${tries} fois`);
      beforeRender = change;
    };
    beforeRender = change;
    stub = new Uint8Array([37, 80, 68, 70]);
    const given = await calls.generate(id);
    beforeRender = () => Promise.resolve();
    stub = undefined;
    expect([given.statusCode, messageOf(given), tries]).toStrictEqual([409, CONFLICT, 3]);
    expect(await listRows(id)).toStrictEqual([]);
    const usesLeft = async (name: 'generationPerDuerp' | 'generationRefusedPerDuerp') => {
      for (let count = 0; ; count += 1)
        try {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await server.deps.limiter.use(name, id);
        } catch {
          return count;
        }
    };
    expect(await usesLeft('generationPerDuerp')).toBe(LIMITS.generationPerDuerp.max);
    expect(await usesLeft('generationRefusedPerDuerp')).toBe(LIMITS.generationRefusedPerDuerp.max - 1);
    // What was refused beyond the ten used nothing: one that is given back is free again.
    await server.deps.limiter.giveBack('generationPerDuerp', id);
    expect(await usesLeft('generationPerDuerp')).toBe(1);
  });

  test('whose engine fails leaves no version and no change', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const before = await calls.document(id);
    beforeRender = () => Promise.reject(new Error('the engine broke'));
    const failed = await calls.generate(id, { displayOptions: DEFAULT_DISPLAY_OPTIONS });
    expect(failed.statusCode).toBe(500);
    // Decision B12: the screen's own sentence speaks.
    expect(failed.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      requestId: expect.any(String),
    });
    expect(await calls.document(id)).toStrictEqual(before);
    expect(await listRows(id)).toStrictEqual([]);
  });

  test('of a document deleted meanwhile is a 404 and leaves no version', async () => {
    const { id } = await makeCompleteDuerp(calls);
    beforeRender = () => calls.remove(id);
    expect((await calls.generate(id)).statusCode).toBe(404);
    expect(await listRows(id)).toStrictEqual([]);
  });

  test('asked six times at once gives six versions in one chain, each made once', async () => {
    const { id } = await makeCompleteDuerp(calls);
    stub = new Uint8Array([37, 80, 68, 70]);
    made = 0;
    // The others would be kept meanwhile, and this one in vain.
    beforeRender = () => wait(300);
    const answers = await Promise.all(Array.from({ length: 6 }, () => calls.generate(id)));
    stub = undefined;
    expect(answers.map(({ statusCode }) => statusCode)).toStrictEqual(answers.map(() => 201));
    expect(made).toBe(6);
    const rows = await listRows(id);
    expect(rows.map(({ versionNumber }) => versionNumber)).toStrictEqual([1, 2, 3, 4, 5, 6]);
    expect(rows.map(({ previousHash }) => previousHash)).toStrictEqual([
      null,
      ...rows.slice(0, -1).map(({ hash }) => hash),
    ]);
  });

  test('beside which another server makes versions is made again as often as that: nobody edited the document', async () => {
    const { id } = await makeCompleteDuerp(calls);
    stub = new Uint8Array([37, 80, 68, 70]);
    const ofAnotherServer = generateVersion(server.deps);
    const caller = { accountId: owner.id, sessionId: '', isDelegated: false };
    const body = { notesDeVersion: 'ailleurs', displayOptions: DISPLAY_OPTIONS };
    let times = 0;
    const overtake = async () => {
      await ofAnotherServer({ caller, path: { id }, headers: {}, body } as never);
      times += 1;
      if (times < 4) beforeRender = overtake;
    };
    beforeRender = overtake;
    expect((await calls.generate(id)).statusCode).toBe(201);
    stub = undefined;
    expect((await listRows(id)).map(({ notesDeVersion }) => notesDeVersion)).toEqual([
      ...Array.from({ length: 4 }, () => 'ailleurs'),
      '',
    ]);
  });
});

test('an eleventh generation within an hour is a 429 that says when to come back; another document is free', async () => {
  const limitedOwner = await server.signUp('limite-generation@exemple.fr', { isVip: 1 });
  const limited = makeDuerpCalls(server, limitedOwner);
  stub = new Uint8Array([37, 80, 68, 70]);
  const { id } = await makeCompleteDuerp(limited);
  for (let count = 0; count < 10; count++) expect((await limited.generate(id)).statusCode).toBe(201);
  const refused = await limited.generate(id);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await limited.generate((await makeCompleteDuerp(limited)).id)).statusCode).toBe(201);
  server.clock.advance(HOUR);
  const account = { ...limitedOwner, ...(await server.deps.sessions.open(limitedOwner.id)) };
  expect((await limited.generate(id, {}, { account })).statusCode).toBe(201);
  expect((await limited.read(id, { account })).json<DuerpDocument>().versions).toHaveLength(11);
  stub = undefined;
});
