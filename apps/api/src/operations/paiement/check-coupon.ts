import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { isUsable, normalizeCouponCode } from '../../payment/coupons.ts';
import { findCoupon } from '../../repositories/billing/coupon-repository.ts';
import { listOpenPaymentRows } from '../../repositories/billing/payment-repository.ts';

/** Tells what a coupon takes off the first year; limited, so that codes are not guessed at. */
export const checkCoupon =
  ({ database, clock, limiter }: Deps): Handler<'checkCoupon'> =>
  async ({ caller: { accountId }, body, ip }) => {
    await limiter.use('couponPerIp', ip);
    await limiter.use('couponPerAccount', accountId);
    const coupon = await findCoupon(database.queries, normalizeCouponCode(body.couponCode));
    // Any page that the account left open may be the one that its next order takes the place of.
    const replaced = await listOpenPaymentRows(database.queries, accountId);
    const isValidCoupon =
      coupon !== undefined && (await isUsable(database.queries, coupon, { clock, replaced }));
    return { isValidCoupon, discountPercentage: isValidCoupon ? coupon.discountPercentage : null };
  };
