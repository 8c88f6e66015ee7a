import type { OperationId } from './types.ts';

/** Operations of the contract without a handler yet: they answer 501. */
export const NOT_YET_SERVED = [
  'listSubscriptions',
  'toggleAutoRenew',
  'checkPaymentSuccess',
  'initPayment',
  'managePayment',
  'checkCoupon',
] as const satisfies OperationId[];

export type NotYetServed = (typeof NOT_YET_SERVED)[number];
