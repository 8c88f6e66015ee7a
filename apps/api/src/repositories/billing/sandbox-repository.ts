import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteInSlices } from '../../db/delete-in-slices.ts';
import type { Instant } from '../../db/schema/compte.ts';
import type {
  SandboxCard,
  SandboxCheckoutTable,
  SandboxManagePageTable,
  SandboxStatus,
} from '../../db/schema/sandbox.ts';

export type SandboxCheckoutRow = Selectable<SandboxCheckoutTable>;
export type SandboxManagePageRow = Selectable<SandboxManagePageTable>;

/** Keeps a checkout unless its payment has one already. */
export async function keepSandboxCheckout(
  queries: Queries,
  checkout: Insertable<SandboxCheckoutTable>,
): Promise<SandboxCheckoutRow> {
  await queries
    .insertInto('sandboxCheckout')
    .values(checkout)
    .onConflict((conflict) => conflict.column('paymentId').doNothing())
    .execute();
  return queries
    .selectFrom('sandboxCheckout')
    .selectAll()
    .where('paymentId', '=', checkout.paymentId)
    .executeTakeFirstOrThrow();
}

export const findSandboxCheckout = (
  queries: Queries,
  reference: string,
): Promise<SandboxCheckoutRow | undefined> =>
  queries.selectFrom('sandboxCheckout').selectAll().where('reference', '=', reference).executeTakeFirst();

/** The checkout, or the charge, of a payment. */
export const findSandboxCheckoutOf = (
  queries: Queries,
  paymentId: string,
): Promise<SandboxCheckoutRow | undefined> =>
  queries.selectFrom('sandboxCheckout').selectAll().where('paymentId', '=', paymentId).executeTakeFirst();

/** The last payments of an account at the sandbox, the newest first. */
export const listSandboxCheckouts = (queries: Queries, accountId: string): Promise<SandboxCheckoutRow[]> =>
  queries
    .selectFrom('sandboxCheckout')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute();

/** Moves a checkout from one status to another; false when it stands in another one. */
export async function moveSandboxCheckout(
  queries: Queries,
  reference: string,
  { from, to, customerId }: { from: SandboxStatus; to: SandboxStatus; customerId?: string },
): Promise<boolean> {
  const moved = await queries
    .updateTable('sandboxCheckout')
    .set({ status: to, ...(customerId !== undefined && { customerId }) })
    .where('reference', '=', reference)
    .where('status', '=', from)
    .returning('reference')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Keeps the card of an account's customer, who is made the first time, and gives his name. */
export async function keepSandboxCard(
  queries: Queries,
  customer: { id: string; accountId: string; card: SandboxCard },
): Promise<string> {
  const { id } = await queries
    .insertInto('sandboxCustomer')
    .values(customer)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ card: customer.card }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findSandboxCustomer = (queries: Queries, accountId: string) =>
  queries.selectFrom('sandboxCustomer').selectAll().where('accountId', '=', accountId).executeTakeFirst();

export async function insertSandboxManagePage(queries: Queries, page: SandboxManagePageRow): Promise<void> {
  await queries.insertInto('sandboxManagePage').values(page).execute();
}

/** A manage page that can still be used. */
export const findSandboxManagePage = (
  queries: Queries,
  reference: string,
  now: Instant,
): Promise<SandboxManagePageRow | undefined> =>
  queries
    .selectFrom('sandboxManagePage')
    .selectAll()
    .where('reference', '=', reference)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

export async function deleteEndedManagePages(queries: Queries, now: Instant): Promise<void> {
  await deleteInSlices(queries, 'sandboxManagePage', {
    key: ['reference'],
    where: sql`"expiresAt" <= ${now}`,
  });
}
