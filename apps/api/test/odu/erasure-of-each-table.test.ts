import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eraseAccount } from '../../src/account-data/erase-account.ts';
import { readStateOfAccount } from '../../src/repositories/account/account-data-repository.ts';
import { replaceReset } from '../../src/repositories/account/password-reset-repository.ts';
import { insertSubscription } from '../../src/repositories/billing/subscription-repository.ts';
import { authorizeDelegate, createDelegate } from '../../src/services/authentication/delegates.ts';
import { DAY, instantAfter } from '../../src/services/clock.ts';
import type { TestAccount } from '../build-app.ts';
import { type CompleteDuerp, makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { insertPaid, payAndIssue } from '../support/invoiced-payment.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE });

/** What a table says whose rows they are by. */
const OWNERS = ['accountId', 'duerpDocumentId', 'versionId'] as const;

type Owned = { account: TestAccount; duerp: CompleteDuerp; versionId: string };
type Owner = Owned & { call: (path: string, body?: object) => Promise<number> };
type AnyRow = Record<string, unknown>;

const readRows = async (table: string): Promise<AnyRow[]> =>
  server.database.queries
    .selectFrom(table as 'account')
    .selectAll()
    .execute();

/** Every table whose rows belong to an account, a document or a version, whatever it is called and whenever it was made. */
async function listOwnedTables(): Promise<string[]> {
  const tables = await server.database.queries.introspection.getTables();
  return tables
    .filter(({ columns }) => columns.some(({ name }) => OWNERS.some((owner) => owner === name)))
    .map(({ name }) => name)
    .toSorted();
}

/** Those of them that have a row of hers. */
async function listTablesWith({ account, duerp, versionId }: Owned): Promise<string[]> {
  const ids: unknown[] = [account.id, duerp.id, versionId];
  const found: string[] = [];
  for (const table of await listOwnedTables())
    if ((await readRows(table)).some((row) => OWNERS.some((owner) => ids.includes(row[owner]))))
      found.push(table);
  return found;
}

async function makeOwner(emailAddress: string): Promise<Owner> {
  const { account, calls } = await signUp(emailAddress, { isVip: 1, isEmailVerified: 1 });
  const duerp = await makeCompleteDuerp(calls);
  const versionId = idOf(await calls.generate(duerp.id));
  const call = async (path: string, body?: object) => {
    const request = body === undefined ? {} : { method: 'POST' as const, body };
    return (await server.request({ url: `/api/${path}`, account, ...request })).statusCode;
  };
  return { account, duerp, versionId, call };
}

/** Gives the account a row in each table that can have one, with a word in every text that no article asks to keep. */
async function fillEveryTable({ account, duerp, versionId, call }: Owner, word: string) {
  const { deps } = server;
  const { queries } = deps.database;
  const accountId = account.id;
  const [now, later] = [deps.clock.now().toISOString(), instantAfter(deps.clock, DAY)];
  const at = `duerp/${duerp.id}/versions/${versionId}`;
  expect([
    await call(`${at}/suivi`, { type: 'AVIS_D_ACCES', date: now.slice(0, 10), lieu: word }),
    await call(`${at}/envoi-spst`, { destinataire: word, emailAddress: 'spst@exemple.fr', message: word }),
    await call(`${at}/revue`, { idRisque: duerp.risques[0], reponse: 'CHANGE' }),
    await call(`${at}/download-demo`),
    await call('myaccount/calendrier/renew', { idLien: randomUUID() }),
  ]).toEqual([201, 201, 204, 200, 200]);

  const { id: delegateId } = await createDelegate(deps, 'Cabinet Durand');
  await authorizeDelegate(deps, { delegateId, accountId });
  await replaceReset(queries, { tokenHash: randomUUID(), accountId, expiresAt: later, usedAt: null });
  await queries
    .insertInto('emailVerification')
    .values({ accountId, codeHash: 'x', expiresAt: later, triesLeft: 5 })
    .execute();
  await queries
    .insertInto('keptAnswer')
    .values({
      accountId,
      operation: 'createDuerp',
      resource: '',
      key: randomUUID(),
      bodySha256: 'x',
      status: 201,
      body: JSON.stringify({ text: word }),
      etag: '',
      createdAt: now,
    })
    .execute();
  await queries.insertInto('notice').values({ key: randomUUID(), accountId, sentAt: now }).execute();

  await queries
    .insertInto('billingProfile')
    .values({
      id: randomUUID(),
      accountId,
      createdAt: now,
      name: word,
      line1: '3 rue des Lilas',
      line2: null,
      postalCode: '69003',
      city: 'Lyon',
      country: 'FR',
      vatNumber: null,
    })
    .execute();
  await payAndIssue(deps, accountId, { duerpDocumentId: duerp.id });
  await insertSubscription(queries, {
    id: randomUUID(),
    accountId,
    plan: 'SUBPLAN_STANDARD',
    duerpDocumentId: duerp.id,
    startDate: '2026-11-16',
    paidUntilDate: '2027-11-15',
  });
  await queries
    .insertInto('sandboxCustomer')
    .values({ id: randomUUID(), accountId, card: 'accepted' })
    .execute();
  await queries
    .insertInto('sandboxCheckout')
    .values({
      reference: randomUUID(),
      paymentId: randomUUID(),
      accountId,
      content: JSON.stringify({ buyer: word }),
      amount: 11_880,
      status: 'paid',
      customerId: null,
      successUrl: '/',
      cancelUrl: '/',
      createdAt: now,
      expiresAt: later,
    })
    .execute();
  await queries
    .insertInto('sandboxManagePage')
    .values({ reference: randomUUID(), accountId, returnUrl: '/', expiresAt: later })
    .execute();
}

async function readEverything(): Promise<string> {
  const rows: unknown[] = [];
  for (const { name } of await server.database.queries.introspection.getTables())
    rows.push(await readRows(name));
  return JSON.stringify(rows);
}

test('an erasure leaves rows of the account where the law or a proof asks for them, and nowhere a text of its own', async () => {
  const owner = await makeOwner('anne@exemple.fr');
  const neighbour = await makeOwner('basile@exemple.fr');
  await fillEveryTable(owner, 'Mirabelle');
  await fillEveryTable(neighbour, 'Quetsche');
  // A table that has none of its rows here would be thought erased.
  const every = await listOwnedTables();
  expect(await listTablesWith(owner)).toEqual(every);

  const erasure = await eraseAccount(server.deps, owner.account.id);
  expect(erasure).toMatchObject({ keptVersions: 1, keptInvoices: 1 });
  expect(await listTablesWith(owner)).toEqual(['auditEntry', 'duerpDocument', 'invoice', 'version']);
  expect(await listTablesWith(neighbour)).toEqual(every);
  const left = await readEverything();
  expect(left).toContain('Quetsche');
  expect(left).not.toContain('Mirabelle');
  expect(left).not.toContain(owner.account.emailAddress);
});

describe('an erasure is refused', () => {
  test.for(['open', 'toRefund'] as const)('while a payment is %s, and takes nothing', async (status) => {
    const { account, calls } = await signUp(`paiement-${status.toLowerCase()}@exemple.fr`);
    const id = idOf(await calls.create());
    await insertPaid(server.deps, account.id, { status });
    expect(await eraseAccount(server.deps, account.id)).toBe('payment under way');
    expect((await calls.read(id)).statusCode).toBe(200);
  });

  test('when the account changed since its export, and takes nothing', async () => {
    const { account, calls } = await signUp('denis@exemple.fr');
    const id = idOf(await calls.create());
    const readState = () => readStateOfAccount(server.database.queries, account.id);
    const exportedState = await readState();
    await calls.write(id, 'update-toggle-papripact', {
      isPapripactEnabled: true,
      ressourcesPapripact: 'Plus tard',
    });
    expect(await eraseAccount(server.deps, account.id, { isWhole: true, exportedState })).toBe(
      'changed since its export',
    );
    expect((await calls.read(id)).statusCode).toBe(200);
    const after = await readState();
    expect(
      await eraseAccount(server.deps, account.id, { isWhole: true, exportedState: after }),
    ).toMatchObject({
      erasedDuerps: 1,
    });
    expect((await calls.read(id)).statusCode).toBe(401);
  });
});
