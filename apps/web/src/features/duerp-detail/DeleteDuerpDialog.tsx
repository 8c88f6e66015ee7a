import type { DuerpDocument } from '@odu/api-contract';
import { NBSP, NNBSP } from '@odu/domain';
import { ConfirmDialog } from '@odu/ui';
import { useDeleteDuerp } from '../../queries/duerp-mutations.ts';

type DeleteDuerpDialogProps = {
  duerp: DuerpDocument;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDeleted: () => Promise<void>;
};

/** Deletes the document; says what the law keeps of it (decision D4). */
export function DeleteDuerpDialog({ duerp, isOpen, onOpenChange, onDeleted }: DeleteDuerpDialogProps) {
  const remove = useDeleteDuerp({ duerpId: duerp.id, onDeleted });
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
