import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import { type Engine, lockRows } from '../db/engine.ts';
import type { AccountTable, Flag } from '../db/schema-compte.ts';

export type Account = Selectable<AccountTable>;

/** `emailAddress` is normalised (lower case, trimmed). */
export const findAccountByEmail = (queries: Queries, emailAddress: string): Promise<Account | undefined> =>
  queries.selectFrom('account').selectAll().where('emailAddress', '=', emailAddress).executeTakeFirst();

export const getAccount = (queries: Queries, id: string): Promise<Account> =>
  queries.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The account, locked until the transaction ends. */
export const lockAccount = (queries: Queries, engine: Engine, id: string): Promise<Account> =>
  lockRows(engine, queries.selectFrom('account').selectAll().where('id', '=', id)).executeTakeFirstOrThrow();

/** Inserts an account; false when its e-mail already has one. */
export async function insertAccount(queries: Queries, account: Insertable<AccountTable>): Promise<boolean> {
  const inserted = await queries
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('emailAddress').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

type AccountChanges = {
  passwordHash?: string;
  isEmailVerified?: Flag;
  isVip?: Flag;
  maxNumberOfDuerps?: number | null;
  hasRappels?: Flag;
};

export async function updateAccount(queries: Queries, id: string, changes: AccountChanges): Promise<void> {
  await queries.updateTable('account').set(changes).where('id', '=', id).execute();
}

/** Every account for the operator, by e-mail. */
export const listAccounts = (queries: Queries) =>
  queries
    .selectFrom('account')
    .select(['id', 'emailAddress', 'isEmailVerified', 'isVip', 'maxNumberOfDuerps', 'createdAt'])
    .orderBy('emailAddress')
    .execute();
