import type { HTMLAttributes } from 'react';
import { joinClassNames } from '../class-names.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  padding?: keyof typeof styles.padding;
  tone?: keyof typeof styles.tone;
  /** Draws the eye for a moment, for example after a jump to this card. */
  isHighlighted?: boolean;
  as?: 'div' | 'article' | 'section' | 'li';
}

/** A bordered surface for one thing of a list or one subject of a page. */
export function Card({
  padding = 'medium',
  tone = 'surface',
  isHighlighted = false,
  as: Element = 'div',
  className,
  ...props
}: CardProps) {
  return (
    <Element
      {...props}
      data-highlighted={isHighlighted || undefined}
      className={joinClassNames(styles.card, styles.padding[padding], styles.tone[tone], className)}
    />
  );
}
