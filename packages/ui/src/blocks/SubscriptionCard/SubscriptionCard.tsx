import type { Subscription } from '@odu/api-contract';
import { formatDateLongue, formatEuros, NBSP, NNBSP } from '@odu/domain';
import { useId } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { DialogTrigger } from '../../components/Dialog/Dialog.tsx';
import { Heading, type HeadingLevel } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './SubscriptionCard.css.ts';

export interface SubscriptionCardProps {
  subscription: Subscription;
  /** Its place in the list, from 1. */
  index: number;
  /** After a confirmation; its promise keeps the dialog until the server has answered. */
  onToggleAutoRenew: (shouldEnableAutoRenew: boolean) => void | Promise<unknown>;
  /** While the request runs. */
  isPending?: boolean;
  headingLevel?: HeadingLevel;
}

/** A yearly subscription: its price, when it renews or ends, and its renewal to cancel or take up again. */
export function SubscriptionCard({
  subscription,
  index,
  onToggleAutoRenew,
  isPending = false,
  headingLevel = 3,
}: SubscriptionCardProps) {
  const titleId = useId();
  const { isActive, isAutoRenew } = subscription;
  const planned = describePlanned(subscription);
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.header}>
        <Heading level={headingLevel} size="s18" id={titleId}>
          Abonnement annuel n°{index}
        </Heading>
        {!isActive && <Badge>Inactif</Badge>}
      </div>
      <Text>1 x {subscription.productDisplayName}</Text>
      <Text isNumeric>
        <strong>{formatEuros(subscription.recurringPriceHT)} HT/an</strong>{' '}
        <span className={styles.soft}>({formatEuros(subscription.recurringPriceTTC)} TTC/an)</span>
      </Text>
      <Text tone="soft">
        Renouvellement automatique{NBSP}: {isAutoRenew ? 'activé' : 'désactivé'}
      </Text>
      {planned !== null && <Text>{planned}</Text>}
      {isActive && (
        <div className={styles.action}>
          <DialogTrigger>
            <Button variant="secondary" isDisabled={isPending} aria-describedby={titleId}>
              {isAutoRenew ? 'Annuler' : 'Réactiver'}
            </Button>
            <ConfirmDialog
              title={`${isAutoRenew ? 'Annuler' : 'Réactiver'} le renouvellement automatique${NNBSP}?`}
              onConfirm={() => onToggleAutoRenew(!isAutoRenew)}
            >
              {isAutoRenew
                ? "L'abonnement reste actif jusqu'à la prochaine échéance, puis prend fin."
                : "L'abonnement sera renouvelé automatiquement à la prochaine échéance."}
            </ConfirmDialog>
          </DialogTrigger>
        </div>
      )}
    </Card>
  );
}

const describePlanned = (subscription: Subscription): string | null => {
  if (!subscription.isActive) return null;
  if (subscription.isAutoRenew)
    return subscription.plannedNextBillingTime === null
      ? null
      : `Votre abonnement annuel sera renouvelé le ${formatDateLongue(subscription.plannedNextBillingTime)}.`;
  return subscription.plannedCancellationTime === null
    ? null
    : `Votre abonnement annuel prendra fin le ${formatDateLongue(subscription.plannedCancellationTime)} et ne sera pas renouvelé.`;
};
