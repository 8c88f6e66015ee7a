import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { IconExternal } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render'> {
  children: ReactNode;
  /** In a sentence `text`; alone `standalone` (44 px high); the others look like the button of that name. */
  variant?: keyof typeof styles.variant;
  /** Opens a new tab, and says so. */
  isExternal?: boolean;
  isFullWidth?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to `href`, followed by the router of the nearest react-aria `RouterProvider`, else by the browser. */
export function Link({
  children,
  variant = 'text',
  isExternal = false,
  isFullWidth = false,
  ...props
}: LinkProps) {
  const target = isExternal ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <AriaLink
      {...target}
      {...props}
      className={styles.variant[variant]}
      data-full-width={isFullWidth || undefined}
    >
      {children}
      {isExternal && (
        <>
          <span className={styles.externalMark}>
            <Icon shape={IconExternal} size="small" />
          </span>
          <VisuallyHidden> (nouvelle fenêtre)</VisuallyHidden>
        </>
      )}
    </AriaLink>
  );
}
