import type { Version } from '@odu/api-contract';
import { Link, VersionHistory } from '@odu/ui';
import { useDownloadVersion } from '../../queries/duerp/use-download-version.ts';
import * as links from '../../routing/links.ts';

type DetailVersionsProps = {
  duerpId: string;
  versions: readonly Version[];
  highlightedVersionId: string | null;
  choosePlanHref: string;
};

/** The document's versions, each with its PDF; nothing while there is none. */
export function DetailVersions({
  duerpId,
  versions,
  highlightedVersionId,
  choosePlanHref,
}: DetailVersionsProps) {
  const download = useDownloadVersion();
  if (versions.length === 0) return null;
  return (
    <VersionHistory
      versions={[...versions]}
      choosePlanHref={choosePlanHref}
      highlightedVersionId={highlightedVersionId ?? undefined}
      links={
        <>
          <Link variant="standalone" href={links.compareVersions(duerpId)}>
            Comparer des versions
          </Link>
          <Link variant="standalone" href={links.verify()}>
            Vérifier un PDF
          </Link>
        </>
      }
      downloadingVersionId={download.isPending ? download.variables.version.id : undefined}
      onDownload={({ version, isDemo }) => {
        const found = versions.find(({ id }) => id === version.id);
        if (found !== undefined) download.mutate({ version: found, isDemo });
      }}
    />
  );
}
