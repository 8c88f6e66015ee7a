import type { BillingProfile } from '@odu/api-contract';
import { formatSiret, NBSP, PAYS_UE } from '@odu/domain';
import { useId } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading, type HeadingLevel } from '../../components/Heading/Heading.tsx';
import { IconCheck, IconEdit, IconPayment } from '../../components/Icon/icons.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import * as styles from './BillingProfileCard.css.ts';

export interface BillingProfileCardProps {
  profile: BillingProfile;
  onEdit?: () => void;
  /** Opens the page of the payment means and invoices. */
  onManage?: () => void;
  isManaging?: boolean;
  /** Chooses this profile for the purchase at hand. */
  onSelect?: () => void;
  isSelected?: boolean;
  headingLevel?: HeadingLevel;
}

/** Who is billed and where, with what can be done with it. */
export function BillingProfileCard({
  profile: { billingAddress },
  onEdit,
  onManage,
  isManaging = false,
  onSelect,
  isSelected = false,
  headingLevel = 3,
}: BillingProfileCardProps) {
  const titleId = useId();
  const { name, line1, line2, postalCode, city, country, vatNumber, siren } = billingAddress;
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      tone={isSelected ? 'brand' : 'surface'}
      className={styles.card}
      data-selected={isSelected || undefined}
    >
      <Inline justify="between">
        <Heading level={headingLevel} size="s18" id={titleId}>
          {name}
        </Heading>
        {isSelected && (
          <Badge tone="brand" icon={IconCheck}>
            Profil sélectionné
          </Badge>
        )}
      </Inline>
      <Stack gap="none">
        <address className={styles.address}>
          {[line1, line2, `${postalCode} ${city}`, PAYS_UE[country]]
            .filter((line) => line !== null && line.trim() !== '')
            .map((line, index) => (
              <span key={index} className={styles.line}>
                {line}
              </span>
            ))}
        </address>
        {siren ? (
          <p className={styles.vat}>
            SIREN{NBSP}: {formatSiret(siren)}
          </p>
        ) : null}
        {vatNumber !== null && vatNumber.trim() !== '' && (
          <p className={styles.vat}>
            N° de TVA{NBSP}: {vatNumber}
          </p>
        )}
      </Stack>
      <Inline gap="xsmall" className={styles.actions}>
        {onSelect !== undefined && (
          // It stays once pressed: the focus of a keyboard would go with it, and nothing be said.
          <Button
            variant={isSelected ? 'secondary' : 'primary'}
            onPress={onSelect}
            aria-pressed={isSelected}
            aria-describedby={titleId}
          >
            Utiliser ce profil
          </Button>
        )}
        {onEdit !== undefined && (
          <Button variant="secondary" onPress={onEdit} aria-describedby={titleId}>
            <Icon shape={IconEdit} size="small" />
            Modifier
          </Button>
        )}
        {onManage !== undefined && (
          <Button
            variant="secondary"
            onPress={onManage}
            isPending={isManaging}
            pendingText="Ouverture…"
            aria-describedby={titleId}
          >
            <Icon shape={IconPayment} size="small" />
            Moyens de paiement et factures
          </Button>
        )}
      </Inline>
    </Card>
  );
}
