import { NBSP } from '@odu/domain';
import { Button, Heading, Icon, IconDownload, Stack, Text } from '@odu/ui';
import { useExportAccountData } from '../../queries/account/use-export-account-data.ts';

/** Gives the account's owner all that is kept of it. */
export function DataExportSection() {
  const exportData = useExportAccountData();
  return (
    <Stack gap="medium" as="section">
      <Heading level={2} size="s22">
        Mes données
      </Heading>
      <Text isProse>
        Un fichier ZIP avec tout ce que nous gardons de votre compte{NBSP}: vos DUERP et leurs versions, les
        PDF que vous pouvez télécharger, vos factures, vos connexions.
      </Text>
      <div>
        <Button
          variant="secondary"
          isPending={exportData.isPending}
          pendingText="Préparation de l'export…"
          onPress={() => exportData.mutate()}
        >
          <Icon shape={IconDownload} size="small" />
          Exporter mes données
        </Button>
      </div>
    </Stack>
  );
}
