import { expect, test } from 'vitest';
import { LIMITS } from '../../src/services/limits/limiter.ts';
import { computeVersionHash, sha256 } from '../../src/services/duerp/version-chain.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, useDuerpServer } from '../support/duerp-server.ts';
import { compact, readAttachments, readPdfText } from '../support/read-pdf.ts';
import { makeVersionReads } from '../support/version-reads.ts';

const { server, account, calls } = useDuerpServer({ isVip: 1 });
const { listRows } = makeVersionReads(server, account);

const verify = (hash: string, from = '192.0.2.1') =>
  server.request({ method: 'POST', url: '/api/public/verify', body: { sha256: hash }, from });
const pdfOf = async (id: string, versionId: string, suffix = '') =>
  (await server.request({ url: `/api/duerp/${id}/versions/${versionId}/download${suffix}`, account }))
    .rawPayload;

test('a version is known by its file without a session, and nothing else is said of it', async () => {
  const { id } = await makeCompleteDuerp(calls);
  const versionId = idOf(await calls.generate(id, { notesDeVersion: 'Notes de Camille' }));
  const pdf = await pdfOf(id, versionId);
  const answer = await verify(sha256(pdf));
  expect([answer.statusCode, answer.json<unknown>()]).toStrictEqual([
    200,
    { version: { versionNumber: 1, creationTime: server.clock.now().toISOString() } },
  ]);
  const changed = Buffer.from(pdf);
  changed[changed.length - 10] = (changed.at(-10) ?? 0) ^ 1;
  for (const file of [changed, Buffer.concat([pdf, Buffer.from('\n')]), await pdfOf(id, versionId, '-demo')])
    expect((await verify(sha256(file))).json<unknown>()).toStrictEqual({ version: null });
});

test('a later version is known by its own number and day, its document deleted too', async () => {
  const { id } = await makeCompleteDuerp(calls);
  const days = [];
  for (const motif of ['PREMIERE_VERSION', 'MISE_A_JOUR_ANNUELLE']) {
    days.push(server.clock.now().toISOString());
    expect((await calls.generate(id, { motif })).statusCode).toBe(201);
    server.clock.advance(1000);
  }
  const rows = await listRows(id);
  const verifyAll = async () =>
    (await Promise.all(rows.map(({ pdfSha256 }) => verify(pdfSha256)))).map((answer) =>
      answer.json<unknown>(),
    );
  const said = days.map((creationTime, index) => ({ version: { versionNumber: index + 1, creationTime } }));
  expect(await verifyAll()).toStrictEqual(said);
  // Whoever was given the file may ask for forty years: the archive keeps the version.
  await calls.remove(id);
  expect(await verifyAll()).toStrictEqual(said);
});

test('the hash is asked for in full, in lower case, alone', async () => {
  for (const body of [
    {},
    { sha256: 'a'.repeat(63) },
    { sha256: 'A'.repeat(64) },
    { sha256: 'a'.repeat(64), name: 'x' },
  ]) {
    const answer = await server.request({ method: 'POST', url: '/api/public/verify', body });
    expect(answer.statusCode).toBe(400);
  }
});

test('from the files alone, each seal is computed and found in the next one', async () => {
  const { id, unites } = await makeCompleteDuerp(calls);
  const first = idOf(await calls.generate(id, { motif: 'PREMIERE_VERSION' }));
  await calls.write(id, 'update-list-unitesdetravail', {
    unitesDeTravail: unites.map((idUniteDeTravail, index) => ({
      idUniteDeTravail,
      displayName: ['Boutique', 'Fournil'][index],
    })),
  });
  const second = idOf(await calls.generate(id));
  const files = await Promise.all([pdfOf(id, first), pdfOf(id, second)]);
  const seals = await Promise.all(
    files.map(async (pdf) => {
      const attachments = await readAttachments(pdf);
      const sealed = JSON.parse(attachments['version.json'] ?? '') as Parameters<
        typeof computeVersionHash
      >[0];
      expect(sha256(attachments['duerp.json'] ?? '')).toBe(sealed.snapshotSha256);
      return { ...sealed, hash: computeVersionHash({ ...sealed, pdfSha256: sha256(pdf) }) };
    }),
  );
  const rows = await listRows(id);
  expect(seals.map(({ hash }) => hash)).toStrictEqual(rows.map(({ hash }) => hash));
  expect(seals[0]?.previousHash).toBeNull();
  expect(seals[1]?.previousHash).toBe(seals[0]?.hash);
  const text = await readPdfText(files[1] ?? Buffer.of());
  for (const said of [
    'Unité de travail renommée',
    's’appelait « Vente »',
    'https://odu.example/verifier',
    seals[0]?.hash ?? '',
  ])
    expect(text).toContain(compact(said));
});

// Last: its hour ends the sessions.
test('an address may ask so often, then waits', async () => {
  const { max, windowMs } = LIMITS.verifyFilePerIp;
  const from = '192.0.2.9';
  for (let use = 1; use < max; use++) await server.deps.limiter.use('verifyFilePerIp', from);
  expect((await verify('0'.repeat(64), from)).statusCode).toBe(200);
  expect((await verify('0'.repeat(64), from)).statusCode).toBe(429);
  expect((await verify('0'.repeat(64), '192.0.2.10')).statusCode).toBe(200);
  server.clock.advance(windowMs);
  expect((await verify('0'.repeat(64), from)).statusCode).toBe(200);
});
