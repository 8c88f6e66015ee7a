import {
  addDays,
  computePremiumDiscount,
  isAbonnementActif,
  type PrixAvecRemise,
  toParisDay,
} from '@odu/domain';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import {
  listSubscriptionRows,
  type SubscriptionRow,
} from '../repositories/billing/subscription-repository.ts';
import { toAbonnements } from '../services/duerp/couverture.ts';

/** What an account has today, and what a premium would cost it in euros without VAT (decision C1). */
export type Plan = {
  today: string;
  standards: SubscriptionRow[];
  premiums: SubscriptionRow[];
  premiumPrice: PrixAvecRemise;
};

/** The subscriptions of a list that are active on a day in Paris. */
export function selectActive(subscriptions: readonly SubscriptionRow[], today: string): SubscriptionRow[] {
  const abonnements = toAbonnements(subscriptions);
  return subscriptions.filter((_one, index) => {
    const abonnement = abonnements[index];
    return abonnement !== undefined && isAbonnementActif(abonnement, today);
  });
}

/** Reads the active subscriptions of an account; the unused days of what its standard ones cost lower the premium. */
export async function readPlan(
  queries: Queries,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  accountId: string,
): Promise<Plan> {
  const today = toParisDay(clock.now().toISOString());
  const active = selectActive(await listSubscriptionRows(queries, accountId), today);
  const standards = active.filter(({ plan }) => plan === 'SUBPLAN_STANDARD');
  return {
    today,
    standards,
    premiums: active.filter(({ plan }) => plan === 'SUBPLAN_PREMIUM'),
    premiumPrice: computePremiumDiscount({
      premiumPrice: config.prices.premium,
      standardSubscriptions: standards.map(({ paidHT, startDate, paidUntilDate }) => ({
        price: paidHT / 100,
        startDate,
        endDate: addDays(paidUntilDate, 1),
      })),
      today,
    }),
  };
}
