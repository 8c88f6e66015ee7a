import type { HTMLAttributes } from 'react';
import { joinClassNames } from '../class-names.ts';
import * as styles from './Box.css.ts';

export interface BoxProps extends HTMLAttributes<HTMLElement> {
  padding?: keyof typeof styles.padding;
  tone?: keyof typeof styles.tone;
  border?: keyof typeof styles.border;
  radius?: keyof typeof styles.radius;
  as?: 'div' | 'section' | 'aside' | 'li' | 'figure';
}

/** An area with its own background, border and padding, all of them meanings of the theme. */
export function Box({
  padding = 'none',
  tone = 'none',
  border = 'none',
  radius = 'small',
  as: Element = 'div',
  className,
  ...props
}: BoxProps) {
  return (
    <Element
      {...props}
      className={joinClassNames(
        styles.box,
        styles.padding[padding],
        styles.tone[tone],
        styles.border[border],
        styles.radius[radius],
        className,
      )}
    />
  );
}
