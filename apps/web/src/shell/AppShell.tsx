import '@odu/ui/global-styles';
import '@odu/ui/fonts.css';
import { SkipLink } from '@odu/ui';
import { Outlet, useRouter } from '@tanstack/react-router';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { lazyPart } from '../loading/lazy-part.tsx';
import { loadToastHost } from '../toast/notify.ts';
import * as styles from './AppShell.css.ts';

// The page itself comes first: what stands around it, and the toasts, have their own files.
const ToastHost = lazyPart(loadToastHost);
const SiteNavbar = lazyPart(() => import('./SiteNavbar.tsx'));
const SiteFooter = lazyPart(() => import('./SiteFooter.tsx'));

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
            <SiteNavbar />
          </div>
          <div className={styles.page}>
            <Outlet />
          </div>
          <SiteFooter />
        </div>
        <ToastHost />
      </RouterProvider>
    </I18nProvider>
  );
}
