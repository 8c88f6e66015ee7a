import type { HTMLAttributes } from 'react';
import { joinClassNames } from '../class-names.ts';
import * as styles from './Page.css.ts';

export interface PageProps extends HTMLAttributes<HTMLElement> {
  /** `content` is 1120 px wide at most, `form` 560 px. */
  width?: keyof typeof styles.width;
  as?: 'main' | 'div';
  /** Less room above, for a screen where one works. */
  isTight?: boolean;
}

/** The column of a page. As `main` (the default) it is where the skip link leads. */
export function Page({
  width = 'content',
  as: Element = 'main',
  isTight = false,
  className,
  ...props
}: PageProps) {
  return (
    <Element
      {...(Element === 'main' ? { id: MAIN_CONTENT_ID, tabIndex: -1 } : {})}
      {...props}
      className={joinClassNames(styles.page, styles.width[width], isTight && styles.tight, className)}
    />
  );
}

/** The id of the main content, the target of `SkipLink`. */
export const MAIN_CONTENT_ID = 'contenu';
