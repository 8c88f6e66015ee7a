import type { Handlers } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { checkCoupon } from './check-coupon.ts';
import { checkPaymentSuccess } from './check-payment-success.ts';
import { getPrices } from './get-prices.ts';
import { initPayment } from './init-payment.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { managePayment } from './manage-payment.ts';
import { toggleAutoRenew } from './toggle-auto-renew.ts';

/** The operations of plans and payment. */
export const makePaiementHandlers = (deps: Deps) =>
  ({
    getPrices: getPrices(deps),
    listSubscriptions: listSubscriptions(deps),
    checkCoupon: checkCoupon(deps),
    initPayment: initPayment(deps),
    checkPaymentSuccess: checkPaymentSuccess(deps),
    managePayment: managePayment(deps),
    toggleAutoRenew: toggleAutoRenew(deps),
  }) satisfies Partial<Handlers>;
