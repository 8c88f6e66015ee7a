import { toSameOriginPath } from '@odu/domain';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { getAccount } from '../../repositories/account/account-repository.ts';
import { findBillingProfile } from '../../repositories/billing/billing-profile-repository.ts';
import { listSubscriptionRows } from '../../repositories/billing/subscription-repository.ts';
import { billingProfileNotFound } from './problems.ts';

/** Opens the provider's page of payment means and invoices. */
export const managePayment =
  ({ config, database, limiter, payment }: Deps): Handler<'managePayment'> =>
  async ({ caller: { accountId }, body }) => {
    await limiter.use('paymentPerAccount', accountId);
    const { queries } = database;
    if ((await findBillingProfile(queries, { id: body.billingProfileId, accountId })) === undefined)
      throw billingProfileNotFound();
    const { emailAddress } = await getAccount(queries, accountId);
    const subscriptions = await listSubscriptionRows(queries, accountId);
    const { url } = await payment.openManagePage({
      accountId,
      emailAddress,
      customer:
        subscriptions.find(({ provider, providerCustomer }) => provider === payment.name && providerCustomer)
          ?.providerCustomer ?? null,
      returnUrl: `${config.baseUrl}${toSameOriginPath(body.returnUrl)}`,
    });
    return { managePageUrl: url };
  };
