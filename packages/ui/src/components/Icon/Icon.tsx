import type { LucideIcon } from 'lucide-react';
import * as styles from './Icon.css.ts';

export type IconShape = LucideIcon;

export interface IconProps {
  /** One of the `Icon…` shapes of the set. */
  shape: IconShape;
  /** Relative to the text beside it: 1, 1.25 or 1.75 em. */
  size?: keyof typeof styles.size;
  /** What the picture says when no text beside it says it; without it the icon is hidden from screen readers. */
  label?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ shape: Shape, size = 'medium', label }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Shape className={styles.size[size]} strokeWidth={1.75} focusable={false} {...naming} />;
}
