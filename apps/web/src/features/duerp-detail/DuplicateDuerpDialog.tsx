import { unwrap } from '@odu/api-contract';
import { NBSP, NNBSP } from '@odu/domain';
import { ConfirmDialog } from '@odu/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { duerpQuery } from '../../queries/duerps.ts';
import { duerpKeys } from '../../queries/keys.ts';
import { notify } from '../../toast/notify.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

const UNSAVED = `Vos dernières modifications ne sont pas encore enregistrées${NBSP}: la copie ne les contiendrait pas. Réessayez une fois qu'elles le sont.`;

type DuplicateDuerpDialogProps = {
  duerpId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDuplicated: (copyId: string) => Promise<void>;
};

/** Copies the document, once what is on its way is saved, and opens the copy. */
export function DuplicateDuerpDialog({
  duerpId,
  isOpen,
  onOpenChange,
  onDuplicated,
}: DuplicateDuerpDialogProps) {
  const { api } = useApp();
  const { autosaves } = useWorkspace();
  const queryClient = useQueryClient();
  const duplicate = useMutation({
    mutationFn: () => unwrap(api.POST('/api/duerp/duplicate/{id}', { params: { path: { id: duerpId } } })),
    onSuccess: async ({ id }) => {
      notify({ kind: 'success', message: 'Votre DUERP a été dupliqué avec succès' });
      void queryClient.invalidateQueries({ queryKey: duerpKeys.list });
      // The copy is there when its page opens, so that the focus goes to its title.
      await queryClient.prefetchQuery(duerpQuery(api, autosaves, id));
      await onDuplicated(id);
    },
  });
  const handleConfirm = async () => {
    const isSaved = await autosaves.get(duerpId).flush();
    if (!isSaved) {
      notify({ kind: 'error', message: UNSAVED });
      throw new Error('The document has unsaved edits.');
    }
    await duplicate.mutateAsync();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Dupliquer ce DUERP${NNBSP}?`}
      confirmLabel="Dupliquer"
      pendingText="Duplication…"
      onConfirm={handleConfirm}
    >
      Une copie est créée avec les mêmes unités de travail, risques et actions, sans les versions. Elle compte
      dans votre nombre de DUERP.
    </ConfirmDialog>
  );
}
