import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClassNames } from '../class-names.ts';
import * as styles from './Heading.css.ts';

export type HeadingLevel = keyof typeof styles.levelSize;

interface HeadingLook {
  /** The visual size when it differs from the level's. */
  size?: keyof typeof styles.size | undefined;
  tone?: keyof typeof styles.tone | undefined;
}

export interface HeadingProps extends HeadingLook, HTMLAttributes<HTMLHeadingElement> {
  /** The place in the outline of the page; never skip one for the look, use `size`. */
  level: HeadingLevel;
  /** What comes after the text once it is known: « (2/50) ». */
  detail?: string | undefined;
  ref?: Ref<HTMLHeadingElement>;
}

const toClassName = (level: HeadingLevel, { size, tone = 'default' }: HeadingLook) =>
  joinClassNames(
    styles.heading,
    size === undefined ? styles.levelSize[level] : styles.size[size],
    styles.tone[tone],
  );

/** A title whose place in the outline and whose visual size are chosen apart. */
export function Heading({ level, size, tone, detail, className, children, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...props} className={joinClassNames(toClassName(level, { size, tone }), className)}>
      {children}
      {detail !== undefined && (
        <>
          {' '}
          <span className={styles.detail}>{detail}</span>
        </>
      )}
    </Element>
  );
}

export interface AwaitedHeadingProps {
  /** Of the heading that will be there. */
  level: HeadingLevel;
  children: ReactNode;
}

/** What is known of a page that is loading: its title, where and as it will be, and no heading yet. Stands in a `SkeletonGroup`. */
export function AwaitedHeading({ level, children }: AwaitedHeadingProps) {
  return (
    <p aria-hidden="true" className={joinClassNames(toClassName(level, {}), styles.awaited)}>
      {children}
    </p>
  );
}

/** What a page shows first, while a font of the machine may stand for its own: `AwaitedHeading` counts with it. */
export const FirstPaint = ({ children }: { children: ReactNode }) => (
  <div className={styles.firstPaint}>{children}</div>
);
