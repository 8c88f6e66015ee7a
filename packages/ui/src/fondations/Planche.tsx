import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as styles from './fondations.css.ts';

/** A demonstration inside a foundation page, free of the styles that Storybook gives to its own texts. */
export function Planche({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className={styles.planche}>{children}</div>
    </Unstyled>
  );
}
