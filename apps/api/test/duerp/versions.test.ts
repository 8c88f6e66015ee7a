import { createHash } from 'node:crypto';
import { DEFAULT_DISPLAY_OPTIONS } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { computeVersionHash } from '../../src/services/duerp/version-chain.ts';
import { DISPLAY_OPTIONS, ENTREPRISE, makeCompleteDuerp, messageOf } from '../support/duerp-scenario.ts';
import { idOf, useDuerpServer } from '../support/duerp-server.ts';
import { compact, readPdfText } from '../support/read-pdf.ts';
import { makeVersionReads } from '../support/version-reads.ts';

const { server, account: owner, calls } = useDuerpServer({ isVip: 1 });

const { listVersions, listRows } = makeVersionReads(server, owner);
const download = (id: string, versionId: string, suffix = '') =>
  server.request({ url: `/api/duerp/${id}/versions/${versionId}/download${suffix}`, account: owner });
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

describe('a version', () => {
  test('that says it is the first, once there is another one, gives no reason', async () => {
    const { id } = await makeCompleteDuerp(calls);
    for (const motif of ['PREMIERE_VERSION', 'PREMIERE_VERSION', 'MISE_A_JOUR_ANNUELLE'])
      await calls.generate(id, { motif });
    expect((await listVersions(id)).map(({ motif }) => motif)).toStrictEqual([
      'MISE_A_JOUR_ANNUELLE',
      null,
      'PREMIERE_VERSION',
    ]);
  });

  test('keeps the data, the notes, the options and the full PDF, which downloads as made', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const generated = await calls.generate(id, {
      notesDeVersion: 'Première évaluation',
      motif: 'PREMIERE_VERSION',
    });
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
        motif: 'PREMIERE_VERSION',
        isCovered_Derivated: true,
        compteurs: { GREEN: 1, YELLOW: 1, ORANGE: 0, RED: 1, NON_EVALUE: 0 },
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
      'Première version',
    ]) {
      expect(text).toContain(compact(expected));
    }
  });

  test('made without a reason has none; one that does not exist is refused', async () => {
    const { id } = await makeCompleteDuerp(calls);
    await calls.generate(id);
    expect(await listVersions(id)).toMatchObject([{ motif: null }]);
    const wrong = await calls.generate(id, { motif: 'PARCE_QUE' });
    expect(wrong.statusCode).toBe(400);
  });

  test('says how many risks stood in each band, from its row alone, whatever the document became', async () => {
    const { id, risques, unites } = await makeCompleteDuerp(calls);
    await calls.generate(id);
    const seen = { GREEN: 1, YELLOW: 1, ORANGE: 0, RED: 1, NON_EVALUE: 0 };
    await calls.write(id, 'update-list-unitesdetravail', {
      unitesDeTravail: [{ idUniteDeTravail: unites[0], displayName: 'Vente' }],
    });
    await calls.generate(id);
    expect(risques).toHaveLength(3);
    expect((await listVersions(id)).map(({ compteurs }) => compteurs)).toStrictEqual([
      { ...seen, YELLOW: 0 },
      seen,
    ]);
    await server.database.queries.updateTable('version').set({ compteurs: null }).execute();
    expect((await listVersions(id)).every((version) => !('compteurs' in version))).toBe(true);
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
      expect(computeVersionHash({ ...row, previousHash: sha256('une autre') })).not.toBe(row.hash);
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

test('a PDF that was changed in the database is never given out, and the log says so', async () => {
  const { id } = await makeCompleteDuerp(calls);
  const versionId = idOf(await calls.generate(id));
  await server.database.queries
    .updateTable('version')
    .set({ pdf: new Uint8Array([1, 2, 3]) })
    .where('id', '=', versionId)
    .execute();
  const inLog = () => server.logLines.filter((line) => line.includes('is not the one that was sealed'));
  const refused = async (url: string) => {
    const answer = await server.request({ url, account: owner });
    expect([answer.statusCode, answer.headers['retry-after'], messageOf(answer)]).toStrictEqual([
      503,
      '3600',
      "Le PDF de cette version n'est plus celui qui a été scellé, il n'est donc pas donné\u00A0: contactez-nous.",
    ]);
  };
  await refused(`/api/duerp/${id}/versions/${versionId}/download`);
  expect(inLog()).toHaveLength(1);
  expect(inLog()[0]).toContain(versionId);
  // The demonstration is made of the data, which were not changed.
  expect((await download(id, versionId, '-demo')).statusCode).toBe(200);
  await calls.remove(id);
  await refused(`/api/myaccount/archives/${id}/versions/${versionId}/download`);
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
