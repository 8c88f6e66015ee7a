import { FirstPaint, Navbar } from '@odu/ui';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import * as styles from './AppShell.css.ts';

const nothing = () => null;

type WaitingPageProps = {
  productName: string;
  hasPlans: boolean;
  /** The outline of the page. */
  children: ReactNode;
};

/**
 * What stands over a signed-in page from its first text until its scripts show it (apps/web/build/write-pages.ts): the bar and
 * the outline of the page, with what its address tells. Nobody can use it yet, and a screen reader has nothing of it.
 */
export function WaitingPage({ productName, hasPlans, children }: WaitingPageProps) {
  return (
    <I18nProvider locale="fr-FR">
      <div className={styles.waiting} aria-hidden="true" inert>
        <div className={styles.top}>
          <Navbar
            isSignedIn
            currentPath=""
            onSignOut={nothing}
            hasPlans={hasPlans}
            productName={productName}
            Menu={nothing}
          />
        </div>
        <FirstPaint>{children}</FirstPaint>
      </div>
    </I18nProvider>
  );
}
