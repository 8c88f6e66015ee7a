import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { findOutcomesOf } from '../../payment/find-lost-outcomes.ts';
import { findPaymentOfSubscription } from '../../repositories/billing/payment-repository.ts';
import { subscriptionNotFound } from './problems.ts';

/** Tells whether the first payment of a subscription arrived; the provider is asked when its event did not come yet. */
export const checkPaymentSuccess =
  (deps: Deps): Handler<'checkPaymentSuccess'> =>
  async ({ caller: { accountId }, body: { subscriptionId } }) => {
    await deps.limiter.use('paymentCheckPerAccount', accountId);
    const read = () => findPaymentOfSubscription(deps.database.queries, { accountId, subscriptionId });
    const payment = await read();
    if (payment === undefined) throw subscriptionNotFound();
    if (payment.status !== 'open') return { isPaymentSuccess: payment.status === 'paid' };
    await findOutcomesOf(deps, [payment]);
    return { isPaymentSuccess: (await read())?.status === 'paid' };
  };
