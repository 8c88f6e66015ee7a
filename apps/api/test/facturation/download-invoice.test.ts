import type { Invoice } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { issueCreditNote, issueInvoice } from '../../src/invoices/issue-invoice.ts';
import { makePendingInvoices } from '../../src/invoices/invoice-pdf.ts';
import { makeReports, type Reports } from '../../src/services/duerp/reports.ts';
import { authorizeDelegate, createDelegate } from '../../src/services/authentication/delegates.ts';
import { type TestAccount, useTestServer } from '../build-app.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { insertPaid, payAndIssue } from '../support/invoiced-payment.ts';
import { compact, readPdfText } from '../support/read-pdf.ts';

let isEngineMissing = false;
const engine = makeReports({ maxQueueOfOwner: 3 });
const missing = makeReports({ workerFile: new URL('no-such-worker.ts', import.meta.url) });
const reports: Reports = {
  ...engine,
  renderFacture: (...given) => (isEngineMissing ? missing : engine).renderFacture(...given),
};
const server = useTestServer({ deps: { reports } });

const list = async (account: Pick<TestAccount, 'accessToken'>) =>
  (await server.request({ url: '/api/myaccount/invoices', account })).json<Invoice[]>();
const download = (id: string | undefined, account: Pick<TestAccount, 'accessToken'>) =>
  server.request({ url: `/api/myaccount/invoices/${id}/download`, account });
const rowOf = (id: string | undefined) =>
  server.database.queries
    .selectFrom('invoice')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();

