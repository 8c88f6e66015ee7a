import { NNBSP } from '@odu/domain';
import { ConfirmDialog, Text } from '@odu/ui';
import { describeError, readErrorStatus } from '../../api/api-error.ts';
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
      onOpenChange={(isNowOpen) => {
        duplicate.reset();
        onOpenChange(isNowOpen);
      }}
      title={`Dupliquer ce DUERP${NNBSP}?`}
      confirmLabel="Dupliquer"
      pendingText="Duplication…"
      onConfirm={() => duplicate.mutateAsync()}
    >
      Une copie est créée avec les mêmes unités de travail, risques et actions, sans les versions. Elle compte
      dans votre nombre de DUERP.
      {readErrorStatus(duplicate.error) === 403 && (
        // The limit: the toast has announced it, and goes (decision B15). Of what may pass, as a lost connection, the toast is enough.
        <>
          {' '}
          <Text as="strong" tone="danger">
            {describeError(duplicate.error)}
          </Text>
        </>
      )}
    </ConfirmDialog>
  );
}
