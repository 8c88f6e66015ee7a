import { useId, type ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading, type HeadingLevel } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconCheck, IconMinus } from '../../components/Icon/icons.ts';
import * as styles from './PlanCard.css.ts';

export interface PlanCardProps {
  name: string;
  /** The price as it is written. */
  price: ReactNode;
  /** Under the price: what it stood at, what it excludes. */
  priceNote?: ReactNode;
  features: readonly string[];
  /** What it does not give: told beside the rest, without a tick. */
  limits?: readonly string[];
  /** The button, or why there is none; `titleId` is what describes a button that does not name the plan. */
  action?: ReactNode | ((card: { titleId: string }) => ReactNode);
  /** The state of this plan for this user. */
  badge?: string | undefined;
  /** What is to be known before choosing. */
  note?: ReactNode;
  /** The plan that is put forward. */
  isHighlighted?: boolean;
  headingLevel?: HeadingLevel;
}

/** A plan: its name, its price for a year, what it holds, how to take it. */
export function PlanCard({
  name,
  price,
  priceNote,
  features,
  limits = [],
  action,
  badge,
  note,
  isHighlighted = false,
  headingLevel = 2,
}: PlanCardProps) {
  const titleId = useId();
  return (
    <Card
      as="article"
      padding="large"
      aria-labelledby={titleId}
      className={styles.card}
      data-advised={isHighlighted || undefined}
    >
      <div className={styles.header}>
        <Heading level={headingLevel} size="s22" id={titleId}>
          {name}
        </Heading>
        {badge !== undefined && <Badge tone="brand">{badge}</Badge>}
      </div>
      <div>
        <p className={styles.price}>{price}</p>
        {priceNote !== undefined && <p className={styles.soft}>{priceNote}</p>}
      </div>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <span className={styles.check}>
              <Icon shape={IconCheck} size="small" />
            </span>
            {feature}
          </li>
        ))}
        {limits.map((limit) => (
          <li key={limit} className={styles.feature}>
            <span className={styles.limit}>
              <Icon shape={IconMinus} size="small" />
            </span>
            {limit}
          </li>
        ))}
      </ul>
      {note !== undefined && <p className={styles.soft}>{note}</p>}
      {action !== undefined && (
        <div className={styles.action}>{typeof action === 'function' ? action({ titleId }) : action}</div>
      )}
    </Card>
  );
}
