import type { PaymentStatus } from '@odu/api-contract';
import { canPurchase, labelPaymentStatus } from '@odu/domain';
import { Link } from 'react-aria-components';
import { Badge, type BadgeTone } from '../../components/Badge/Badge.tsx';
import type { IconShape } from '../../components/Icon/Icon.tsx';
import { IconEdit, IconHelp, IconPayment, IconProtection, IconWarning } from '../../components/Icon/icons.ts';
import * as styles from './PaymentBadge.css.ts';

export interface PaymentBadgeProps {
  /** A status that this version does not know is « Inconnu ». */
  status: string;
  /** Where a plan is chosen; only a document that can be bought leads there. */
  href?: string | undefined;
}

const FULL_ACCESS = { tone: 'success', icon: IconProtection } as const;
const LOOKS: Record<PaymentStatus, { tone: BadgeTone; icon: IconShape }> = {
  DRAFT: { tone: 'neutral', icon: IconEdit },
  PAYMENT_NEEDED: { tone: 'warning', icon: IconPayment },
  IN_PAID_PERIOD: FULL_ACCESS,
  EXPIRED: { tone: 'danger', icon: IconWarning },
  VIP: FULL_ACCESS,
};
const isKnown = (status: string): status is PaymentStatus => Object.hasOwn(LOOKS, status);

/** What a document gives access to; a link to the plans when it can be bought. */
export function PaymentBadge({ status, href }: PaymentBadgeProps) {
  const look = isKnown(status) ? LOOKS[status] : ({ tone: 'neutral', icon: IconHelp } as const);
  const badge = <Badge {...look}>{labelPaymentStatus(status)}</Badge>;
  if (href === undefined || !canPurchase(status)) return badge;
  return (
    <Link href={href} className={styles.link}>
      {badge}
    </Link>
  );
}
