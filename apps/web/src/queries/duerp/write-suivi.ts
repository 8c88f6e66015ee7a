import { unwrap } from '@odu/api-contract';
import type { AddSuiviRequest, SendToSpstRequest, Version } from '@odu/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { notify } from '../../toast/notify.ts';
import { duerpKeys } from '../calls/keys.ts';
import { useSendOnce } from '../calls/send-once.ts';
import { useButtonMutation } from '../calls/use-button-mutation.ts';
import { useTellOnceClosed } from '../calls/use-tell-once-closed.ts';

type VersionOf = Pick<Version, 'id' | 'duerpDocumentId'>;

const toPath = ({ id, duerpDocumentId }: VersionOf) => ({ duerpDocumentId, versionId: id });

type SuiviMutation = { version: VersionOf; onDone: () => void };

/** Writes an entry of the follow-up down; pressed again after a lost answer, it is written once. */
export function useAddSuivi({ version, onDone }: SuiviMutation) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const sendOnce = useSendOnce(`suivi:${version.id}`);
  const tellOnceClosed = useTellOnceClosed("L'enregistrement dans le suivi n'a pas été confirmé");
  return useButtonMutation({
    meta: { silent: true },
    mutationFn: (body: AddSuiviRequest, signal) =>
      sendOnce({ content: body }, (header) =>
        unwrap(
          api.POST('/api/duerp/{duerpDocumentId}/versions/{versionId}/suivi', {
            params: { path: toPath(version), header },
            body,
            signal,
          }),
        ),
      ),
    onSuccess: onDone,
    onError: tellOnceClosed,
    // Whatever was answered: a lost answer may have been one of success.
    onSettled: () => queryClient.invalidateQueries({ queryKey: duerpKeys.suivi(version.duerpDocumentId) }),
  });
}

/** Sends a version to the occupational health service; pressed again after a lost answer, it leaves once. */
export function useSendToSpst({ version, onDone }: SuiviMutation) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const sendOnce = useSendOnce(`envoi-spst:${version.id}`);
  const tellOnceClosed = useTellOnceClosed("L'envoi de la version au SPST n'a pas été confirmé");
  return useButtonMutation({
    meta: { silent: true },
    mutationFn: (body: SendToSpstRequest, signal) =>
      sendOnce({ content: body }, (header) =>
        unwrap(
          api.POST('/api/duerp/{duerpDocumentId}/versions/{versionId}/envoi-spst', {
            params: { path: toPath(version), header },
            body,
            signal,
          }),
        ),
      ),
    onSuccess: () => {
      notify({
        kind: 'success',
        message: "La version part par email, avec une copie à l'adresse du compte.",
      });
      onDone();
    },
    onError: tellOnceClosed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: duerpKeys.suivi(version.duerpDocumentId) }),
  });
}
