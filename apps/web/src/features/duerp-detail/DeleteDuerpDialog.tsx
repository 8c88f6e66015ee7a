import { unwrap } from '@odu/api-contract';
import type { DuerpDocument } from '@odu/api-contract';
import { ConfirmDialog } from '@odu/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { duerpKeys } from '../../queries/keys.ts';
import { notify } from '../../toast/notify.ts';

type DeleteDuerpDialogProps = {
  duerp: DuerpDocument;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDeleted: () => void;
};

/** Deletes the document; says what the law keeps of it. */
export function DeleteDuerpDialog({ duerp, isOpen, onOpenChange, onDeleted }: DeleteDuerpDialogProps) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/duerp/{id}', { params: { path: { id: duerp.id } } })),
    onSuccess: async () => {
      notify({ kind: 'success', message: 'DUERP supprimé avec succès' });
      onDeleted();
      queryClient.removeQueries({ queryKey: duerpKeys.detail(duerp.id) });
      await queryClient.invalidateQueries({ queryKey: duerpKeys.list });
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      tone="danger"
      title="Supprimer ce DUERP ?"
      confirmLabel="Supprimer"
      pendingText="Suppression…"
      onConfirm={() => remove.mutateAsync()}
    >
      {duerp.versions.length > 0
        ? 'Le document quitte votre liste. Ses versions sont conservées 40 ans, comme la loi le demande (art. L4121-3-1 du code du travail) : vous les retrouverez dans les archives de votre compte.'
        : 'Le document quitte votre liste. Sans version validée, il sera effacé définitivement dans 30 jours.'}
    </ConfirmDialog>
  );
}
