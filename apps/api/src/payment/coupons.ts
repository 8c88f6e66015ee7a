import { toParisDay } from '@odu/domain';
import type { Queries } from '../db/database.ts';
import type { Clock } from '../services/clock.ts';
import { type CouponRow, countCouponUses } from '../repositories/billing/coupon-repository.ts';
import type { PaymentRow } from '../repositories/billing/payment-repository.ts';

/** A code as it is kept: what was typed around it and its case do not count. */
export const normalizeCouponCode = (code: string): string => code.trim().toUpperCase();

/**
 * Whether a coupon can be used now: not ended, its last day not over in Paris, and a use left (decision C7) once the
 * payments that the new one takes the place of give theirs back.
 */
export async function isUsable(
  queries: Queries,
  coupon: CouponRow,
  { clock, replaced }: { clock: Clock; replaced: readonly Pick<PaymentRow, 'id'>[] },
): Promise<boolean> {
  const now = clock.now().toISOString();
  if (coupon.endedAt !== null) return false;
  if (coupon.validUntil !== null && coupon.validUntil < toParisDay(now)) return false;
  if (coupon.maxUses === null) return true;
  const exceptIds = replaced.map(({ id }) => id);
  const uses = await countCouponUses(queries, { code: coupon.code, now, exceptIds });
  return uses < coupon.maxUses;
}
