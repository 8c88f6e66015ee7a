import type { BillingAddress } from '@odu/api-contract';
import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { BillingProfileTable } from '../../db/schema/facturation.ts';

export type BillingProfileRow = Selectable<BillingProfileTable>;

/** The profiles of an account in the order of their creation. */
export const listBillingProfileRows = (queries: Queries, accountId: string): Promise<BillingProfileRow[]> =>
  queries
    .selectFrom('billingProfile')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** A profile of this account. */
export const findBillingProfile = (
  queries: Queries,
  { id, accountId }: Pick<BillingProfileRow, 'id' | 'accountId'>,
): Promise<BillingProfileRow | undefined> =>
  queries
    .selectFrom('billingProfile')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();

export async function insertBillingProfile(
  queries: Queries,
  profile: Insertable<BillingProfileTable>,
): Promise<void> {
  await queries.insertInto('billingProfile').values(profile).execute();
}

/** Changes a profile of this account; false when it has none of this id. */
export async function updateBillingProfile(
  queries: Queries,
  { id, accountId }: Pick<BillingProfileRow, 'id' | 'accountId'>,
  address: BillingAddress,
): Promise<boolean> {
  const updated = await queries
    .updateTable('billingProfile')
    .set(address)
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
