import { unwrap } from '@odu/api-contract';
import type { DuerpDocument, DuerpListItem } from '@odu/api-contract';
import { NBSP, NNBSP } from '@odu/domain';
import { ConfirmDialog } from '@odu/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { accountKeys, duerpKeys } from '../../queries/keys.ts';
import { notify } from '../../toast/notify.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

type DeleteDuerpDialogProps = {
  duerp: DuerpDocument;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDeleted: () => Promise<void>;
};

/** Deletes the document; says what the law keeps of it (decision D4). */
export function DeleteDuerpDialog({ duerp, isOpen, onOpenChange, onDeleted }: DeleteDuerpDialogProps) {
  const { api } = useApp();
  const { autosaves, drafts } = useWorkspace();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/duerp/{id}', { params: { path: { id: duerp.id } } })),
    onSuccess: async () => {
      autosaves.forget(duerp.id);
      drafts.forget(duerp.id);
      notify({ kind: 'success', message: 'DUERP supprimé avec succès' });
      queryClient.setQueryData<DuerpListItem[]>(duerpKeys.list, (duerps) =>
        duerps?.filter(({ id }) => id !== duerp.id),
      );
      void queryClient.invalidateQueries({ queryKey: duerpKeys.list });
      void queryClient.invalidateQueries({ queryKey: accountKeys.archives });
      // While this page stands its document must stay in the cache, or it would be asked for again.
      await onDeleted();
      queryClient.removeQueries({ queryKey: duerpKeys.all(duerp.id) });
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      tone="danger"
      title={`Supprimer «${NNBSP}${duerp.displayName}${NNBSP}»${NNBSP}?`}
      confirmLabel="Supprimer"
      pendingText="Suppression…"
      onConfirm={() => remove.mutateAsync()}
    >
      {duerp.versions.length > 0
        ? `Ce DUERP quittera votre liste. Ses versions sont conservées 40${NBSP}ans, comme la loi le demande (art. L4121-3-1 du code du travail)${NBSP}: vous les retrouverez dans les «${NNBSP}Archives${NNBSP}» de votre compte.`
        : "Ce DUERP quittera votre liste. Comme il n'a pas de version validée, il sera effacé définitivement au bout de 30 jours."}
    </ConfirmDialog>
  );
}
