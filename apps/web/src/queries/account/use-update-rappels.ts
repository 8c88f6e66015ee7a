import { unwrap } from '@odu/api-contract';
import type { AccountInfo } from '@odu/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { notify } from '../../toast/notify.ts';
import { accountKeys } from '../calls/keys.ts';
import { useButtonMutation } from '../calls/use-button-mutation.ts';
import { writeAcknowledged } from '../calls/write-acknowledged.ts';

/** Turns the mails of due dates on or off, and says which. */
export function useUpdateRappels() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useButtonMutation({
    mutationFn: (body: { hasRappels: boolean }, signal) =>
      unwrap(api.POST('/api/myaccount/update-rappels', { body, signal })),
    onSuccess: (_, { hasRappels }) => {
      writeAcknowledged<AccountInfo>(queryClient, accountKeys.info, (account) => ({
        ...account,
        hasRappels,
      }));
      notify({
        kind: 'success',
        message: hasRappels
          ? 'Vous recevrez un email quand un DUERP sera à mettre à jour.'
          : 'Vous ne recevrez plus de rappels par email.',
      });
    },
  });
}
