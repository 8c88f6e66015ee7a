import { describe, expect, test } from 'vitest';
import { eraseAccount } from '../../src/account-data/erase-account.ts';
import { readStateOfAccount } from '../../src/repositories/account/account-data-repository.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { makeFilling, type Owned } from '../support/filled-account.ts';
import { insertPaid } from '../support/invoiced-payment.ts';

const duerpServer = useDuerpServer({ deps: NO_ENGINE });
const { server, signUp } = duerpServer;
const { makeOwner, fillEveryTable } = makeFilling(duerpServer);

/** What a table says whose rows they are by. */
const OWNERS = ['accountId', 'duerpDocumentId', 'versionId'] as const;

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

test('a document that was only opened since the export keeps no account from its erasure', async () => {
  const { account, calls } = await signUp('ouvert@exemple.fr');
  const id = idOf(await calls.create());
  const exportedState = await readStateOfAccount(server.database.queries, account.id);
  await server.database.queries
    .updateTable('duerpDocument')
    .set({ openedAt: '2026-11-17T09:00:00.000Z' })
    .where('id', '=', id)
    .execute();
  expect(await eraseAccount(server.deps, account.id, { exportedState })).toMatchObject({ erasedDuerps: 1 });
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

  test.for([
    ['version', 'duerpDocumentId', { hash: 'x' }],
    ['billingProfile', 'accountId', { city: 'Nîmes' }],
    ['subscription', 'accountId', { paidUntilDate: '2027-11-16' }],
    ['payment', 'accountId', { couponCode: 'NOEL' }],
    ['invoice', 'accountId', { numero: 'F2026-000099' }],
  ] as const)('when its %s changed since its export, and takes nothing', async ([table, column, changes]) => {
    const { queries } = server.database;
    const owner = await makeOwner(`${table.toLowerCase()}@exemple.fr`);
    await fillEveryTable(owner, 'Reinette');
    const exportedState = await readStateOfAccount(queries, owner.account.id);
    await queries
      .updateTable(table as 'version')
      .set(changes as { hash: string })
      .where(column as 'duerpDocumentId', '=', column === 'accountId' ? owner.account.id : owner.duerp.id)
      .execute();
    expect(await eraseAccount(server.deps, owner.account.id, { exportedState })).toBe(
      'changed since its export',
    );
    expect(await owner.call('myaccount/info')).toBe(200);
  });
});
