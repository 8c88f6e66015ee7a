import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../Icon/Icon.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** One sentence: what will stand here. */
  children: ReactNode;
  icon?: IconShape;
  /** One button or link. */
  action?: ReactNode;
  /** What it looks like once filled, in a line or two. */
  example?: ReactNode;
}

/** What stands where nothing is yet: one sentence, one action, one example. */
export function EmptyState({ children, icon, action, example }: EmptyStateProps) {
  return (
    <div className={styles.emptyState}>
      {icon !== undefined && (
        <span className={styles.picture}>
          <Icon shape={icon} size="large" />
        </span>
      )}
      <p className={styles.sentence}>{children}</p>
      {action}
      {example !== undefined && <div className={styles.example}>{example}</div>}
    </div>
  );
}
