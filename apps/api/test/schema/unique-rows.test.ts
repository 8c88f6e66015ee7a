import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { isUniqueViolation } from '../../src/db/engines/engine.ts';
import type { Schema } from '../../src/db/schema/schema.ts';
import { useDuerpServer } from '../support/duerp-server.ts';
import { makeFilling } from '../support/filled-account.ts';

const duerpServer = useDuerpServer();
const { server } = duerpServer;
const { makeOwner, fillEveryTable } = makeFilling(duerpServer);

beforeAll(async () => {
  await fillEveryTable(await makeOwner('rangs@exemple.fr'), 'Fournil');
});

type Table = 'version' | 'invoice' | 'payment' | 'suiviDeVersion';

/** Whether the database refuses a row like the first one of a table, whose id is another one, as there twice. */
async function isRefusedTwice(table: Table, changes: object = {}): Promise<boolean> {
  const { queries } = server.database;
  // Each of them has the column, and the changes are of its own.
  const row = await queries
    .selectFrom(table as 'payment')
    .selectAll()
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return queries
    .insertInto(table as 'payment')
    .values({ ...row, id: randomUUID(), ...changes } as Schema['payment'])
    .execute()
    .then(
      () => false,
      (error: unknown) => isUniqueViolation(error),
    );
}

const changeFirst = (table: Table, changes: object) =>
  server.database.queries
    .updateTable(table as 'payment')
    .set(changes)
    .execute();

// What two servers at once would do, whatever their code.
test.for([
  ['a version of the same number of a document', 'version', {}],
  ['an invoice of the same number', 'invoice', { paymentId: randomUUID() }],
  ['an invoice of the same payment', 'invoice', { numero: 'F2026-9' }],
  ['a payment of the same year of a subscription', 'payment', {}],
] as const)(
  'the database itself takes no second row of what is there once: %s',
  async ([, table, changes]) => {
    expect(await isRefusedTwice(table, changes)).toBe(true);
  },
);

test('the database itself takes no second correction of an entry', async () => {
  const { queries } = server.database;
  const { id } = await queries
    .selectFrom('suiviDeVersion')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  expect(await isRefusedTwice('suiviDeVersion', { corrige: id })).toBe(false);
  expect(await isRefusedTwice('suiviDeVersion', { corrige: id })).toBe(true);
});

test('the database itself takes no second charge of a year while one is under way, and takes one after a refusal', async () => {
  await changeFirst('payment', { kind: 'renewal', status: 'open' });
  expect(await isRefusedTwice('payment', { status: 'paid' })).toBe(true);
  await changeFirst('payment', { status: 'refused' });
  expect(await isRefusedTwice('payment', { status: 'open' })).toBe(false);
});
