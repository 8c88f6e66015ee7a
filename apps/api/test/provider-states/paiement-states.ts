import type { PaymentProviderStates, ProviderStateHandlers } from '@odu/api-contract/provider-states';
import { addYears, toParisDay } from '@odu/domain';
import type { Deps } from '../../src/deps.ts';
import { updateAccount } from '../../src/repositories/account/account-repository.ts';
import { insertCoupon } from '../../src/repositories/billing/coupon-repository.ts';
import { insertPayment } from '../../src/repositories/billing/payment-repository.ts';
import { insertSubscription } from '../../src/repositories/billing/subscription-repository.ts';
import { HOUR, instantAfter } from '../../src/services/clock.ts';
import { ensureAccount } from './compte-states.ts';
import { makeDuerp, makeDuerpWithVersion } from './duerp-states.ts';
import { addBillingProfile } from './facturation-states.ts';

type Begun = { emailAddress: string; subscriptionId: string; status: 'open' | 'paid' };
type ToBuy = { emailAddress: string; duerpId: string; billingProfileId: string };

export function makePaiementStates(deps: Deps): Pick<ProviderStateHandlers, keyof PaymentProviderStates> {
  const { database, makeId, clock } = deps;
  const plan = 'SUBPLAN_STANDARD';

  /** A checkout of the standard plan, and whose document it is for. */
  const beginPayment = async ({ emailAddress, subscriptionId, status }: Begun) => {
    const duerpDocumentId = makeId();
    const accountId = await makeDuerp(deps, { emailAddress, duerpId: duerpDocumentId });
    const billingProfileId = makeId();
    await addBillingProfile(deps, emailAddress, billingProfileId);
    await insertPayment(database.queries, {
      id: makeId(),
      accountId,
      subscriptionId,
      kind: 'first',
      periodIndex: 0,
      plan,
      duerpDocumentId,
      billingProfileId,
      buyer: '{}',
      commande: '{}',
      totalTTC: 11_880,
      couponCode: null,
      status,
      provider: 'sandbox',
      providerReference: null,
      successUrl: '/after-payment',
      cancelUrl: '/checkout',
      createdAt: clock.now().toISOString(),
      expiresAt: instantAfter(clock, HOUR),
      settledAt: status === 'paid' ? clock.now().toISOString() : null,
    });
    return { accountId, duerpDocumentId, billingProfileId };
  };

  /** A paid year that began today, or so many years ago. */
  const subscribe = async (params: Omit<Begun, 'status'>, yearsAgo: number) => {
    const bought = await beginPayment({ ...params, status: 'paid' });
    const startDate = addYears(toParisDay(clock.now().toISOString()), -yearsAgo);
    await insertSubscription(database.queries, {
      ...bought,
      id: params.subscriptionId,
      plan,
      startDate,
      paidUntilDate: addYears(startDate, 1),
      paidHT: 9_900,
      isAutoRenew: 1,
      provider: 'sandbox',
      providerCustomer: 'sandbox-customer',
    });
    return undefined;
  };

  const offerDuerp = async ({ emailAddress, duerpId, billingProfileId }: ToBuy, isVerified: boolean) => {
    await makeDuerpWithVersion(deps, { emailAddress, duerpId, versionId: makeId(), isCovered: false });
    await addBillingProfile(deps, emailAddress, billingProfileId);
    await updateAccount(database.queries, await ensureAccount(deps, emailAddress), {
      isEmailVerified: isVerified ? 1 : 0,
    });
    return undefined;
  };

  return {
    'the account has an active standard subscription with auto-renew': (params) => subscribe(params, 0),
    'the account has an ended standard subscription': (params) => subscribe(params, 2),
    async 'the account has a payment under way'(params) {
      await beginPayment({ ...params, status: 'open' });
      return undefined;
    },
    'a DUERP can be bought': (params) => offerDuerp(params, true),
    'a DUERP could be bought but for the address': (params) => offerDuerp(params, false),
    async 'a coupon exists'({ couponCode: code, discountPercentage }) {
      const createdAt = clock.now().toISOString();
      await insertCoupon(database.queries, {
        code,
        discountPercentage,
        validUntil: null,
        maxUses: null,
        createdAt,
        endedAt: null,
      });
      return undefined;
    },
  };
}
