import type { DuerpListItem } from '@odu/api-contract';
import { canPurchase, labelPurchase } from '@odu/domain';
import { useId } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Heading, type HeadingLevel } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from '../DuerpCard/DuerpCard.css.ts';
import { DuerpFacts } from '../DuerpCard/DuerpFacts.tsx';
import { PaymentBadge } from '../PaymentBadge/PaymentBadge.tsx';

export interface DuerpPurchaseCardProps {
  duerp: Pick<DuerpListItem, 'displayName' | 'data' | 'latestVersion' | 'paymentStatus_Derivated'>;
  /** Its checkout. */
  href: string;
  headingLevel?: HeadingLevel;
}

/** A document of the plan selection: a way to its checkout, or why it cannot be bought. */
export function DuerpPurchaseCard({ duerp, href, headingLevel = 2 }: DuerpPurchaseCardProps) {
  const titleId = useId();
  const status = duerp.paymentStatus_Derivated;
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      className={styles.card}
      tone={canPurchase(status) ? 'surface' : 'sunken'}
    >
      <div className={styles.header}>
        <Heading level={headingLevel} size="s18" id={titleId}>
          {duerp.displayName}
        </Heading>
        <PaymentBadge status={status} />
      </div>
      <DuerpFacts
        siret={duerp.data.entreprise?.siret}
        latestCreationTime={duerp.latestVersion?.creationTime}
      />
      <div className={styles.actions}>
        {canPurchase(status) ? (
          <Link href={href} variant="primary" aria-describedby={titleId}>
            {labelPurchase(status)}
          </Link>
        ) : (
          <>
            <Text tone="soft" weight="semibold">
              {labelPurchase(status)}
            </Text>
            {status === 'DRAFT' && (
              <Text size="s14" tone="soft">
                Validez sa première version pour pouvoir l'acheter.
              </Text>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
