import type { Version } from '@odu/api-contract';
import { formatDateLongue } from '@odu/domain';
import { Badge, Button, Icon, IconDownload, Inline, Text } from '@odu/ui';
import { useId } from 'react';

type ArchivedVersionProps = {
  version: Version;
  isDownloading: boolean;
  onDownload: (isDemo: boolean) => void;
};

/** A version of a deleted DUERP and its PDF, in full only when it was covered. */
export function ArchivedVersion({ version, isDownloading, onDownload }: ArchivedVersionProps) {
  const titleId = useId();
  const isDemo = !version.isCovered_Derivated;
  return (
    <Inline as="li" justify="between" gap="small">
      <Inline gap="xsmall" id={titleId}>
        <Text as="span" weight="semibold" isNumeric>
          Version {version.versionNumber}
        </Text>
        <Text as="span" tone="soft">
          du {formatDateLongue(version.creationTime)}
        </Text>
        {isDemo && <Badge>Démonstration</Badge>}
      </Inline>
      <Button
        variant="secondary"
        isPending={isDownloading}
        pendingText="En cours…"
        onPress={() => onDownload(isDemo)}
        aria-describedby={titleId}
      >
        <Icon shape={IconDownload} size="small" />
        {isDemo ? 'Télécharger la démo' : 'Télécharger'}
      </Button>
    </Inline>
  );
}
