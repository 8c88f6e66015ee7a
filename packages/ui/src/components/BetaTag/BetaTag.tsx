import * as styles from './BetaTag.css.ts';

export interface BetaTagProps {
  /** The version beside the mark, for example `0.8.0`. */
  version?: string;
}

/** Says that the product is a beta, and its version. */
export function BetaTag({ version }: BetaTagProps) {
  return (
    <span className={styles.betaTag}>
      <span className={styles.beta}>BETA</span>
      {version !== undefined && <span>{version}</span>}
    </span>
  );
}
