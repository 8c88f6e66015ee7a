import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { type Engine, lockRows } from '../../db/engines/engine.ts';
import type { Instant } from '../../db/schema/compte.ts';
import type { CouponTable } from '../../db/schema/paiement.ts';

export type CouponRow = Selectable<CouponTable>;

/** `code` is in upper case. */
export const findCoupon = (queries: Queries, code: string): Promise<CouponRow | undefined> =>
  queries.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst();

/** The coupon, locked until the transaction ends: its last use goes to one buyer. */
export const lockCoupon = (queries: Queries, engine: Engine, code: string): Promise<CouponRow | undefined> =>
  lockRows(engine, queries.selectFrom('coupon').selectAll().where('code', '=', code)).executeTakeFirst();

/** Inserts a coupon; false when its code exists. */
export async function insertCoupon(queries: Queries, coupon: Insertable<CouponTable>): Promise<boolean> {
  const inserted = await queries
    .insertInto('coupon')
    .values(coupon)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function endCoupon(queries: Queries, code: string, endedAt: Instant): Promise<void> {
  await queries.updateTable('coupon').set({ endedAt }).where('code', '=', code).execute();
}

/** Every coupon for the operator, by code. */
export const listCoupons = (queries: Queries): Promise<CouponRow[]> =>
  queries.selectFrom('coupon').selectAll().orderBy('code').execute();

/**
 * How often a coupon was used: the payments that were made with it (given back or not), and those that are open but for
 * `exceptIds`, so that the last use is not promised twice.
 */
export async function countCouponUses(
  queries: Queries,
  { code, now, exceptIds = [] }: { code: string; now: Instant; exceptIds?: readonly string[] },
): Promise<number> {
  const { count } = await queries
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('couponCode', '=', code)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['paid', 'refunded']),
        eb.and([
          eb('status', '=', 'open'),
          eb('expiresAt', '>', now),
          ...(exceptIds.length === 0 ? [] : [eb('id', 'not in', exceptIds)]),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** The payments made with a coupon, the last first. */
export const listCouponUses = (queries: Queries, code: string) =>
  queries
    .selectFrom('payment')
    .innerJoin('account', 'account.id', 'payment.accountId')
    .select([
      'account.emailAddress',
      'payment.plan',
      'payment.settledAt',
      'payment.totalTTC',
      'payment.status',
    ])
    .where('payment.couponCode', '=', code)
    .where('payment.status', 'in', ['paid', 'refunded'])
    .orderBy('payment.settledAt', 'desc')
    .execute();