test('an invoice is listed and downloaded, the same bytes for ever, whatever is configured later', async () => {
  const account = await server.signUp('anne@exemple.fr');
  expect(await list(account)).toEqual([]);
  const payment = await payAndIssue(server.deps, account.id);
  const [invoice] = await list(account);
  const first = await download(invoice?.id, account);
  expect([first.statusCode, first.headers['content-type'], first.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="facture_${invoice?.numero}.pdf"`,
  ]);
  const text = await readPdfText(first.rawPayload);
  for (const part of [
    `Facture ${invoice?.numero}`,
    'Boulangerie Martin',
    'SIREN : 732 829 320',
    'Total TTC118,80 €',
  ])
    expect(text).toContain(compact(part));
  const { xml, pdfSha256 } = await rowOf(invoice?.id);
  expect(xml).toContain('<ram:GrandTotalAmount>118.80</ram:GrandTotalAmount>');
  expect(pdfSha256).toMatch(/^[0-9a-f]{64}$/);

  const { config } = server.deps;
  const { productName, seller } = config;
  Object.assign(config, { productName: 'Autre', seller: { ...seller, name: 'Autre vendeur' } });
  await makePendingInvoices(server.deps);
  expect((await download(invoice?.id, account)).rawPayload.equals(first.rawPayload)).toBe(true);

  server.clock.advance(1000);
  await server.database.transaction((queries) => issueCreditNote(queries, server.deps, payment));
  const [note] = await list(account);
  const credit = await download(note?.id, account);
  expect(credit.headers['content-disposition']).toBe(`attachment; filename="avoir_${note?.numero}.pdf"`);
  const creditText = await readPdfText(credit.rawPayload);
  expect(creditText).toContain(compact(`Cet avoir annule la facture ${invoice?.numero}`));
  expect(creditText).not.toContain(compact('Autre vendeur'));
  Object.assign(config, { productName, seller });
});

test('an invoice belongs to its account: another neither lists nor downloads it, and a delegate neither', async () => {
  const owner = await server.signUp('basile@exemple.fr');
  const other = await server.signUp('chloe@exemple.fr');
  await payAndIssue(server.deps, owner.id);
  await payAndIssue(server.deps, other.id);
  const [mine] = await list(owner);
  expect(await list(owner)).toHaveLength(1);
  expect((await list(other)).map(({ id }) => id)).not.toContain(mine?.id);
  const answer = await download(mine?.id, other);
  expect([answer.statusCode, answer.json().message]).toEqual([404, 'Facture introuvable.']);
  expect((await download(server.deps.makeId(), owner)).statusCode).toBe(404);
  expect((await download('1', owner)).statusCode).toBe(400);

  const { id: delegateId, key } = await createDelegate(server.deps, 'Cabinet');
  const made = await authorizeDelegate(server.deps, { delegateId, accountId: owner.id });
  const delegate = (
    await server.request({
      method: 'POST',
      url: '/api/public/token/delegate',
      body: { em: owner.emailAddress, dmk: key, dut: made === false ? '' : made.token },
    })
  ).json();
  expect((await server.request({ url: '/api/myaccount/invoices', account: delegate })).statusCode).toBe(403);
  expect((await download(mine?.id, delegate)).statusCode).toBe(403);
});

test('an engine that fails loses no payment: the invoice is there, and its file is made later', async () => {
  const account = await server.signUp('david@exemple.fr');
  await makePendingInvoices(server.deps);
  isEngineMissing = true;
  await payAndIssue(server.deps, account.id);
  const [invoice] = await list(account);
  await makePendingInvoices(server.deps);
  expect(server.logLines.some((line) => line.includes('the file of an invoice could not be made'))).toBe(
    true,
  );
  const away = await download(invoice?.id, account);
  expect([away.statusCode, away.headers['retry-after'], away.json().message]).toEqual([
    503,
    '3',
    "Le PDF n'a pas pu être préparé pour le moment, veuillez réessayer dans quelques instants.",
  ]);
  isEngineMissing = false;
  await makePendingInvoices(server.deps);
  expect((await rowOf(invoice?.id)).pdfSha256).not.toBeNull();
  expect((await download(invoice?.id, account)).statusCode).toBe(200);
});

test('of a file that is made twice at once the first stays, and both readers get it', async () => {
  const account = await server.signUp('emma@exemple.fr');
  await payAndIssue(server.deps, account.id);
  const [invoice] = await list(account);
  const answers = await Promise.all([download(invoice?.id, account), download(invoice?.id, account)]);
  const kept = Buffer.from((await rowOf(invoice?.id)).pdf ?? []);
  for (const { rawPayload } of answers) expect(rawPayload.equals(kept)).toBe(true);
});

test('an invoice that the engine refuses is a 503 with its sentence, and its reason in the log', async () => {
  const account = await server.signUp('henri@exemple.fr');
  await payAndIssue(server.deps, account.id);
  const [invoice] = await list(account);
  const { facture } = await rowOf(invoice?.id);
  await server.database.queries
    .updateTable('invoice')
    .set({ facture: facture.replace('"totalTTC":11880', '"totalTTC":11881') })
    .where('id', '=', invoice?.id ?? '')
    .execute();
  const answer = await download(invoice?.id, account);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  expect(answer.json().message).toContain("Le PDF n'a pas pu être préparé");
  expect(server.logLines.some((line) => line.includes('COMPILE_FAILED'))).toBe(true);
});

test('whoever asks for one invoice many times at once waits in the own line, and gets each of them', async () => {
  const account = await server.signUp('ida@exemple.fr');
  await payAndIssue(server.deps, account.id);
  const [invoice] = await list(account);
  const statuses = (await Promise.all(Array.from({ length: 12 }, () => download(invoice?.id, account)))).map(
    ({ statusCode }) => statusCode,
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('bytes that were changed in the database are never given out', async () => {
  const account = await server.signUp('fanny@exemple.fr');
  await payAndIssue(server.deps, account.id);
  const [invoice] = await list(account);
  await download(invoice?.id, account);
  await server.database.queries
    .updateTable('invoice')
    .set({ pdf: new Uint8Array([1, 2, 3]) })
    .where('id', '=', invoice?.id ?? '')
    .execute();
  const answer = await download(invoice?.id, account);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3600']);
  expect(answer.json().message).toContain("n'est plus celui qui a été émis");
  expect(server.logLines.some((line) => line.includes('is not the one that was kept'))).toBe(true);
});

describe('where there is no billing', () => {
  const off = useTestServer({ deps: NO_ENGINE, environment: { ODU_BILLING: 'off' } });

  test('there are no invoices', async () => {
    const account = await off.signUp('gilles@exemple.fr');
    const payment = await insertPaid(off.deps, account.id);
    await off.database.transaction((queries) => issueInvoice(queries, off.deps, payment));
    const { id } = await off.database.queries.selectFrom('invoice').select('id').executeTakeFirstOrThrow();
    const answer = await off.request({ url: '/api/myaccount/invoices', account });
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    const file = await off.request({ url: `/api/myaccount/invoices/${id}/download`, account });
    expect([file.statusCode, file.json().message]).toEqual([
      404,
      "Il n'y a ni formules ni paiement sur ce site.",
    ]);
  });
});
