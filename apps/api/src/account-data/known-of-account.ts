import type { Deps } from '../deps.ts';
import { listInvoices } from '../invoices/list-invoices.ts';
import { listMailsOf, readSignIns } from '../repositories/account/account-data-repository.ts';
import { findCalendrier } from '../repositories/account/calendrier-repository.ts';
import { getAccount } from '../repositories/account/account-repository.ts';
import { listBillingProfileRows } from '../repositories/billing/billing-profile-repository.ts';
import { listPaymentRows } from '../repositories/billing/payment-repository.ts';
import { listSubscriptionRows } from '../repositories/billing/subscription-repository.ts';

/** All that the database knows of an account beside its documents; no password, key or token, and no hash of one. */
export async function readKnownOfAccount({ database }: Pick<Deps, 'database'>, accountId: string) {
  const { queries } = database;
  const { emailAddress, isEmailVerified, isVip, maxNumberOfDuerps, createdAt, hasRappels } = await getAccount(
    queries,
    accountId,
  );
  const calendrier = await findCalendrier(queries, accountId);
  const payments = await listPaymentRows(queries, accountId);
  return {
    compte: {
      id: accountId,
      emailAddress,
      isEmailVerified: isEmailVerified === 1,
      isVip: isVip === 1,
      maxNumberOfDuerps,
      createdAt,
      hasRappels: hasRappels === 1,
    },
    calendrier: calendrier === undefined ? null : { createdAt: calendrier.createdAt },
    ...(await readSignIns(queries, accountId)),
    mails: await listMailsOf(queries, emailAddress),
    billingProfiles: await listBillingProfileRows(queries, accountId),
    subscriptions: await listSubscriptionRows(queries, accountId),
    payments: payments.map(({ buyer, commande, ...payment }) => ({
      ...payment,
      // This server alone writes the two columns.
      buyer: JSON.parse(buyer) as unknown,
      commande: JSON.parse(commande) as unknown,
    })),
    invoices: await listInvoices(queries, accountId),
  };
}
