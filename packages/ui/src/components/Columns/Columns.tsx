import type { HTMLAttributes } from 'react';
import { joinClassNames } from '../class-names.ts';
import * as styles from './Columns.css.ts';

export interface ColumnsProps extends HTMLAttributes<HTMLElement> {
  gap?: keyof typeof styles.gap;
  /** The width under which a column goes to the next line: 10, 16 or 22 rem. */
  minColumn?: keyof typeof styles.minColumn;
  as?: 'div' | 'ul' | 'dl' | 'section';
}

/** Even columns, as many as fit, one under the other on a narrow screen. */
export function Columns({
  gap = 'large',
  minColumn = 'medium',
  as: Element = 'div',
  className,
  ...props
}: ColumnsProps) {
  return (
    <Element
      {...(Element === 'ul' ? { role: 'list' } : {})}
      {...props}
      className={joinClassNames(styles.columns, styles.gap[gap], styles.minColumn[minColumn], className)}
    />
  );
}
