import { unwrap } from '@odu/api-contract';
import type { ApiClient, InitPaymentRequest, Subscription } from '@odu/api-contract';
import { planTerme } from '@odu/domain';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { leaveFor } from '../../routing/leave-for.ts';
import * as links from '../../routing/links.ts';
import { accountKeys } from '../calls/keys.ts';
import { useButtonMutation } from '../calls/use-button-mutation.ts';
import { useWhileShown } from '../calls/use-while-shown.ts';

/** How long the provider's confirmation is waited for, after the browser came back before it: at each question the server asks the provider itself. */
const CONFIRMATION_CHECKS = 3;
const CONFIRMATION_PAUSE_MS = 1_500;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, CONFIRMATION_PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('left', 'AbortError'));
    });
  });

/** Whether a payment succeeded; asked again for a while, the provider's confirmation may come after the browser. The page tells the failure. */
export const paymentCheckQuery = (api: ApiClient, subscriptionId: string | null) =>
  queryOptions({
    queryKey: accountKeys.payment(subscriptionId),
    queryFn: async ({ signal }) => {
      for (let check = 1; ; check += 1) {
        // oxlint-disable-next-line no-await-in-loop -- a second question needs the first one's answer
        const answer = await unwrap(
          api.POST('/api/payment/checksuccess', { body: { subscriptionId: subscriptionId ?? '' }, signal }),
        );
        if (answer.isPaymentSuccess || check === CONFIRMATION_CHECKS) return answer;
        // oxlint-disable-next-line no-await-in-loop -- the next question waits
        await pause(signal);
      }
    },
    enabled: subscriptionId !== null,
    retry: false,
    meta: { silent: true },
  });

/** Asks what a promo code is worth; the form shows the failure. */
export function useCheckCoupon() {
  const { api } = useApp();
  return useButtonMutation({
    meta: { silent: true },
    mutationFn: (couponCode: string, signal) =>
      unwrap(api.POST('/api/payment/checkcoupon', { body: { couponCode }, signal })),
  });
}

/** What a promo code is worth that was applied before the page was left, asked once each time it is shown: a price does not change under the hand. Null asks nothing; the form shows the failure. */
export const keptCouponQuery = (api: ApiClient, couponCode: string | null) =>
  queryOptions({
    queryKey: accountKeys.coupon(couponCode),
    queryFn: ({ signal }) =>
      unwrap(api.POST('/api/payment/checkcoupon', { body: { couponCode: couponCode ?? '' }, signal })),
    enabled: couponCode !== null,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    meta: { silent: true },
  });

/** Opens the provider's page of an order, once `onOpen` was told, and runs until this one is left; who has left it by then is taken nowhere. A failure is told by the shared toast, and stays in `error`. */
export function useInitPayment({ onOpen }: { onOpen: () => void }) {
  const { api } = useApp();
  const leave = useWhileShown((url: string) => {
    onOpen();
    return leaveFor(url);
  });
  return useButtonMutation({
    mutationFn: (body: InitPaymentRequest, signal) => unwrap(api.POST('/api/payment/init', { body, signal })),
    onSuccess: ({ checkoutUrl }) => leave(checkoutUrl),
  });
}

/** Goes to the provider's page for the payment means and invoices of a billing profile, and runs until this one is left; who has left it by then is taken nowhere. */
export function useManagePayment() {
  const { api } = useApp();
  const leave = useWhileShown(leaveFor);
  return useButtonMutation({
    mutationFn: (billingProfileId: string, signal) =>
      unwrap(
        api.POST('/api/payment/manage', {
          body: { returnUrl: links.myAccount(), billingProfileId },
          signal,
        }),
      ),
    onSuccess: ({ managePageUrl }) => leave(managePageUrl),
  });
}

const switchAutoRenew = (subscription: Subscription, isAutoRenew: boolean): Subscription => {
  const { plannedNextBillingTime, plannedCancellationTime } = subscription;
  const switched = { ...subscription, isAutoRenew };
  return { ...switched, ...planTerme(switched, plannedNextBillingTime ?? plannedCancellationTime) };
};

/** Renews a subscription by itself, or not any more. */
export function useToggleAutoRenew() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useButtonMutation({
    mutationFn: (body: { subscriptionId: string; shouldEnableAutoRenew: boolean }, signal) =>
      unwrap(api.POST('/api/payment/toggleautorenew', { body, signal })),
    onSuccess: (_, { subscriptionId, shouldEnableAutoRenew }) => {
      // The server has done it: a list that cannot be read again would show it undone.
      queryClient.setQueryData<Subscription[]>(accountKeys.subscriptions, (subscriptions) =>
        subscriptions?.map((one) =>
          one.id === subscriptionId ? switchAutoRenew(one, shouldEnableAutoRenew) : one,
        ),
      );
      void queryClient.invalidateQueries({ queryKey: accountKeys.subscriptions });
    },
  });
}
