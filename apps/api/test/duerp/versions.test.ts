import { createHash } from 'node:crypto';
import type { DuerpDocument, Version } from '@odu/api-contract';
import { DEFAULT_DISPLAY_OPTIONS } from '@odu/domain';
import type { ReportInput } from '@odu/report';
import { beforeAll, describe, expect, test } from 'vitest';
import { computeVersionHash } from '../../src/services/version-chain.ts';
import { makeReports, type Reports } from '../../src/services/reports.ts';
import { type TestAccount, useTestServer } from '../build-app.ts';
import { compact, readPdfText } from '../support/read-pdf.ts';
import {
  DISPLAY_OPTIONS,
  type DuerpCalls,
  ENTREPRISE,
  makeCompleteDuerp,
  makeDuerpCalls,
  messageOf,
} from '../support/duerp-scenario.ts';

const HOUR = 3_600_000;

/** The real engine, with a place where a test can step in before the PDF is made. */
const engine = makeReports();
/** When set, the engine is not asked: what is tested is not in the PDF. */
let stub: Uint8Array | undefined;
let beforeRender: (input: ReportInput) => Promise<unknown> = () => Promise.resolve();
const reports: Reports = {
  ...engine,
  render: async (input) => {
    const step = beforeRender;
    beforeRender = () => Promise.resolve();
    await step(input);
    return stub ?? engine.render(input);
  },
};
const server = useTestServer({ deps: { reports } });

let owner: TestAccount;
let calls: DuerpCalls;
beforeAll(async () => {
  owner = await server.signUp('versions@exemple.fr', { isVip: 1, maxNumberOfDuerps: 1000 });
  calls = makeDuerpCalls(server, owner);
});

const idOf = (response: { json: <T>() => T }) => response.json<{ id: string }>().id;
const listVersions = async (id: string) =>
  (await server.request({ url: `/api/duerp/${id}/versions/list`, account: owner })).json<Version[]>();
const download = (id: string, versionId: string, suffix = '') =>
  server.request({ url: `/api/duerp/${id}/versions/${versionId}/download${suffix}`, account: owner });
const listRows = (id: string) =>
  server.database.queries
    .selectFrom('version')
    .selectAll()
    .where('duerpDocumentId', '=', id)
    .orderBy('versionNumber')
    .execute();
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

describe('an incomplete document', () => {
  test('is a 422 with every problem and its place, and uses none of the ten generations', async () => {
    const id = idOf(await calls.create());
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
    expect((await calls.read(id)).headers.etag).toBe('"1"');
  });
});

