import { COUPON_INVALIDE_MESSAGE } from '@odu/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { describeErrorAs } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { isText, pickDraft } from '../../drafts/draft-changes.ts';
import { COMPTE_SCOPE, createDraftStore } from '../../drafts/draft-store.ts';
import { keptCouponQuery } from '../../queries/account/payment.ts';
import { isAnswered } from '../../queries/calls/is-answered.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

type KeptOrder = { billingProfileId: string; couponCode: string };

const FIELDS = { billingProfileId: isText, couponCode: isText };

/** Said of a promo code whose worth the server could not tell. */
export const COUPON_NOT_CHECKED = "Le code promo n'a pas pu être vérifié. Veuillez réessayer.";

/** The place of an order that was left on the provider's page, each document's its own, premium's `null`: there until it is paid. */
export function useOrderSlot(duerpId: string | null) {
  const { getAccountId } = useApp().session;
  const { storage } = useWorkspace();
  return useMemo(
    () =>
      createDraftStore({ storage, getAccountId, kind: 'odu.order' }).at(COMPTE_SCOPE, duerpId ?? 'premium'),
    [storage, getAccountId, duerpId],
  );
}

const LEFT = 'odu.paiement';

/** Notes, in this tab, the order that its page of the provider is opened for; undefined once that was told, or came to an outcome. */
export function noteLeft(duerpId?: string | null): void {
  try {
    if (duerpId === undefined) sessionStorage.removeItem(LEFT);
    else sessionStorage.setItem(LEFT, String(duerpId));
  } catch {
    // A full storage: who comes back is told nothing, and the order is there.
  }
}

function readLeft(): string | null {
  try {
    return sessionStorage.getItem(LEFT);
  } catch {
    // A browser that keeps nothing of a site: the order is shown all the same.
    return null;
  }
}

/** Whether this tab comes back from the page of the provider without having paid. The provider's address is the same for who gave up and whom the bank refused. */
export function useIsBackUnpaid(duerpId: string | null): boolean {
  const [isBack] = useState(() => readLeft() === String(duerpId));
  useEffect(() => noteLeft(), []);
  return isBack;
}

/** Who pays and the promo code of an order that was left on the provider's page; the code is asked again, its worth may be another by now. */
export function useKeptOrder(duerpId: string | null) {
  const { api } = useApp();
  const slot = useOrderSlot(duerpId);
  const [{ billingProfileId = null, couponCode = null }] = useState(
    () => pickDraft<KeptOrder>(FIELDS, slot.read()).values,
  );
  const { data, error, ...query } = useQuery(keptCouponQuery(api, couponCode));
  const pourcentage = data?.isValidCoupon === true ? data.discountPercentage : null;
  const reason = error === null ? COUPON_INVALIDE_MESSAGE : describeErrorAs(error, COUPON_NOT_CHECKED);
  return {
    billingProfileId,
    isKnown: couponCode === null || isAnswered(query),
    coupon: couponCode === null || pourcentage === null ? null : { code: couponCode, pourcentage },
    /** The code that is worth nothing any more, or could not be asked, and why. */
    lost: couponCode === null || pourcentage !== null ? null : { code: couponCode, reason },
    keep: (profileId: string | null, coupon: { code: string } | null) =>
      slot.save({
        ...(profileId !== null && { billingProfileId: profileId }),
        ...(coupon !== null && { couponCode: coupon.code }),
      }),
  };
}
