import { COUPON_INVALIDE_MESSAGE } from '@odu/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { isText, pickDraft } from '../../drafts/draft-changes.ts';
import { COMPTE_SCOPE } from '../../drafts/draft-store.ts';
import { useDraftSlot } from '../../drafts/use-draft-slot.ts';
import { keptCouponQuery } from '../../queries/account/payment.ts';
import { isAnswered } from '../../queries/calls/is-answered.ts';

type KeptOrder = { billingProfileId: string; couponCode: string };

const FIELDS = { billingProfileId: isText, couponCode: isText };

/** The place of an order that was left on the provider's page: there until something is paid. */
export const useOrderSlot = () => useDraftSlot(COMPTE_SCOPE, 'commande');

/** Who pays and the promo code of an order that was left on the provider's page; the code is asked again, its worth may be another by now. */
export function useKeptOrder() {
  const { api } = useApp();
  const slot = useOrderSlot();
  const [{ billingProfileId = null, couponCode = null }] = useState(
    () => pickDraft<KeptOrder>(FIELDS, slot.read()).values,
  );
  const query = useQuery(keptCouponQuery(api, couponCode));
  const pourcentage = query.data?.isValidCoupon === true ? query.data.discountPercentage : null;
  const reason = query.data === undefined ? null : COUPON_INVALIDE_MESSAGE;
  return {
    slot,
    billingProfileId,
    isKnown: couponCode === null || isAnswered(query),
    coupon: couponCode === null || pourcentage === null ? null : { code: couponCode, pourcentage },
    /** The code that is worth nothing any more, or could not be asked. */
    lost: couponCode === null || pourcentage !== null ? null : { code: couponCode, reason },
  };
}
