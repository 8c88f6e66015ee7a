import '@odu/ui/global-styles';
import '@odu/ui/fonts.css';
import { SkipLink } from '@odu/ui';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { loadToastHost } from '../toast/notify.ts';
import * as styles from './AppShell.css.ts';

// The page itself comes first: what stands around it, and the toasts, have their own files.
const ToastHost = lazy(loadToastHost);
const SiteNavbar = lazy(() => import('./SiteNavbar.tsx'));
const SiteFooter = lazy(() => import('./SiteFooter.tsx'));

/** What stands around every page. */
export function AppShell() {
  const router = useRouter();
  // The guide and the legal pages are the server's.
  const navigate = (href: string) => {
    const [matchedRoutes] = router.getMatchedRoutes(new URL(href, location.href).pathname);
    if (matchedRoutes.at(-1)?.id === '/$') location.assign(href);
    else router.history.push(href);
  };
  return (
    <I18nProvider locale="fr-FR">
      <RouterProvider navigate={navigate}>
        <SkipLink />
        <div className={styles.shell}>
          <div className={styles.top}>
            <Suspense>
              <SiteNavbar />
            </Suspense>
          </div>
          <div className={styles.page}>
            <Outlet />
          </div>
          <Suspense>
            <SiteFooter />
          </Suspense>
        </div>
        <Suspense>
          <ToastHost />
        </Suspense>
      </RouterProvider>
    </I18nProvider>
  );
}
