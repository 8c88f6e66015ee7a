import { NNBSP } from '@odu/domain';
import { ConfirmDialog } from '@odu/ui';
import { useDuplicateDuerp } from '../../queries/duerp/duerp-mutations.ts';

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
  const duplicate = useDuplicateDuerp({ duerpId, onDuplicated });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Dupliquer ce DUERP${NNBSP}?`}
      confirmLabel="Dupliquer"
      pendingText="Duplication…"
      onConfirm={() => duplicate.mutateAsync()}
    >
      Une copie est créée avec les mêmes unités de travail, risques et actions, sans les versions. Elle compte
      dans votre nombre de DUERP.
    </ConfirmDialog>
  );
}
