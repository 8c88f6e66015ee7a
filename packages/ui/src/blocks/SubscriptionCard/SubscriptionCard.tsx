import type { Subscription } from '@odu/api-contract';
import { formatDateLongue, formatEuros, NBSP, NNBSP } from '@odu/domain';
import { useEffect, useId, useRef } from 'react';
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
  const hasAction = isActive || isStillTried(subscription);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = titleRef.current;
    if (!hasAction) return;
    // Its confirmation and its button go together: the title has the focus that they leave.
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) title?.focus();
      });
    };
  }, [hasAction]);
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.header}>
        <Heading ref={titleRef} level={headingLevel} size="s18" id={titleId} tabIndex={-1}>
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
      {hasAction && (
        <div className={styles.action}>
          <DialogTrigger>
            <Button variant="secondary" isDisabled={isPending} aria-describedby={titleId}>
              {isAutoRenew ? 'Annuler' : 'Réactiver'}
            </Button>
            <ConfirmDialog
              title={`${isAutoRenew ? 'Annuler' : 'Réactiver'} le renouvellement automatique${NNBSP}?`}
              onConfirm={() => onToggleAutoRenew(!isAutoRenew)}
            >
              {describeSwitch(subscription)}
            </ConfirmDialog>
          </DialogTrigger>
        </div>
      )}
    </Card>
  );
}

/** Past its term, one whose renewal was refused is charged again: until then its buyer can stop that. Of any other that has ended nothing can be changed (specification 1, sections 2 and 4). */
const isStillTried = ({ isActive, isAutoRenew, isRetried_Derivated }: Subscription): boolean =>
  !isActive && isAutoRenew && isRetried_Derivated === true;

/** What the confirmation says of the renewal that is switched. */
const describeSwitch = ({ isActive, isAutoRenew }: Subscription): string => {
  if (!isAutoRenew) return "L'abonnement sera renouvelé automatiquement à la prochaine échéance.";
  return isActive
    ? "L'abonnement reste actif jusqu'à la prochaine échéance, puis prend fin."
    : "L'abonnement est arrivé à échéance et reste terminé. Aucun nouveau prélèvement ne sera tenté.";
};

const describePlanned = (subscription: Subscription): string | null => {
  const { isActive, isAutoRenew, plannedNextBillingTime, plannedCancellationTime } = subscription;
  if (isAutoRenew && plannedNextBillingTime !== null) {
    const day = formatDateLongue(plannedNextBillingTime);
    if (isActive) return `Votre abonnement annuel sera renouvelé le ${day}.`;
    return isStillTried(subscription) ? `Un nouveau prélèvement sera tenté le ${day}.` : null;
  }
  return !isActive || isAutoRenew || plannedCancellationTime === null
    ? null
    : `Votre abonnement annuel prendra fin le ${formatDateLongue(plannedCancellationTime)} et ne sera pas renouvelé.`;
};
