import type { HTMLAttributes } from 'react';
import { joinClassNames } from '../class-names.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends HTMLAttributes<HTMLElement> {
  /** Space between the children and between the lines when they wrap. */
  gap?: keyof typeof styles.gap;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  as?: 'div' | 'span' | 'header' | 'footer' | 'nav' | 'ul' | 'li';
}

/** Puts its children side by side and lets them wrap on narrow screens. */
export function Inline({
  gap = 'small',
  align = 'center',
  justify = 'start',
  as: Element = 'div',
  className,
  ...props
}: InlineProps) {
  return (
    <Element
      {...(Element === 'ul' ? { role: 'list' } : {})}
      {...props}
      className={joinClassNames(
        styles.inline,
        styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
        className,
      )}
    />
  );
}
