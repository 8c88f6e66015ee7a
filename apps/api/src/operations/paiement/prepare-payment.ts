import type { InitPaymentRequest } from '@odu/api-contract';
import { computeCommande, toSameOriginPath } from '@odu/domain';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { isUsable, normalizeCouponCode } from '../../payment/coupons.ts';
import { type Account, lockAccount } from '../../repositories/account/account-repository.ts';
import { findBillingProfile } from '../../repositories/billing/billing-profile-repository.ts';
import { lockCoupon } from '../../repositories/billing/coupon-repository.ts';
import {
  insertPayment,
  listOpenPaymentRows,
  type PaymentRow,
  updatePayment,
} from '../../repositories/billing/payment-repository.ts';
import { instantAfter, MINUTE } from '../../services/clock.ts';
import { isVipAccount } from '../../services/duerp/full-access.ts';
import { toBillingProfile } from '../facturation/list-billing-profiles.ts';
import {
  billingProfileNotFound,
  couponNotValid,
  emailNotVerified,
  LEAST_CHARGE_CENTS,
  tooLittleToCharge,
  vipNeedsNothing,
} from './problems.ts';
import { requirePurchasable } from './require-purchasable.ts';

/** How long a checkout can be paid. */
const CHECKOUT_MS = 60 * MINUTE;
/**
 * A checkout that ends sooner is not offered a second time. Stripe opens none for less than 30 minutes: one whose first
 * try failed can still be opened with its own end, which a repeated call may not change.
 */
const SHORTEST_LEFT_MS = 32 * MINUTE;

/** A payment to open at the provider. */
export type PreparedPayment = { payment: PaymentRow; account: Account };
/** A payment that has a page at the provider. */
export type OpenedPayment = PaymentRow & { providerReference: string };

async function readCoupon(
  queries: Queries,
  { database, clock }: Deps,
  { typed = '', replaced }: { typed: string | undefined; replaced: readonly PaymentRow[] },
) {
  const code = normalizeCouponCode(typed);
  if (code === '') return null;
  const coupon = await lockCoupon(queries, database.engine, code);
  if (coupon === undefined || !(await isUsable(queries, coupon, { clock, replaced }))) throw couponNotValid();
  return coupon;
}

const withSubscription = (path: string, subscriptionId: string) => {
  const url = new URL(toSameOriginPath(path), 'https://odu.invalid');
  url.searchParams.set('subscriptionId', subscriptionId);
  return `${url.pathname}${url.search}${url.hash}`;
};

/** A premium takes the place of every open payment, a standard one that of a premium and of its own document. */
export const standsInTheWay = (
  open: PaymentRow,
  { plan, duerpDocumentId }: Pick<PaymentRow, 'plan' | 'duerpDocumentId'>,
) =>
  plan === 'SUBPLAN_PREMIUM' || open.plan === 'SUBPLAN_PREMIUM' || open.duerpDocumentId === duerpDocumentId;

const SAME = [
  'plan',
  'duerpDocumentId',
  'billingProfileId',
  'buyer',
  'commande',
  'couponCode',
  'cancelUrl',
  'provider',
] as const;

/** The open payment that is the very same: a second tab or a second click goes to its page. */
const isSame = (open: PaymentRow, wanted: PaymentRow, successPath: string, now: Date) =>
  SAME.every((key) => open[key] === wanted[key]) &&
  open.successUrl === withSubscription(successPath, open.subscriptionId) &&
  Date.parse(open.expiresAt) - now.getTime() >= SHORTEST_LEFT_MS;

/** What somebody wants to buy; `closed`: the pages (`providerReference`) that the provider has closed for it. */
export type WantedPayment = { accountId: string; body: InitPaymentRequest; closed: ReadonlySet<string> };

/**
 * Checks what is to be bought and keeps it as it was shown, in one transaction that holds the account: two tabs take
 * turns. While a page can be paid that it would take the place of, nothing is kept, and the answer names what is to be
 * closed first. Throws the Problem of what cannot be bought.
 */
export async function preparePayment(
  queries: Queries,
  deps: Deps,
  { accountId, body, closed }: WantedPayment,
): Promise<PreparedPayment | { toClose: OpenedPayment[] }> {
  const { config, database, clock, makeId } = deps;
  const account = await lockAccount(queries, database.engine, accountId);
  if (isVipAccount(config, account)) throw vipNeedsNothing();
  if (account.isEmailVerified === 0) throw emailNotVerified();
  const { planId, duerpDocId } = body;
  const price = await requirePurchasable(queries, deps, { accountId, planId, duerpDocId });
  const profile = await findBillingProfile(queries, { id: body.billingProfileId, accountId });
  if (profile === undefined) throw billingProfileNotFound();
  const { billingAddress: buyer } = toBillingProfile(profile);
  const bought = { plan: planId, duerpDocumentId: duerpDocId ?? null };
  const inTheWay = (await listOpenPaymentRows(queries, accountId)).filter(
    (open) => open.kind === 'first' && standsInTheWay(open, bought),
  );
  const coupon = await readCoupon(queries, deps, { typed: body.couponCode, replaced: inTheWay });
  const commande = computeCommande({
    plan: planId,
    ...price,
    couponPourcentage: coupon?.discountPercentage ?? null,
    vatRatePercentage: config.prices.vatPercent,
    buyer,
  });
  if (commande.totalTTC > 0 && commande.totalTTC < LEAST_CHARGE_CENTS)
    throw tooLittleToCharge(coupon !== undefined && coupon !== null);
  const subscriptionId = makeId();
  const now = clock.now();
  const payment: PaymentRow = {
    id: makeId(),
    accountId,
    subscriptionId,
    kind: 'first',
    periodIndex: 0,
    ...bought,
    billingProfileId: profile.id,
    buyer: JSON.stringify(buyer),
    commande: JSON.stringify(commande),
    totalTTC: commande.totalTTC,
    couponCode: coupon?.code ?? null,
    status: 'open',
    provider: deps.payment.name,
    providerReference: null,
    successUrl: withSubscription(body.successUrl, subscriptionId),
    cancelUrl: toSameOriginPath(body.cancelUrl),
    createdAt: now.toISOString(),
    expiresAt: instantAfter(clock, CHECKOUT_MS),
    settledAt: null,
  };
  const isClosed = ({ providerReference }: PaymentRow) =>
    providerReference !== null && closed.has(providerReference);
  const same = inTheWay.find((open) => !isClosed(open) && isSame(open, payment, body.successUrl, now));
  const replaced = inTheWay.filter((open) => open !== same);
  // Nobody was sent to one without a reference yet: whoever opens it finds that it was given up (`keepReference`).
  const toClose = replaced.filter(
    (open): open is OpenedPayment => open.providerReference !== null && !isClosed(open),
  );
  if (toClose.length > 0) return { toClose };
  for (const { id } of replaced)
    await updatePayment(queries, id, { status: 'cancelled', settledAt: now.toISOString() });
  if (same === undefined) await insertPayment(queries, payment);
  return { payment: same ?? payment, account };
}
