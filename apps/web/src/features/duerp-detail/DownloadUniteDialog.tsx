import type { UniteDeTravail, Version } from '@odu/api-contract';
import { formatDateLongue } from '@odu/domain';
import { Button, Dialog, Icon, IconDownload, Select, Text } from '@odu/ui';
import { useState } from 'react';
import FailureAlert from '../../forms/FailureAlert.tsx';
import { useForgetFailure } from '../../queries/calls/use-forget-failure.ts';
import { useDownloadUnite } from '../../queries/duerp/use-download-unite.ts';
import { describeDownloadFailure } from '../../queries/duerp/use-download-version.ts';

type DownloadUniteDialogProps = {
  /** A covered one. */
  version: Version;
  unites: readonly Pick<UniteDeTravail, 'idUniteDeTravail' | 'displayName'>[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Chooses the unit whose risks and actions are to be posted where it works. */
export function DownloadUniteDialog({ version, unites, isOpen, onOpenChange }: DownloadUniteDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const download = useDownloadUnite();
  useForgetFailure(download, isOpen);
  const unite = unites.find(({ idUniteDeTravail }) => idUniteDeTravail === chosen) ?? unites[0];
  return (
    <Dialog
      title="Télécharger l'extrait d'une unité"
      description={`Version ${version.versionNumber}, créée le ${formatDateLongue(version.creationTime)}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={({ close }) => (
        <>
          <Button variant="secondary" onPress={close}>
            Retour
          </Button>
          <Button
            onPress={() => {
              if (unite !== undefined) download.mutate({ version, unite }, { onSuccess: close });
            }}
            isPending={download.isPending}
            pendingText="Téléchargement…"
          >
            <Icon shape={IconDownload} size="small" /> Télécharger l'extrait
          </Button>
        </>
      )}
    >
      <Text>
        L'extrait contient les risques et les actions d'une seule unité de travail, avec les numéros du
        document entier{'\u00A0'}: à afficher dans l'atelier ou à remettre à l'équipe.
      </Text>
      <Select
        label="Unité de travail"
        options={unites.map(({ idUniteDeTravail, displayName }) => ({
          value: idUniteDeTravail,
          label: displayName,
        }))}
        value={unite?.idUniteDeTravail ?? null}
        onChange={setChosen}
      />
      <Text size="s14" tone="soft">
        Une unité ajoutée depuis cette version n'y est pas encore.
      </Text>
      {download.error !== null && (
        // The toast has announced it, and goes (decision B15).
        <FailureAlert message={describeDownloadFailure(download.error)} live="off" />
      )}
    </Dialog>
  );
}
