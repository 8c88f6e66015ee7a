import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../Icon/Icon.tsx';
import * as styles from './Badge.css.ts';

export type BadgeTone = keyof typeof styles.tone;

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconShape;
  /** The word that says the state; the colour only repeats it. */
  children: ReactNode;
}

/** A state in one or two words. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={styles.tone[tone]}>
      {icon !== undefined && <Icon shape={icon} size="small" />}
      <span>{children}</span>
    </span>
  );
}
