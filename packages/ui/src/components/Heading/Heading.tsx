import type { HTMLAttributes, Ref } from 'react';
import { joinClassNames } from '../class-names.ts';
import * as styles from './Heading.css.ts';

export type HeadingLevel = keyof typeof styles.levelSize;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The place in the outline of the page; never skip one for the look, use `size`. */
  level: HeadingLevel;
  /** The visual size when it differs from the level's. */
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  ref?: Ref<HTMLHeadingElement>;
}

/** A title whose place in the outline and whose visual size are chosen apart. */
export function Heading({ level, size, tone = 'default', className, children, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  const sizeClass = size === undefined ? styles.levelSize[level] : styles.size[size];
  return (
    <Element {...props} className={joinClassNames(styles.heading, sizeClass, styles.tone[tone], className)}>
      {children}
    </Element>
  );
}
