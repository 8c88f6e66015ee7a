import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  variant?: keyof typeof styles.variant;
  /** How many lines of text it stands for. */
  lines?: number;
}

/** The still shape of something that is loading; put it in a `SkeletonGroup`, which says so. */
export function Skeleton({ variant = 'text', lines = 1 }: SkeletonProps) {
  return (
    <span aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={joinClassNames(
            styles.variant[variant],
            lines > 1 && index === lines - 1 && styles.lastLine,
          )}
        />
      ))}
    </span>
  );
}

export interface SkeletonGroupProps {
  /** What is announced. */
  label?: string;
  children: ReactNode;
}

/** The shapes of a page or part that is loading, announced once. */
export function SkeletonGroup({ label = 'Chargement…', children }: SkeletonGroupProps) {
  return (
    <div className={styles.group}>
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      {children}
    </div>
  );
}
