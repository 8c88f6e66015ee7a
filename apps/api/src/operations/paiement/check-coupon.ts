import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { isUsable, normalizeCouponCode } from '../../payment/coupons.ts';
import { findCoupon } from '../../repositories/billing/coupon-repository.ts';

/** Tells what a coupon takes off the first year; limited, so that codes are not guessed at. */
export const checkCoupon =
  ({ database, clock, limiter }: Deps): Handler<'checkCoupon'> =>
  async ({ caller: { accountId }, body }) => {
    await limiter.use('couponPerAccount', accountId);
    const coupon = await findCoupon(database.queries, normalizeCouponCode(body.couponCode));
    const isValidCoupon =
      coupon !== undefined && (await isUsable(database.queries, coupon, { clock, accountId }));
    return { isValidCoupon, discountPercentage: isValidCoupon ? coupon.discountPercentage : null };
  };
