import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { DuerpDocument } from '@odu/api-contract';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { exportAccount } from '../../src/account-data/export-account.ts';
import { Problem } from '../../src/contract/problem.ts';
import { makePendingInvoices } from '../../src/invoices/invoice-pdf.ts';
import { listInvoiceRows } from '../../src/repositories/billing/invoice-repository.ts';
import { readSignIns } from '../../src/repositories/account/account-data-repository.ts';
import {
  authorizeDelegate,
  createDelegate,
  revokeDelegate,
} from '../../src/services/authentication/delegates.ts';
import { HOUR } from '../../src/services/clock.ts';
import { type TestAccount, useTestServer } from '../build-app.ts';
import {
  DISPLAY_OPTIONS,
  type DuerpCalls,
  makeCompleteDuerp,
  makeDuerpCalls,
} from '../support/duerp-scenario.ts';
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
    compte: { emailAddress: 'anne@exemple.fr', isVip: true, isEmailVerified: false },
    sessions: [{ delegateName: null }],
    payments: [{ status: 'paid', commande: { totalTTC: 11_880 } }],
    invoices: [{ type: 'INVOICE' }],
  });
  const document = json(`duerps/${current}/duerp.json`) as DuerpDocument;
  expect(document.data).toEqual((await calls.document(current)).data);
  expect(json(`duerps/${archived}/duerp.json`)).toMatchObject({
    deletedAt: server.clock.now().toISOString(),
  });

  expect(json(`duerps/${current}/versions.json`)).toMatchObject([
    { versionNumber: 1, isPdfIncluded: true, displayOptions: DISPLAY_OPTIONS },
  ]);
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

test('versions that no subscription covers come with their data, each of them', async () => {
  const account = await server.signUp('lise@exemple.fr');
  const calls = makeDuerpCalls(server, account);
  const id = await generate(calls);
  expect((await calls.generate(id, { motif: 'MISE_A_JOUR_ANNUELLE' })).statusCode).toBe(201);
  const { files } = await readExport(account);
  expect(Object.keys(files).filter((path) => path.includes('DUERP_v'))).toEqual([
    `duerps/${id}/DUERP_v1.json`,
    `duerps/${id}/DUERP_v2.json`,
  ]);
});

test('the archive is presented under the name of the product', async () => {
  const account = await server.signUp('hugo@exemple.fr');
  const config = { ...server.deps.config, productName: 'Prévention Ouest' };
  const { bytes } = await exportAccount({ ...server.deps, config }, account.id);
  const text = strFromU8(unzipSync(await buffer(bytes))['LISEZ-MOI.txt'] ?? Buffer.of());
  expect(text.split('\n')[0]).toBe('Cette archive contient ce que Prévention Ouest garde de votre compte.');
  expect(text).not.toContain('ODU');
});

