import { beforeEach, expect, test } from 'vitest';
import { Problem } from '../../src/contract/problem.ts';
import { makePendingInvoices } from '../../src/invoices/invoice-pdf.ts';
import type { Reports } from '../../src/services/duerp/reports.ts';
import { useTestServer } from '../build-app.ts';
import { listStatements } from '../support/count-statements.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { useIndexCheck } from '../support/index-check.ts';
import { payAndIssue } from '../support/invoiced-payment.ts';

let failure: Problem | undefined;
let refused: ReadonlySet<string> = new Set();
let asked = 0;
const reports: Reports = {
  ...NO_ENGINE.reports,
  renderFacture: (input, accountId) => {
    asked += 1;
    return failure !== undefined && (refused.size === 0 || refused.has(input.facture.numero))
      ? Promise.reject(failure)
      : NO_ENGINE.reports.renderFacture(input, accountId);
  },
};
const server = useTestServer({ deps: { reports } });
useIndexCheck(server);

beforeEach(async () => {
  await server.database.queries.deleteFrom('invoice').execute();
  failure = undefined;
  refused = new Set();
  asked = 0;
});

const listNumeros = async () =>
  (
    await server.database.queries
      .selectFrom('invoice')
      .select('numero')
      .orderBy('issuedAt')
      .orderBy('id')
      .execute()
  ).map(({ numero }) => numero);
const listMade = async () =>
  (
    await server.database.queries
      .selectFrom('invoice')
      .select('numero')
      .where('pdfSha256', 'is not', null)
      .orderBy('issuedAt')
      .orderBy('id')
      .execute()
  ).map(({ numero }) => numero);

/** Three of each instant: a page ends between two of them. */
async function issue(count: number) {
  const { id } = await server.signUp(`${server.deps.makeId()}@exemple.fr`);
  for (let number = 0; number < count; number += 1) {
    if (number % 3 === 0) server.clock.advance(1_000);
    await payAndIssue(server.deps, id);
  }
  return listNumeros();
}

test('twenty invoices that the engine refuses do not keep the ones after them from their files', async () => {
  const numeros = await issue(45);
  refused = new Set(numeros.slice(0, 20));
  failure = new Problem(503, { message: 'Plus tard.', cause: new Error('COMPILE_FAILED') });
  await listStatements(() => makePendingInvoices(server.deps));
  expect(await listMade()).toEqual(numeros.slice(20, 40));
  await makePendingInvoices(server.deps);
  expect(await listMade()).toEqual(numeros.slice(20));
});

test('of many that are refused a run tries a hundred', async () => {
  await issue(103);
  failure = new Problem(503, { message: 'Plus tard.', cause: new Error('COMPILE_FAILED') });
  await makePendingInvoices(server.deps);
  expect(asked).toBe(100);
});

test('an engine that is away is asked for twenty files, and for them again by the next run', async () => {
  const numeros = await issue(23);
  failure = new Problem(503, { message: 'Plus tard.' });
  await makePendingInvoices(server.deps);
  expect([asked, await listMade()]).toEqual([20, []]);
  failure = undefined;
  await makePendingInvoices(server.deps);
  expect(await listMade()).toEqual(numeros.slice(0, 20));
});

test('twenty invoices whose data are damaged do not keep the one after them from its file', async () => {
  const numeros = await issue(21);
  const damaged = numeros.slice(0, 20);
  const { queries } = server.database;
  await queries.updateTable('invoice').set({ facture: '{' }).where('numero', 'in', damaged).execute();
  await makePendingInvoices(server.deps);
  expect([asked, await listMade()]).toEqual([1, numeros.slice(20)]);
});
