import type { HTMLAttributes } from 'react';
import { joinClassNames } from '../class-names.ts';
import * as styles from './Stack.css.ts';

export type SpaceName = keyof typeof styles.gap;

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Space between the children, from the 4 px grid. */
  gap?: SpaceName;
  align?: keyof typeof styles.align;
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'aside' | 'nav' | 'ul' | 'ol' | 'li' | 'dl';
}

/** Puts its children one under the other with an even space. */
export function Stack({
  gap = 'medium',
  align = 'stretch',
  as: Element = 'div',
  className,
  ...props
}: StackProps) {
  return (
    <Element
      {...listRole(Element)}
      {...props}
      className={joinClassNames(styles.stack, styles.gap[gap], styles.align[align], className)}
    />
  );
}

// Safari drops the list semantics of a list without markers unless the role is stated.
const listRole = (element: string) => (element === 'ul' || element === 'ol' ? { role: 'list' } : {});