test('a document says when it was made, changed and opened', async () => {
  const account = await server.signUp('ivan@exemple.fr');
  const { id } = (await makeDuerpCalls(server, account).create()).json<{ id: string }>();
  const days = {
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-02-06T09:00:00.000Z',
    openedAt: '2026-03-07T09:00:00.000Z',
  };
  await server.database.queries.updateTable('duerpDocument').set(days).where('id', '=', id).execute();
  expect((await readExport(account)).json(`duerps/${id}/duerp.json`)).toMatchObject({
    ...days,
    deletedAt: null,
  });
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

test('an altered file is left out and named, and all the rest comes', async () => {
  const account = await server.signUp('faustine@exemple.fr', { isVip: 1 });
  const id = await generate(makeDuerpCalls(server, account));
  const numeros = [];
  for (let year = 0; year < 3; year++) {
    await payAndIssue(server.deps, account.id, {});
    const [last] = await listInvoiceRows(server.database.queries, account.id);
    numeros.push(last?.numero ?? '');
  }
  await makePendingInvoices(server.deps);
  const [first = '', altered = '', refused = ''] = numeros;
  const { queries } = server.database;
  const pdf = new Uint8Array([1, 2, 3]);
  await queries.updateTable('version').set({ pdf }).where('duerpDocumentId', '=', id).execute();
  await queries.updateTable('invoice').set({ pdf }).where('numero', '=', altered).execute();
  // One that the engine will not make, now or later.
  const { facture } = await queries
    .selectFrom('invoice')
    .select('facture')
    .where('numero', '=', refused)
    .executeTakeFirstOrThrow();
  await queries
    .updateTable('invoice')
    .set({ facture: facture.replace('"totalTTC":11880', '"totalTTC":11881'), pdf: null, pdfSha256: null })
    .where('numero', '=', refused)
    .execute();

  const { files, text, json } = await readExport(account);
  expect(
    Object.keys(files)
      .filter((path) => path.startsWith('factures/'))
      .toSorted(),
  ).toEqual(
    [
      `factures/facture_${altered}.json`,
      `factures/facture_${first}.pdf`,
      `factures/facture_${refused}.json`,
    ].toSorted(),
  );
  expect(json(`factures/facture_${altered}.json`)).toMatchObject({ numero: altered, type: 'INVOICE' });
  expect(Object.keys(files)).toContain(`duerps/${id}/DUERP_v1.json`);
  expect(Object.keys(files)).not.toContain(`duerps/${id}/DUERP_v1.pdf`);
  expect(json(`duerps/${id}/versions.json`)).toMatchObject([{ isPdfIncluded: false }]);
  expect(text('LISEZ-MOI.txt')).toContain(
    [
      'Fichiers qui manquent',
      `duerps/${id}/DUERP_v1.pdf`,
      "  Le PDF de cette version n'est plus celui qui a été scellé, il n'est donc pas donné\u00A0: contactez-nous.",
    ].join('\n'),
  );
  expect(text('LISEZ-MOI.txt')).toContain(
    `factures/facture_${altered}.pdf\n  Le fichier de cette facture n'est plus celui qui a été émis`,
  );
  expect(text('LISEZ-MOI.txt')).toContain(
    `factures/facture_${refused}.pdf\n  Le PDF n'a pas pu être préparé`,
  );
  expect(text('SHA256SUMS').trimEnd().split('\n')).toHaveLength(Object.keys(files).length - 1);
  for (const what of ['is not the one that was kept', 'is not the one that was sealed'])
    expect(server.logLines.some((line) => line.includes(what))).toBe(true);
});

test('an engine that is away for now is a 503 before the first byte', async () => {
  const account = await server.signUp('gaspard@exemple.fr');
  await payAndIssue(server.deps, account.id, {});
  const away = new Problem(503, { message: 'Plus tard.', headers: { 'retry-after': '3' } });
  const render = vi.spyOn(server.deps.reports, 'renderFacture').mockRejectedValue(away);
  const answer = await download(account);
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().message]).toEqual([
    503,
    '3',
    'Plus tard.',
  ]);
  render.mockRestore();
  expect(
    Object.keys((await readExport(account)).files).filter((path) => path.startsWith('factures/')),
  ).toEqual([expect.stringMatching(/\.pdf$/)]);
});

test('an authorisation that went with its delegate is told as one that has ended', async () => {
  const account = await server.signUp('claire@exemple.fr');
  const delegate = await createDelegate(server.deps, 'Cabinet Fini');
  await authorizeDelegate(server.deps, { delegateId: delegate.id, accountId: account.id });
  server.clock.advance(HOUR);
  await revokeDelegate(server.deps, delegate.id);
  const { authorizations } = await readSignIns(server.database.queries, account.id);
  expect(authorizations).toMatchObject([{ revokedAt: server.clock.now().toISOString() }]);
});

test('five exports an hour, not six', async () => {
  const account = await server.signUp('dora@exemple.fr');
  for (let n = 0; n < 5; n++) expect((await download(account)).statusCode).toBe(200);
  expect((await download(account)).statusCode).toBe(429);
  server.clock.advance(HOUR);
  const later = { ...account, ...(await server.deps.sessions.open(account.id)) };
  expect((await download(later)).statusCode).toBe(200);
});
