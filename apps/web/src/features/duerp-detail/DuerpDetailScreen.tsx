import type { DuerpDocument } from '@odu/api-contract';
import { BackLink, DocumentView, Page, Stack, VersionHistory } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { ConflictDialog } from '../../autosave/ConflictDialog.tsx';
import { RefusedWriteAlert } from '../../autosave/RefusedWriteAlert.tsx';
import { versionsQuery } from '../../queries/duerps.ts';
import { useDownloadVersion } from '../../queries/use-download-version.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { DetailActions } from './DetailActions.tsx';
import { DetailWarnings } from './DetailWarnings.tsx';
import { SecteurBanner } from './SecteurBanner.tsx';

export type DuerpDetailScreenProps = {
  duerp: DuerpDocument;
  highlightedVersionId: string | null;
  onDeleted: () => void;
  onDuplicated: (copyId: string) => void;
};

/** One DUERP: its actions, its versions and the whole document. */
export function DuerpDetailScreen({ duerp, highlightedVersionId, onDeleted, onDuplicated }: DuerpDetailScreenProps) {
  usePageTitle(duerp.displayName);
  const { api } = useApp();
  const { data: versions = duerp.versions } = useQuery(versionsQuery(api, duerp.id));
  const download = useDownloadVersion();
  const choosePlanHref = `/choose-plan?duerpid=${duerp.id}`;
  return (
    <Page>
      <Stack gap="large">
        <BackLink href="/duerps">Retour à mes DUERP</BackLink>
        <RefusedWriteAlert duerpId={duerp.id} />
        <DetailWarnings duerp={duerp} />
        <DetailActions duerp={duerp} versions={versions} onDeleted={onDeleted} onDuplicated={onDuplicated} />
        {versions.length > 0 && (
          <VersionHistory
            versions={versions}
            choosePlanHref={choosePlanHref}
            defaultExpanded={highlightedVersionId !== null}
            {...(highlightedVersionId !== null && { highlightedVersionId })}
            {...(download.isPending && { downloadingVersionId: download.variables.version.id })}
            onDownload={({ version, isDemo }) => {
              const found = versions.find(({ id }) => id === version.id);
              if (found !== undefined) download.mutate({ version: found, isDemo });
            }}
          />
        )}
        <SecteurBanner duerp={duerp} />
        <DocumentView
          displayName={duerp.displayName}
          data={duerp.data}
          isDemo={!duerp.hasFullAccess_Derivated}
          choosePlanHref={choosePlanHref}
        />
      </Stack>
      <ConflictDialog duerpId={duerp.id} />
    </Page>
  );
}
