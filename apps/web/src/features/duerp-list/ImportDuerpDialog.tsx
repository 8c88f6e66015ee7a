import { Alert, Dialog, FileDrop, Stack, Text } from '@odu/ui';
import { describeError } from '../../api/api-error.ts';
import { useImportDuerp } from '../../queries/duerp/import-duerp.ts';

type ImportDuerpDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Leaves this page; answers once it is left. */
  onImported: (duerpId: string) => Promise<void>;
};

/** Makes a DUERP of the PDF of a version, of this server or of another. */
export default function ImportDuerpDialog({ isOpen, onOpenChange, onImported }: ImportDuerpDialogProps) {
  const importing = useImportDuerp({ onImported });
  const handleOpenChange = (isNowOpen: boolean) => {
    if (isNowOpen || importing.isPending) return;
    importing.reset();
    onOpenChange(false);
  };
  return (
    <Dialog title="Importer un DUERP" isOpen={isOpen} onOpenChange={handleOpenChange}>
      <Stack>
        <Text>
          Le PDF complet d'une version porte ses données. Un nouveau DUERP en est créé, avec les mêmes unités
          de travail, risques et actions, sans les versions. Il compte dans votre nombre de DUERP.
        </Text>
        <FileDrop
          label="Déposez ici le PDF d'une version, ou choisissez-le."
          buttonLabel="Choisir un PDF"
          acceptedFileTypes={['application/pdf']}
          onFile={(file) => importing.mutate(file)}
          isPending={importing.isPending}
          pendingText="Import en cours…"
        />
        {importing.error !== null && (
          <Alert tone="danger" live="assertive">
            {describeError(importing.error)}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
