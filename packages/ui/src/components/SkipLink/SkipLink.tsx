import { MAIN_CONTENT_ID } from '../Page/Page.tsx';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the element that the link leads to; it must be focusable. */
  targetId?: string;
  children?: string;
}

/** The first link of the page, seen only while it has the focus, that leads past the navigation. */
export function SkipLink({ targetId = MAIN_CONTENT_ID, children = 'Aller au contenu' }: SkipLinkProps) {
  return (
    <a
      className={styles.skipLink}
      href={`#${targetId}`}
      // Followed by the browser, the fragment is a step of the history: a router asks before it is left.
      onClick={(event) => {
        event.preventDefault();
        const target = document.getElementById(targetId);
        target?.focus();
        target?.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
