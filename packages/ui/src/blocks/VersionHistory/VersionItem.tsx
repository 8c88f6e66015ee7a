import type { Version } from '@odu/api-contract';
import { formatDateLongue, formatHeure, MOTIF_LABELS } from '@odu/domain';
import { useEffect, useId, useRef } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconDownload } from '../../components/Icon/icons.ts';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './VersionItem.css.ts';

/** A PDF to fetch: which version, and whether it is its demo. */
export interface VersionDownload {
  version: Version;
  isDemo: boolean;
}

export interface VersionItemProps {
  version: Version;
  isHighlighted: boolean;
  isDownloading: boolean;
  onDownload: (download: VersionDownload) => void;
}

/** One version: its number, date and notes, and the PDF it gives a right to. */
export function VersionItem({ version, isHighlighted, isDownloading, onDownload }: VersionItemProps) {
  const titleId = useId();
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isHighlighted) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isHighlighted]);
  const isDemo = !version.isCovered_Derivated;
  return (
    <li ref={ref} className={styles.item} data-highlighted={isHighlighted || undefined}>
      <div className={styles.text}>
        <div className={styles.title}>
          <Text as="span" weight="semibold" id={titleId} isNumeric>
            Version {version.versionNumber}
          </Text>
          {isHighlighted && <Badge tone="brand">Nouvelle version</Badge>}
          {isDemo && <Badge>Démonstration</Badge>}
        </div>
        <time dateTime={version.creationTime} className={styles.date}>
          {formatDateLongue(version.creationTime)} à {formatHeure(version.creationTime)}
        </time>
        {version.motif && <p className={styles.notes}>{MOTIF_LABELS[version.motif]}</p>}
        {version.notesDeVersion.trim() !== '' && <p className={styles.notes}>{version.notesDeVersion}</p>}
      </div>
      <Button
        variant="secondary"
        isPending={isDownloading}
        pendingText="En cours…"
        onPress={() => onDownload({ version, isDemo })}
        aria-describedby={titleId}
      >
        <Icon shape={IconDownload} size="small" />
        {isDemo ? 'Télécharger la démo' : 'Télécharger'}
      </Button>
    </li>
  );
}
