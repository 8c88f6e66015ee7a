import type { Insertable, Selectable } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Queries } from '../../db/database.ts';
import { type Engine, lockRows } from '../../db/engines/engine.ts';
import type { AccountTable, Flag } from '../../db/schema/compte.ts';
import { AccountGone } from './account-gone.ts';

export type Account = Selectable<AccountTable>;

/** `emailAddress` is normalised (lower case, trimmed). */
export const findAccountByEmail = (queries: Queries, emailAddress: string): Promise<Account | undefined> =>
  queries.selectFrom('account').selectAll().where('emailAddress', '=', emailAddress).executeTakeFirst();

const selectAccount = compileOnce(['id'], (queries, { id }) =>
  queries.selectFrom('account').selectAll().where('id', '=', id),
);

/** The account of an id that is known to be one; throws `AccountGone` for any other. */
export async function getAccount(queries: Queries, id: string): Promise<Account> {
  const [account] = await selectAccount(queries, { id });
  if (account === undefined) throw new AccountGone();
  return account;
}

/** The account, locked until the transaction ends; throws `AccountGone` without one. */
export const lockAccount = (queries: Queries, engine: Engine, id: string): Promise<Account> =>
  lockRows(engine, queries.selectFrom('account').selectAll().where('id', '=', id)).executeTakeFirstOrThrow(
    () => new AccountGone(),
  );

/** Whether the account still has the password of this hash, which then stays until the transaction ends. */
export async function lockPassword(
  queries: Queries,
  engine: Engine,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const selected = queries
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash);
  return (await lockRows(engine, selected).executeTakeFirst()) !== undefined;
}

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

/** The accounts for the operator, by e-mail, from the one that follows `after`. */
export const listAccounts = (queries: Queries, { after, limit }: { after: string; limit: number }) =>
  queries
    .selectFrom('account')
    .select(['id', 'emailAddress', 'isEmailVerified', 'isVip', 'maxNumberOfDuerps', 'createdAt'])
    .where('emailAddress', '>', after)
    .orderBy('emailAddress')
    .limit(limit)
    .execute();
