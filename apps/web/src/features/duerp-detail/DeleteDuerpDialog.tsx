import type { DuerpDocument } from '@odu/api-contract';
import { NNBSP, PHRASE_CONSERVATION, quoteFr } from '@odu/domain';
import { ConfirmDialog, PhraseDeLoi } from '@odu/ui';
import { useDeleteDuerp } from '../../queries/duerp/duerp-mutations.ts';

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
      title={`Supprimer ${quoteFr(duerp.displayName)}${NNBSP}?`}
      confirmLabel="Supprimer"
      pendingText="Suppression…"
      onConfirm={() => remove.mutateAsync()}
    >
      {duerp.versions.length > 0 ? (
        <>
          Ce DUERP quittera votre liste. Ses versions restent dans les {quoteFr('Archives')} de votre compte.{' '}
          <PhraseDeLoi phrase={PHRASE_CONSERVATION} />
        </>
      ) : (
        "Ce DUERP quittera votre liste. Comme il n'a pas de version validée, il sera effacé définitivement au bout de 30 jours."
      )}
    </ConfirmDialog>
  );
}
