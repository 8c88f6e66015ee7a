import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { isUsable, normalizeCouponCode } from '../../payment/coupons.ts';
import { findCoupon } from '../../repositories/billing/coupon-repository.ts';
import { listPaymentRows } from '../../repositories/billing/payment-repository.ts';

/** Tells what a coupon takes off the first year; limited, so that codes are not guessed at. */
export const checkCoupon =
  ({ database, clock, limiter }: Deps): Handler<'checkCoupon'> =>
  async ({ caller: { accountId }, body }) => {
    await limiter.use('couponPerAccount', accountId);
    const coupon = await findCoupon(database.queries, normalizeCouponCode(body.couponCode));
    // Any page that the account left open may be the one that its next order takes the place of.
    const payments = await listPaymentRows(database.queries, accountId);
    const replaced = payments.filter(({ status }) => status === 'open');
    const isValidCoupon =
      coupon !== undefined && (await isUsable(database.queries, coupon, { clock, replaced }));
    return { isValidCoupon, discountPercentage: isValidCoupon ? coupon.discountPercentage : null };
  };
