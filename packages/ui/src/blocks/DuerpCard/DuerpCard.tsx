import type { DuerpListItem } from '@odu/api-contract';
import { BEYOND_PREMIUM } from '@odu/domain';
import { useId, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading, type HeadingLevel } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconDownload, IconEdit } from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PaymentBadge } from '../PaymentBadge/PaymentBadge.tsx';
import * as styles from './DuerpCard.css.ts';
import { Echeance } from '../Echeance/Echeance.tsx';
import { DuerpFacts } from './DuerpFacts.tsx';

export interface DuerpCardProps {
  duerp: Pick<
    DuerpListItem,
    'displayName' | 'data' | 'latestVersion' | 'paymentStatus_Derivated' | 'isBeyondPremium_Derivated'
  >;
  openHref: string;
  editHref: string;
  /** The document at a glance (DuerpNiveaux). */
  niveaux?: ReactNode;
  /** Where the badge of a document that can be bought leads. */
  choosePlanHref?: string;
  /** What it gives access to; false where everything is open to everybody. */
  hasPaymentBadge?: boolean;
  /** Asks for the latest version; only shown when there is one. */
  onDownload: () => void;
  isDownloading?: boolean;
  /** Today, as a day in Paris or an ISO instant: what the due date of the next version is told by. */
  today?: string;
  /** What became of edits that are not all sent yet (SaveStatus). */
  saveStatus?: ReactNode;
  headingLevel?: HeadingLevel;
}

/** A document of the list: whose it is, its latest version, its access, and what can be done with it. */
export function DuerpCard({
  duerp,
  openHref,
  editHref,
  niveaux,
  choosePlanHref,
  hasPaymentBadge = true,
  onDownload,
  isDownloading = false,
  today,
  saveStatus,
  headingLevel = 2,
}: DuerpCardProps) {
  const titleId = useId();
  const hasVersion = duerp.latestVersion !== null;
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.header}>
        <Heading level={headingLevel} size="s18" id={titleId}>
          {duerp.displayName}
        </Heading>
        {hasPaymentBadge && <PaymentBadge status={duerp.paymentStatus_Derivated} href={choosePlanHref} />}
      </div>
      <DuerpFacts
        siret={duerp.data.entreprise?.siret}
        latestCreationTime={duerp.latestVersion?.creationTime}
      />
      {today !== undefined && (
        <Echeance
          latestCreationTime={duerp.latestVersion?.creationTime}
          nombreEmployes={duerp.data.entreprise?.nombreEmployes}
          isSecteurPublic={duerp.data.entreprise?.isSecteurPublic}
          today={today}
        />
      )}
      {niveaux}
      {hasPaymentBadge && duerp.isBeyondPremium_Derivated === true && (
        <Text size="s14" tone="soft">
          {BEYOND_PREMIUM}
        </Text>
      )}
      {saveStatus}
      <Inline gap="xsmall" className={styles.actions}>
        <Link href={openHref} variant="primary" aria-describedby={titleId}>
          Ouvrir
        </Link>
        <Link href={editHref} variant="secondary" aria-describedby={titleId}>
          <Icon shape={IconEdit} size="small" />
          {hasVersion ? 'Modifier' : 'Continuer la création'}
        </Link>
        {hasVersion && (
          <Button
            variant="secondary"
            onPress={onDownload}
            isPending={isDownloading}
            pendingText="En cours…"
            aria-describedby={titleId}
          >
            <Icon shape={IconDownload} size="small" />
            Télécharger
          </Button>
        )}
      </Inline>
    </Card>
  );
}
