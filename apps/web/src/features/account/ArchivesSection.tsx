import { formatDateLongue, PHRASE_CONSERVATION } from '@odu/domain';
import { Card, Heading, PhraseDeLoi, Stack, Text } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { archivesQuery } from '../../queries/account/account.ts';
import { useDownloadVersion } from '../../queries/duerp/use-download-version.ts';
import { ArchivedVersion } from './ArchivedVersion.tsx';
import { SectionState } from './SectionState.tsx';

/** The deleted DUERPs whose versions the law keeps (decision D4), each with its PDFs. */
export function ArchivesSection() {
  const { api } = useApp();
  const { data: archives, error, refetch } = useQuery({ ...archivesQuery(api), meta: { silent: true } });
  const download = useDownloadVersion();
  return (
    <Stack gap="medium" as="section">
      <Heading level={2} size="s22">
        Archives
      </Heading>
      <Text isProse>
        <PhraseDeLoi phrase={PHRASE_CONSERVATION} /> Les versions des DUERP que vous supprimez restent ici.
      </Text>
      {archives === undefined && (
        <SectionState
          error={error}
          failureText="Erreur lors du chargement des données."
          onRetry={() => void refetch()}
        />
      )}
      {archives?.length === 0 && <Text tone="soft">Aucun DUERP archivé.</Text>}
      {archives?.map((archive) => (
        <Card key={archive.id} as="article" aria-label={archive.displayName}>
          <Stack gap="small">
            <div>
              <Heading level={3} size="s18">
                {archive.displayName}
              </Heading>
              <Text tone="soft">Supprimé le {formatDateLongue(archive.deletedAt)}</Text>
            </div>
            <Stack gap="xsmall" as="ul">
              {archive.versions.map((version) => (
                <ArchivedVersion
                  key={version.id}
                  version={version}
                  isDownloading={download.isPending && download.variables.version.id === version.id}
                  onDownload={(isDemo) => download.mutate({ version, isDemo, isArchived: true })}
                />
              ))}
            </Stack>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
