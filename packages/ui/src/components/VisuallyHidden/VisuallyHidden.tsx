import type { ReactNode } from 'react';
import { VisuallyHidden as AriaVisuallyHidden } from 'react-aria-components';

export interface VisuallyHiddenProps {
  children: ReactNode;
  id?: string;
  /** A skip link shows itself when it takes the focus. */
  isFocusable?: boolean;
}

/** Text for screen readers only, as a `span` so that it fits in a paragraph, a label or a button. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <AriaVisuallyHidden elementType="span" {...props} />;
}
