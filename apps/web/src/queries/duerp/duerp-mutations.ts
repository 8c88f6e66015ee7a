import { ApiError, unwrap } from '@odu/api-contract';
import type { DuerpDocument, DuerpListItem, GenerateVersionRequest } from '@odu/api-contract';
import { NBSP } from '@odu/domain';
import { useQueryClient } from '@tanstack/react-query';
import { ExplainedError, readErrorStatus } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { notify } from '../../toast/notify.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import * as links from '../../routing/links.ts';
import { duerpQuery } from './duerps.ts';
import { flushEdits } from '../calls/flush-edits.ts';
import { accountKeys, duerpKeys } from '../calls/keys.ts';
import { hadVersion, readListRevision, toRevision } from '../calls/revision.ts';
import { useSendOnce } from '../calls/send-once.ts';
import { useButtonMutation } from '../calls/use-button-mutation.ts';
import { useWhileShown } from '../calls/use-while-shown.ts';

const toRequest = {
  duplicate: (duerpId: string) => `duplicate:${duerpId}`,
  generate: (duerpId: string) => `generate:${duerpId}`,
};

/** Creates a DUERP; it runs until `onCreated` has left the page. */
export function useCreateDuerp({ onCreated }: { onCreated: (duerpId: string) => Promise<void> }) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const sendOnce = useSendOnce('create');
  const leave = useWhileShown(onCreated);
  return useButtonMutation({
    mutationFn: (_, signal) =>
      sendOnce({ content: null, revision: readListRevision(queryClient) }, (header) =>
        unwrap(api.POST('/api/duerp/create', { params: { header }, signal })),
      ),
    onSuccess: async ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: duerpKeys.list });
      await leave(id);
    },
  });
}

type DuplicateOptions = { duerpId: string; onDuplicated: (copyId: string) => Promise<void> };

/** Copies a DUERP once what is on its way is saved; it runs until `onDuplicated` has left the page. */
export function useDuplicateDuerp({ duerpId, onDuplicated }: DuplicateOptions) {
  const { api } = useApp();
  const { autosaves } = useWorkspace();
  const queryClient = useQueryClient();
  const sendOnce = useSendOnce(toRequest.duplicate(duerpId));
  const leave = useWhileShown(onDuplicated);
  return useButtonMutation({
    mutationFn: async (_, signal) => {
      await flushEdits(autosaves, duerpId, 'la copie');
      const path = { id: duerpId };
      // A document that was edited since a lost answer is another copy.
      const content = autosaves.get(duerpId).getEtag();
      return sendOnce({ content, revision: readListRevision(queryClient) }, (header) =>
        unwrap(api.POST('/api/duerp/duplicate/{id}', { params: { path, header }, signal })),
      );
    },
    onSuccess: async ({ id }) => {
      notify({ kind: 'success', message: 'Votre DUERP a été dupliqué avec succès' });
      void queryClient.invalidateQueries({ queryKey: duerpKeys.list });
      // The copy is there when its page opens, so that the focus goes to its title.
      await queryClient.prefetchQuery(duerpQuery(api, autosaves, id));
      await leave(id);
    },
  });
}

type DeleteOptions = { duerpId: string; onDeleted: () => Promise<void> };

/** Deletes a DUERP and what the device keeps of it; it runs until `onDeleted` has left the page. */
export function useDeleteDuerp({ duerpId, onDeleted }: DeleteOptions) {
  const { api } = useApp();
  const { autosaves, drafts, requests } = useWorkspace();
  const queryClient = useQueryClient();
  const leave = useWhileShown(onDeleted);
  return useButtonMutation({
    mutationFn: async (_, signal) => {
      try {
        await unwrap(api.DELETE('/api/duerp/{id}', { params: { path: { id: duerpId } }, signal }));
      } catch (error) {
        // It is gone already: the answer of a first press was lost, or somebody else did it.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: async () => {
      autosaves.forget(duerpId);
      drafts.forget(duerpId);
      for (const toName of Object.values(toRequest)) requests.at(toName(duerpId)).clear();
      notify({ kind: 'success', message: 'DUERP supprimé avec succès' });
      queryClient.setQueryData<DuerpListItem[]>(duerpKeys.list, (duerps) =>
        duerps?.filter(({ id }) => id !== duerpId),
      );
      void queryClient.invalidateQueries({ queryKey: duerpKeys.list });
      void queryClient.invalidateQueries({ queryKey: accountKeys.archives });
      // While this page stands its document must stay in the cache, or it would be asked for again.
      // From another page of this document too, where somebody went « Précédent » meanwhile: it is there no more.
      await (location.pathname.startsWith(links.duerp(duerpId)) ? onDeleted() : leave());
      queryClient.removeQueries({ queryKey: duerpKeys.all(duerpId) });
    },
  });
}

/** A version is made of what is on the screen only: says what to do where somebody changed the document meanwhile. */
function tellChangedMeanwhile(error: unknown): never {
  if (readErrorStatus(error) !== 409) throw error;
  throw new ExplainedError(
    `Une autre personne, ou un autre onglet, vient de modifier ce DUERP${NBSP}: la version n'a pas été générée. Relisez ce qui a changé, puis réessayez.`,
  );
}

type GenerateOptions = { duerpId: string; onGenerated: (versionId: string) => void };

/** Makes a version of a DUERP as it is on the screen: what is on its way is saved first, and a later one is not the first by its reason. The dialog shows the failure. */
export function useGenerateVersion({ duerpId, onGenerated }: GenerateOptions) {
  const { api } = useApp();
  const { autosaves } = useWorkspace();
  const queryClient = useQueryClient();
  const sendOnce = useSendOnce(toRequest.generate(duerpId));
  return useButtonMutation({
    meta: { silent: true },
    mutationFn: async (asked: GenerateVersionRequest, signal) => {
      await flushEdits(autosaves, duerpId, 'la version');
      const etag = autosaves.get(duerpId).getEtag();
      const path = { id: duerpId };
      const revision = toRevision(etag, queryClient.getQueryData<DuerpDocument>(duerpKeys.detail(duerpId)));
      return sendOnce({ content: asked, revision }, (key, askedOf) => {
        const header = { ...key, ...(etag !== null && { 'If-Match': etag }) };
        // A colleague may have made the first version under the dialog.
        const isFirst = asked.motif === 'PREMIERE_VERSION';
        const body = isFirst && hadVersion(askedOf) ? { ...asked, motif: null } : asked;
        return unwrap(api.POST('/api/duerp/{id}/generate', { params: { path, header }, body, signal })).catch(
          tellChangedMeanwhile,
        );
      });
    },
    onSuccess: ({ id }) => onGenerated(id),
    // Not waited for: a failure must be told at once, and these reads fail as it did.
    onSettled: () => {
      for (const queryKey of [duerpKeys.detail(duerpId), duerpKeys.versions(duerpId), duerpKeys.list])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
