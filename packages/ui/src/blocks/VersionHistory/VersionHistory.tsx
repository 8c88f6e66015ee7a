import type { Version } from '@odu/api-contract';
import { formatPluriel } from '@odu/domain';
import type { ReactNode } from 'react';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { VersionItem, type VersionDownload } from './VersionItem.tsx';

export interface VersionHistoryProps {
  /** In any order; shown newest first by creation time. */
  versions: readonly Version[];
  /** The version just made: the history opens on it. */
  highlightedVersionId?: string | undefined;
  /** A version that is not covered is only had as a demo. */
  onDownload: (download: VersionDownload) => void;
  downloadingVersionId?: string | undefined;
  /** Where to choose a plan when a version is only had as a demo. */
  choosePlanHref?: string;
  defaultExpanded?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** Links to what is done with several versions. */
  links?: ReactNode;
}

/** All versions of a document, newest first, each with its notes and its PDF. */
export function VersionHistory({
  versions,
  highlightedVersionId,
  onDownload,
  downloadingVersionId,
  choosePlanHref,
  defaultExpanded = false,
  headingLevel = 2,
  links,
}: VersionHistoryProps) {
  const newestFirst = versions.toSorted(
    (first, second) => Date.parse(second.creationTime) - Date.parse(first.creationTime),
  );
  const hasHighlighted = versions.some(({ id }) => id === highlightedVersionId);
  const hasDemo = versions.some(({ isCovered_Derivated }) => !isCovered_Derivated);
  return (
    <Disclosure
      // The version just made may come after the page.
      key={hasHighlighted ? highlightedVersionId : 'none'}
      title="Historique des versions"
      level={headingLevel}
      meta={
        <Text as="span" size="s14">
          {formatPluriel(versions.length, 'version')}
        </Text>
      }
      defaultExpanded={defaultExpanded || hasHighlighted}
    >
      {versions.length === 0 ? (
        "Vous n'avez pas encore finalisé ce DUERP."
      ) : (
        <Stack gap="medium">
          {links !== undefined && <Inline gap="medium">{links}</Inline>}
          {hasDemo && (
            <Text size="s14" tone="soft" isProse>
              Les versions qui ne sont pas couvertes par un abonnement se téléchargent en démonstration.{' '}
              {choosePlanHref !== undefined && <Link href={choosePlanHref}>Voir les formules</Link>}
            </Text>
          )}
          <Stack as="ol" gap="small">
            {newestFirst.map((version) => (
              <VersionItem
                key={version.id}
                version={version}
                isHighlighted={version.id === highlightedVersionId}
                isDownloading={version.id === downloadingVersionId}
                onDownload={onDownload}
              />
            ))}
          </Stack>
        </Stack>
      )}
    </Disclosure>
  );
}
