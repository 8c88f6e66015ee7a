import type { BillingProfile, PlanId } from '@odu/api-contract';
import {
  canPurchase,
  checkCheckout,
  COUPON_INVALIDE_MESSAGE,
  isPlan,
  labelPurchase,
  NON_FINALISE_MESSAGE,
} from '@odu/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { billingProfilesQuery } from '../../queries/account/account.ts';
import { isAnswered } from '../../queries/calls/is-answered.ts';
import { duerpListQuery } from '../../queries/duerp/duerps.ts';
import { useInitPayment } from '../../queries/account/payment.ts';
import { readFieldErrors } from '../../forms/read-field-errors.ts';
import * as links from '../../routing/links.ts';
import type { AppliedCoupon } from './CouponForm.tsx';
import { computeOrderOfPlan } from './order-of-plan.ts';
import { noteLeft, useIsBackUnpaid, useKeptOrder } from './use-kept-order.ts';
import { usePrices } from './use-prices.ts';

/** Only the plan and its document can stand in the way before anybody is chosen to pay. */
const ANY_PROFILE = 'any';

/** The document of a standard order, as the list has it; null for premium, or where the list is not there. */
function useOrderedDuerp(duerpId: string | null) {
  const { api } = useApp();
  const query = useQuery({
    ...duerpListQuery(api),
    enabled: duerpId !== null,
    meta: { silent: true },
  });
  const { data: duerps } = query;
  const duerp = duerps?.find(({ id }) => id === duerpId) ?? null;
  return {
    duerp,
    isKnown: duerpId === null || isAnswered(query),
    isMissing: duerps !== undefined && duerp === null,
  };
}

const findProfile = (profiles: readonly BillingProfile[] | undefined, selectedId: string | null) =>
  // The only profile is nobody's choice to make.
  profiles?.find(({ id }) => id === selectedId) ?? (profiles?.length === 1 ? profiles[0] : undefined);

/** A promo code that could be used when it was applied, and no longer can; of any other refusal it stays. */
const isCouponRefused = (error: unknown) =>
  readFieldErrors(error).some(
    ([name, message]) => name === 'couponCode' && message === COUPON_INVALIDE_MESSAGE,
  );

/** An order at hand: what it costs, who pays it, and what stands in its way. */
export function useOrder(plan: string, requestedId: string | null) {
  const { api } = useApp();
  const duerpId = plan === 'SUBPLAN_STANDARD' ? requestedId : null;
  const answer = usePrices();
  const profilesQuery = useQuery({ ...billingProfilesQuery(api), meta: { silent: true } });
  const { data: profiles } = profilesQuery;
  const { duerp, isMissing, isKnown } = useOrderedDuerp(duerpId);
  const kept = useKeptOrder(duerpId);
  const isBackUnpaid = useIsBackUnpaid(duerpId);
  const [selectedId, selectProfile] = useState(kept.billingProfileId);
  // Undefined while the user has said nothing of it: the one that was kept.
  const [chosen, choose] = useState<AppliedCoupon | null>();
  const coupon = chosen === undefined ? kept.coupon : chosen;
  const [refusal, setRefusal] = useState<string | null>(null);
  const init = useInitPayment({ onOpen: () => noteLeft(duerpId) });
  const profile = findProfile(profiles, selectedId);

  const setCoupon = (applied: AppliedCoupon | null) => {
    if (applied === null) kept.keep(kept.billingProfileId, null);
    choose(applied);
  };

  const pay = (planId: PlanId) => {
    const missing = checkCheckout({ plan, duerpId, billingProfileId: profile?.id });
    setRefusal(missing);
    if (missing !== null || profile === undefined) return;
    const order = {
      planId,
      billingProfileId: profile.id,
      successUrl: links.afterPayment(duerpId ?? undefined),
      cancelUrl: duerpId === null ? links.checkoutPremium() : links.checkoutStandard(duerpId),
      ...(duerpId !== null && { duerpDocId: duerpId }),
      ...(coupon !== null && { couponCode: coupon.code }),
    };
    kept.keep(profile.id, coupon);
    init.mutateAsync(order).catch((error: unknown) => {
      if (isCouponRefused(error)) setCoupon(null);
    });
  };

  const isDraft = duerp?.paymentStatus_Derivated === 'DRAFT';
  const describeObstacle = (): string | null => {
    const obstacle = checkCheckout({ plan, duerpId, billingProfileId: ANY_PROFILE });
    if (obstacle !== null) return obstacle;
    if (isMissing) return 'DUERP introuvable.';
    if (duerp === null || canPurchase(duerp.paymentStatus_Derivated)) return null;
    if (isDraft) return NON_FINALISE_MESSAGE;
    return `Ce DUERP ne peut pas être acheté\u00A0: ${labelPurchase(duerp.paymentStatus_Derivated).toLowerCase()}.`;
  };

  return {
    answer,
    obstacle: describeObstacle(),
    /** The document that has to be finished first; null when none is asked for, or it is. */
    toFinish: isDraft ? duerpId : null,
    documentName: duerp?.displayName ?? null,
    /** Null while what it says, or who pays it, is on its way: « Payer » would change its price, and its place under the finger. */
    order:
      answer.prices !== null && isPlan(plan) && isAnswered(profilesQuery) && isKnown && kept.isKnown
        ? computeOrderOfPlan({
            plan,
            prices: answer.prices,
            couponPourcentage: coupon?.pourcentage ?? null,
            buyer: profile?.billingAddress ?? null,
          })
        : null,
    isBackUnpaid,
    coupon,
    setCoupon,
    lostCoupon: kept.lost,
    profileId: profile?.id ?? null,
    selectProfile: (id: string) => {
      setRefusal(null);
      selectProfile(id);
    },
    pay,
    isPaying: init.isPending,
    refusal,
    failure: init.error,
  };
}
