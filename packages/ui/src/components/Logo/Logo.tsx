import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** The sign alone, or with the word. */
  variant?: 'full' | 'sign';
  size?: keyof typeof styles.size;
}

/** The mark of the product: the ring of a risk level, closed by a check. */
export function Logo({ variant = 'full', size = 'medium' }: LogoProps) {
  return (
    <span className={styles.size[size]}>
      <svg
        viewBox="0 0 32 32"
        className={styles.sign}
        focusable="false"
        {...(variant === 'full' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'ODU' })}
      >
        <path
          className={styles.page}
          d="M27.2 12.2A12 12 0 1 1 21.4 5.3"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          className={styles.accent}
          d="M11 15.5l5 5L28.5 6.5"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {variant === 'full' && <span>ODU</span>}
    </span>
  );
}
