import { unwrap } from '@odu/api-contract';
import type { ApiClient } from '@odu/api-contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../app-context.tsx';
import * as links from '../routing/links.ts';
import { accountKeys } from './keys.ts';
import { useButtonMutation } from './use-button-mutation.ts';

/** Whether a payment succeeded; asked once, the page tells the failure. */
export const paymentCheckQuery = (api: ApiClient, subscriptionId: string | null) =>
  queryOptions({
    queryKey: accountKeys.payment(subscriptionId),
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/api/payment/checksuccess', { body: { subscriptionId: subscriptionId ?? '' }, signal }),
      ),
    enabled: subscriptionId !== null,
    retry: false,
    meta: { silent: true },
  });

/** Goes to the provider's page for the payment means and invoices of a billing profile. */
export function useManagePayment() {
  const { api } = useApp();
  return useButtonMutation({
    mutationFn: (billingProfileId: string, signal) =>
      unwrap(
        api.POST('/api/payment/manage', {
          body: { returnUrl: links.myAccount(), billingProfileId },
          signal,
        }),
      ),
    onSuccess: ({ managePageUrl }) => location.assign(managePageUrl),
  });
}

/** Renews a subscription by itself, or not any more. */
export function useToggleAutoRenew() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useButtonMutation({
    mutationFn: (body: { subscriptionId: string; shouldEnableAutoRenew: boolean }, signal) =>
      unwrap(api.POST('/api/payment/toggleautorenew', { body, signal })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountKeys.subscriptions }),
  });
}
