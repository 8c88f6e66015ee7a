import { unwrap } from '@odu/api-contract';
import type { BillingProfile, UpsertBillingProfileRequest } from '@odu/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { accountKeys } from '../calls/keys.ts';
import { useButtonMutation } from '../calls/use-button-mutation.ts';
import { useTellOnceClosed } from '../calls/use-tell-once-closed.ts';
import { writeAcknowledged } from '../calls/write-acknowledged.ts';

/** Creates a billing profile (without id) or changes one; the form shows the failure. */
export function useUpsertBillingProfile() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const tellOnceClosed = useTellOnceClosed("L'enregistrement du profil de facturation n'a pas été confirmé");
  return useButtonMutation({
    meta: { silent: true },
    mutationFn: (body: UpsertBillingProfileRequest, signal) =>
      unwrap(api.POST('/api/myaccount/mybillingprofiles/upsert', { body, signal })),
    onSuccess: (saved) => {
      writeAcknowledged<BillingProfile[]>(queryClient, accountKeys.billingProfiles, (profiles) =>
        profiles.some(({ id }) => id === saved.id)
          ? profiles.map((profile) => (profile.id === saved.id ? saved : profile))
          : [...profiles, saved],
      );
    },
    onError: tellOnceClosed,
  });
}
