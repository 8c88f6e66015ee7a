import type { Selectable } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Flag, Instant } from '../../db/schema/compte.ts';
import type { Day } from '../../db/schema/duerp.ts';
import type { ProviderName, SubscriptionTable } from '../../db/schema/paiement.ts';
import type { PaymentRow } from '../billing/payment-repository.ts';

/** A subscription with all that decides what its term asks for. */
export type TermRow = Selectable<SubscriptionTable> & {
  emailAddress: string;
  isVip: Flag;
  /** The name of the document of a standard subscription; null when it is deleted, or for premium. */
  duerpName: string | null;
  /** When the last charge of the next year that was refused had begun. */
  lastRefusedAt: Instant | null;
  /** Until when another subscription covers the same after this one's last day; null when none does. */
  otherwiseUntil: Day | null;
};

const selectTerms = (queries: Queries) =>
  queries
    .selectFrom('subscription')
    .innerJoin('account', 'account.id', 'subscription.accountId')
    .leftJoin('duerpDocument', (join) =>
      join
        .onRef('duerpDocument.id', '=', 'subscription.duerpDocumentId')
        .onRef('duerpDocument.accountId', '=', 'subscription.accountId')
        .on('duerpDocument.deletedAt', 'is', null),
    )
    .selectAll('subscription')
    .select((eb) => [
      'account.emailAddress',
      'account.isVip',
      'duerpDocument.displayName as duerpName',
      eb
        .selectFrom('payment')
        .select(({ fn }) => fn.max('payment.createdAt').as('lastRefusedAt'))
        .whereRef('payment.subscriptionId', '=', 'subscription.id')
        .where('payment.kind', '=', 'renewal')
        .where('payment.status', 'in', ['refused', 'cancelled', 'expired'])
        .whereRef('payment.periodIndex', '=', eb('subscription.periodIndex', '+', 1))
        .as('lastRefusedAt'),
      eb
        .selectFrom('subscription as other')
        .select(({ fn }) => fn.max('other.paidUntilDate').as('otherwiseUntil'))
        .whereRef('other.accountId', '=', 'subscription.accountId')
        .whereRef('other.paidUntilDate', '>', 'subscription.paidUntilDate')
        .whereRef('other.plan', '=', 'subscription.plan')
        .where('other.replacedBy', 'is', null)
        .where((other) =>
          other.or([
            other('other.plan', '=', 'SUBPLAN_PREMIUM'),
            other('other.duerpDocumentId', '=', other.ref('subscription.duerpDocumentId')),
          ]),
        )
        .as('otherwiseUntil'),
    ])
    // What a premium took over has no term of its own any more (decision C11).
    .where('subscription.replacedBy', 'is', null);

/** Without the customer of a provider that does not take the money any more: nothing can be charged there. */
const toTerm = (term: TermRow, provider: ProviderName): TermRow =>
  term.provider === provider ? term : { ...term, providerCustomer: null };

type Page = {
  provider: ProviderName;
  from: Day;
  until: Day;
  after: Pick<TermRow, 'id'> | undefined;
  limit: number;
};

/**
 * The subscriptions whose last day lies between two days, those which renew and are past it, and those of a VIP which
 * renew; by id, from the one that follows `after`.
 */
export async function listTerms(
  queries: Queries,
  { provider, from, until, after, limit }: Page,
): Promise<TermRow[]> {
  const terms = await selectTerms(queries)
    .where('subscription.id', '>', after?.id ?? '')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('subscription.paidUntilDate', '<=', until),
          eb.or([eb('subscription.paidUntilDate', '>=', from), eb('subscription.isAutoRenew', '=', 1)]),
        ]),
        eb.and([eb('subscription.isAutoRenew', '=', 1), eb('account.isVip', '=', 1)]),
      ]),
    )
    .orderBy('subscription.id')
    .limit(limit)
    .execute();
  return terms.map((term) => toTerm(term, provider));
}

/** One subscription, undefined when a premium took it over. */
export async function findTerm(
  queries: Queries,
  { id, provider }: { id: string; provider: ProviderName },
): Promise<TermRow | undefined> {
  const term = await selectTerms(queries).where('subscription.id', '=', id).executeTakeFirst();
  return term && toTerm(term, provider);
}

/** Switches the renewal off; false when it was off before. */
export async function stopAutoRenew(queries: Queries, id: string): Promise<boolean> {
  const updated = await queries
    .updateTable('subscription')
    .set({ isAutoRenew: 0 })
    .where('id', '=', id)
    .where('isAutoRenew', '=', 1)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** The charge of a year that is under way. */
export const findOpenRenewal = (
  queries: Queries,
  { subscriptionId, periodIndex }: Pick<PaymentRow, 'subscriptionId' | 'periodIndex'>,
): Promise<PaymentRow | undefined> =>
  queries
    .selectFrom('payment')
    .selectAll()
    .where('subscriptionId', '=', subscriptionId)
    .where('periodIndex', '=', periodIndex)
    .where('kind', '=', 'renewal')
    .where('status', '=', 'open')
    .executeTakeFirst();

/** The charge of a subscription that its provider knows under this reference. */
export const findRenewal = (
  queries: Queries,
  { subscriptionId, reference }: { subscriptionId: string; reference: string },
): Promise<PaymentRow | undefined> =>
  queries
    .selectFrom('payment')
    .selectAll()
    .where('subscriptionId', '=', subscriptionId)
    .where('kind', '=', 'renewal')
    .where('providerReference', '=', reference)
    .executeTakeFirst();

/** The last payment of a subscription that was made: whom it billed. */
export const findLastPaid = (queries: Queries, subscriptionId: string): Promise<PaymentRow | undefined> =>
  queries
    .selectFrom('payment')
    .selectAll()
    .where('subscriptionId', '=', subscriptionId)
    .where('status', '=', 'paid')
    .orderBy('periodIndex', 'desc')
    .limit(1)
    .executeTakeFirst();
