import { unwrap } from '@odu/api-contract';
import { ConfirmDialog } from '@odu/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { duerpKeys } from '../../queries/keys.ts';
import { notify } from '../../toast/notify.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

type DuplicateDuerpDialogProps = {
  duerpId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDuplicated: (copyId: string) => void;
};

/** Copies the document, once what is on its way is saved. */
export function DuplicateDuerpDialog({ duerpId, isOpen, onOpenChange, onDuplicated }: DuplicateDuerpDialogProps) {
  const { api } = useApp();
  const { autosaves } = useWorkspace();
  const queryClient = useQueryClient();
  const duplicate = useMutation({
    mutationFn: async () => {
      await autosaves.get(duerpId).flush();
      return unwrap(api.POST('/api/duerp/duplicate/{id}', { params: { path: { id: duerpId } } }));
    },
    onSuccess: async ({ id }) => {
      notify({ kind: 'success', message: 'Votre DUERP a été dupliqué avec succès' });
      await queryClient.invalidateQueries({ queryKey: duerpKeys.list });
      onDuplicated(id);
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Dupliquer ce DUERP ?"
      confirmLabel="Dupliquer"
      pendingText="Duplication…"
      onConfirm={() => duplicate.mutateAsync()}
    >
      Une copie est créée avec les mêmes unités de travail, risques et actions, sans les versions. Elle compte dans votre
      nombre de DUERP.
    </ConfirmDialog>
  );
}