describe('a version', () => {
  test('keeps the data, the notes, the options and the full PDF, which downloads as made', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const generated = await calls.generate(id, { notesDeVersion: 'Première évaluation' });
    expect([generated.statusCode, generated.headers.etag]).toStrictEqual([201, '"7"']);
    const document = await calls.document(id);
    expect(document).toMatchObject({
      hasBeenModifiedSinceLastGeneration: false,
      data: { displayOptions: DISPLAY_OPTIONS },
    });
    expect(document.versions).toStrictEqual([
      {
        id: idOf(generated),
        duerpDocumentId: id,
        versionNumber: 1,
        creationTime: server.clock.now().toISOString(),
        notesDeVersion: 'Première évaluation',
        isCovered_Derivated: true,
      },
    ]);
    expect(await listVersions(id)).toStrictEqual(document.versions);

    const [row] = await listRows(id);
    expect(JSON.parse(String(row?.snapshot))).toStrictEqual({
      displayName: 'Boulangerie Martin',
      data: document.data,
    });
    const pdf = await download(id, idOf(generated));
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['content-disposition']]).toStrictEqual([
      200,
      'application/pdf',
      'attachment; filename="DUERP_v1.pdf"',
    ]);
    expect(sha256(pdf.rawPayload)).toBe(row?.pdfSha256);
    const text = await readPdfText(pdf.rawPayload);
    for (const expected of [
      'Boulangerie Martin',
      'Glissade sur un sol mouillé',
      'Carrelage lavé à midi',
      'Brûlure au four',
      'Poser un tapis antidérapant',
      'Première évaluation',
    ]) {
      expect(text).toContain(compact(expected));
    }
  });

  test('never changes with its document', async () => {
    const { id, unites } = await makeCompleteDuerp(calls);
    await calls.generate(id);
    const before = await listRows(id);
    await calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, nom: 'Autre nom' });
    await calls.write(id, 'update-list-unitesdetravail', {
      unitesDeTravail: [{ idUniteDeTravail: unites[0], displayName: 'Vente' }],
    });
    expect((await calls.document(id)).hasBeenModifiedSinceLastGeneration).toBe(true);
    await calls.generate(id, { displayOptions: DEFAULT_DISPLAY_OPTIONS });
    const after = await listRows(id);
    expect(after).toHaveLength(2);
    expect(after[0]).toStrictEqual(before[0]);
    expect(JSON.parse(String(after[1]?.snapshot))).toMatchObject({ displayName: 'Autre nom' });
    expect((await calls.document(id)).hasBeenModifiedSinceLastGeneration).toBe(false);
  });

  test('is sealed with the one before it', async () => {
    const { id } = await makeCompleteDuerp(calls);
    for (const notesDeVersion of ['a', 'b', 'c']) {
      server.clock.advance(1000);
      await calls.generate(id, { notesDeVersion });
    }
    const rows = await listRows(id);
    expect(rows.map(({ versionNumber }) => versionNumber)).toStrictEqual([1, 2, 3]);
    let previousHash: string | null = null;
    for (const row of rows) {
      expect(row.previousHash).toBe(previousHash);
      expect([row.snapshotSha256, row.pdfSha256]).toStrictEqual([sha256(row.snapshot), sha256(row.pdf)]);
      expect(row.hash).toBe(computeVersionHash(row));
      expect(computeVersionHash({ ...row, notesDeVersion: 'réécrite' })).not.toBe(row.hash);
      expect(computeVersionHash({ ...row, creationTime: '2020-01-01T00:00:00.000Z' })).not.toBe(row.hash);
      previousHash = row.hash;
    }
    expect((await listVersions(id)).map(({ versionNumber }) => versionNumber)).toStrictEqual([3, 2, 1]);
  });

  test('unknown, or of another document, is a 404', async () => {
    const one = await makeCompleteDuerp(calls);
    const other = await makeCompleteDuerp(calls);
    const versionId = idOf(await calls.generate(one.id));
    for (const suffix of ['', '-demo']) {
      const response = await download(other.id, versionId, suffix);
      expect([response.statusCode, messageOf(response)]).toStrictEqual([404, 'Version introuvable.']);
    }
    expect(
      (
        await server.request({
          url: `/api/myaccount/archives/${one.id}/versions/${versionId}/download`,
          account: owner,
        })
      ).statusCode,
    ).toBe(404);
  });
});

test('the demonstration has nothing readable of the risks and actions, and is the same each time', async () => {
  const { id } = await makeCompleteDuerp(calls);
  const versionId = idOf(await calls.generate(id));
  const demo = await download(id, versionId, '-demo');
  expect([demo.statusCode, demo.headers['content-disposition']]).toStrictEqual([
    200,
    'attachment; filename="DUERP_v1_demo.pdf"',
  ]);
  const text = await readPdfText(demo.rawPayload);
  expect(text).toContain('DÉMONSTRATION');
  expect(text).toContain(compact('Boulangerie Martin'));
  // A category of the referential keeps its public name: « Brûlures » stays, the risk « Brûlure au four » does not.
  for (const word of [
    'Glissade',
    'mouillé',
    'Carrelage',
    'Tapis',
    'escalier',
    'Brûlureaufour',
    'antidérapant',
    'Dominique',
    'Petit',
    '300euros',
  ]) {
    expect(text).not.toContain(word);
  }
  // Nothing of them hides beside the text either.
  for (const word of ['Glissade', 'Carrelage', 'Dominique'])
    expect(demo.rawPayload.toString('latin1')).not.toContain(word);
  expect(sha256((await download(id, versionId, '-demo')).rawPayload)).toBe(sha256(demo.rawPayload));
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

  test('whose engine fails leaves no version and no change', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const before = await calls.document(id);
    beforeRender = () => Promise.reject(new Error('the engine broke'));
    expect((await calls.generate(id, { displayOptions: DEFAULT_DISPLAY_OPTIONS })).statusCode).toBe(500);
    expect(await calls.document(id)).toStrictEqual(before);
    expect(await listRows(id)).toStrictEqual([]);
  });

  test('of a document deleted meanwhile is a 404 and leaves no version', async () => {
    const { id } = await makeCompleteDuerp(calls);
    beforeRender = () => calls.remove(id);
    expect((await calls.generate(id)).statusCode).toBe(404);
    expect(await listRows(id)).toStrictEqual([]);
  });

  test('asked three times at once gives three versions in one chain', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const answers = await Promise.all([calls.generate(id), calls.generate(id), calls.generate(id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toStrictEqual([201, 201, 201]);
    const rows = await listRows(id);
    expect(rows.map(({ versionNumber }) => versionNumber)).toStrictEqual([1, 2, 3]);
    expect(rows.map(({ previousHash }) => previousHash)).toStrictEqual([null, rows[0]?.hash, rows[1]?.hash]);
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
