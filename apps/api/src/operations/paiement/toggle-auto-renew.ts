import { isRattrapable, toParisDay } from '@odu/domain';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { selectActive } from '../../payment/read-plan.ts';
import { lockAccount } from '../../repositories/account/account-repository.ts';
import {
  listSubscriptionRows,
  updateSubscription,
} from '../../repositories/billing/subscription-repository.ts';
import { isCutShort, isGranted } from '../../subscriptions/can-renew.ts';
import {
  grantedWithoutPayment,
  noPaymentMeans,
  subscriptionEnded,
  subscriptionNotFound,
} from './problems.ts';

/** Turns the automatic renewal of an active subscription on or off. */
export const toggleAutoRenew =
  ({ database, clock, payment }: Deps): Handler<'toggleAutoRenew'> =>
  ({ caller: { accountId }, body: { subscriptionId, shouldEnableAutoRenew } }) =>
    database.transaction(async (queries) => {
      // The renewal of the term and a premium that takes over write the same row.
      await lockAccount(queries, database.engine, accountId);
      const subscriptions = await listSubscriptionRows(queries, accountId);
      const subscription = subscriptions.find(({ id }) => id === subscriptionId);
      if (subscription === undefined) throw subscriptionNotFound();
      // One whose renewal was refused is still charged after its term: that can be stopped.
      const today = toParisDay(clock.now().toISOString());
      const isStopped =
        subscription.isAutoRenew === 1 &&
        !shouldEnableAutoRenew &&
        isRattrapable(subscription.paidUntilDate, today);
      const active = selectActive(subscriptions, today);
      if (!isStopped && !active.includes(subscription)) throw subscriptionEnded();
      if (shouldEnableAutoRenew) {
        if (isGranted(subscription)) throw grantedWithoutPayment();
        if (isCutShort(subscription)) throw subscriptionEnded();
      }
      // A year that cost nothing has no card; one that the same account paid for here has.
      const customer = [subscription, ...subscriptions].find(
        ({ provider, providerCustomer }) => provider === payment.name && providerCustomer !== null,
      )?.providerCustomer;
      if (shouldEnableAutoRenew && !customer) throw noPaymentMeans();
      await updateSubscription(queries, subscriptionId, {
        isAutoRenew: shouldEnableAutoRenew ? 1 : 0,
        ...(shouldEnableAutoRenew && {
          provider: payment.name,
          providerCustomer: customer,
          failedRenewals: 0,
        }),
      });
    });
