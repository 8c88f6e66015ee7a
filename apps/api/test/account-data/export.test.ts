import { createHash } from 'node:crypto';
import type { DuerpDocument } from '@odu/api-contract';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { HOUR } from '../../src/services/clock.ts';
import { type TestAccount, useTestServer } from '../build-app.ts';
import { type DuerpCalls, makeCompleteDuerp, makeDuerpCalls } from '../support/duerp-scenario.ts';
import { payAndIssue } from '../support/invoiced-payment.ts';

const server = useTestServer();

const download = (account: TestAccount) => server.request({ url: '/api/myaccount/export', account });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function readExport(account: TestAccount) {
  const answer = await download(account);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="export-odu-2026-11-16.zip"');
  const files = unzipSync(answer.rawPayload);
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  return { files, text, json: (path: string): unknown => JSON.parse(text(path)) };
}

async function generate(calls: DuerpCalls) {
  const { id } = await makeCompleteDuerp(calls);
  expect((await calls.generate(id)).statusCode).toBe(201);
  return id;
}

test('an account gets all that is kept of it, and nothing of another', async () => {
  const anne = await server.signUp('anne@exemple.fr', { isVip: 1 });
  const basile = await server.signUp('basile@exemple.fr', { isVip: 1 });
  const calls = makeDuerpCalls(server, anne);
  const current = await generate(calls);
  const archived = await generate(calls);
  await calls.remove(archived);
  const other = await generate(makeDuerpCalls(server, basile));
  await payAndIssue(server.deps, anne.id, {});

  const { files, text, json } = await readExport(anne);
  expect(new Set(Object.keys(files))).toEqual(
    new Set([
      'LISEZ-MOI.txt',
      'SHA256SUMS',
      'compte.json',
      ...[current, archived].flatMap((id) =>
        ['DUERP_v1.json', 'DUERP_v1.pdf', 'duerp.json', 'revue.json', 'suivi.json', 'versions.json'].map(
          (name) => `duerps/${id}/${name}`,
        ),
      ),
      'factures/facture_F2026-000001.pdf',
    ]),
  );
  expect(json('compte.json')).toMatchObject({
    compte: { emailAddress: 'anne@exemple.fr', isVip: true },
    sessions: [{ delegateName: null }],
    payments: [{ status: 'paid' }],
    invoices: [{ type: 'INVOICE' }],
  });
  const document = json(`duerps/${current}/duerp.json`) as DuerpDocument;
  expect(document.data).toEqual((await calls.document(current)).data);
  expect(json(`duerps/${archived}/duerp.json`)).toMatchObject({
    deletedAt: server.clock.now().toISOString(),
  });

  const [version] = json(`duerps/${current}/versions.json`) as [Record<string, string>];
  expect(sha256(files[`duerps/${current}/DUERP_v1.json`] ?? new Uint8Array())).toBe(
    version['snapshotSha256'],
  );
  expect(sha256(files[`duerps/${current}/DUERP_v1.pdf`] ?? new Uint8Array())).toBe(version['pdfSha256']);
  const { SHA256SUMS: _sums, ...summed } = files;
  expect(text('SHA256SUMS').trimEnd().split('\n').toSorted()).toEqual(
    Object.entries(summed)
      .map(([path, bytes]) => `${sha256(bytes)}  ${path}`)
      .toSorted(),
  );

  const everything = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
  expect(everything).not.toContain(other);
  expect(everything).not.toContain('basile@exemple.fr');
  expect(everything).not.toMatch(/argon2|passwordHash|tokenHash|keyHash/);
});

test('the account says whether its due dates are mailed', async () => {
  const account = await server.signUp('emile@exemple.fr');
  const readCompte = async () => (await readExport(account)).json('compte.json');
  expect(await readCompte()).toMatchObject({ compte: { hasRappels: true } });
  await server.request({
    method: 'POST',
    url: '/api/myaccount/update-rappels',
    account,
    body: { hasRappels: false },
  });
  expect(await readCompte()).toMatchObject({ compte: { hasRappels: false } });
});

test('a version that is not covered comes with its data, without its PDF', async () => {
  const account = await server.signUp('celia@exemple.fr');
  const id = await generate(makeDuerpCalls(server, account));
  const { files, json } = await readExport(account);
  expect(Object.keys(files)).toContain(`duerps/${id}/DUERP_v1.json`);
  expect(Object.keys(files)).not.toContain(`duerps/${id}/DUERP_v1.pdf`);
  expect(json(`duerps/${id}/versions.json`)).toMatchObject([{ isPdfIncluded: false }]);
});

test('five exports an hour, not six', async () => {
  const account = await server.signUp('dora@exemple.fr');
  for (let n = 0; n < 5; n++) expect((await download(account)).statusCode).toBe(200);
  expect((await download(account)).statusCode).toBe(429);
  server.clock.advance(HOUR);
  const later = { ...account, ...(await server.deps.sessions.open(account.id)) };
  expect((await download(later)).statusCode).toBe(200);
});
