import { unwrap } from '@odu/api-contract';
import type { Calendrier } from '@odu/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { createId } from '../../create-id.ts';
import { notify } from '../../toast/notify.ts';
import { accountKeys } from '../calls/keys.ts';
import { useButtonMutation } from '../calls/use-button-mutation.ts';
import { writeAcknowledged } from '../calls/write-acknowledged.ts';

/** Makes a link of the calendar, the first one or in the place of the last. */
export function useRenewCalendrier() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useButtonMutation({
    mutationFn: (_: void, signal) =>
      unwrap(api.POST('/api/myaccount/calendrier/renew', { body: { idLien: createId() }, signal })),
    onSuccess: (calendrier) => {
      writeAcknowledged<Calendrier>(queryClient, accountKeys.calendrier, () => calendrier);
      notify({ kind: 'success', message: 'Le lien de votre calendrier est prêt.' });
    },
  });
}

/** Ends the link of the calendar. */
export function useStopCalendrier() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useButtonMutation({
    mutationFn: (_: void, signal) => unwrap(api.POST('/api/myaccount/calendrier/stop', { signal })),
    onSuccess: () => {
      writeAcknowledged<Calendrier>(queryClient, accountKeys.calendrier, () => ({
        url: null,
        createdAt: null,
      }));
      notify({ kind: 'success', message: 'Le lien de votre calendrier ne fonctionne plus.' });
    },
  });
}
