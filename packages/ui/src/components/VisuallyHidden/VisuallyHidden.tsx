import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  id?: string;
  /** A skip link shows itself when it takes the focus. */
  isFocusable?: boolean;
}

/** Text for screen readers only, as a `span` so that it fits in a paragraph, a label or a button. */
export function VisuallyHidden({ children, id, isFocusable = false }: VisuallyHiddenProps) {
  return (
    <span id={id} className={isFocusable ? styles.shownOnFocus : styles.visuallyHidden}>
      {children}
    </span>
  );
}
