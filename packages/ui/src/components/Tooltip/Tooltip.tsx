import type { ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words; it describes the element, and never holds what one must read. */
  content: ReactNode;
  /** One element that takes the focus, such as a `Button` or a `Link`. */
  children: ReactNode;
  placement?: AriaTooltipProps['placement'];
}

/** A short help beside an element, on hover and on focus; Escape hides it. */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={styles.tooltip}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
