import { Navbar } from '@odu/ui';
import { I18nProvider } from 'react-aria-components';
import * as styles from './AppShell.css.ts';
import { PageLoading } from './PageLoading.tsx';

const nothing = () => null;

/**
 * What stands over a signed-in page from its first text until its scripts show it (apps/web/build/write-pages.ts): the bar and
 * the outline of a page. Nobody can use it yet, and a screen reader has nothing of it.
 */
export function WaitingPage({ productName, hasPlans }: { productName: string; hasPlans: boolean }) {
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
        <PageLoading />
      </div>
    </I18nProvider>
  );
}
