import '@odu/ui/global-styles';
import '@odu/ui/fonts.css';
import { SkipLink } from '@odu/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { Outlet, useRouter } from '@tanstack/react-router';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { lazyPart } from '../loading/lazy-part.tsx';
import { whenIdle } from '../loading/when-idle.ts';
import { loadToastHost, toastHost } from '../toast/notify.ts';
import * as styles from './AppShell.css.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNavbar } from './SiteNavbar.tsx';

const ToastHost = lazyPart(loadToastHost);

/** The toasts, from the first one on. */
function Toasts() {
  const isWanted = useSyncExternalStore(toastHost.subscribe, toastHost.isWanted, () => false);
  useEffect(() => whenIdle(() => void loadToastHost().catch(() => undefined)), []);
  return isWanted && <ToastHost />;
}

/** What stands around every page; drawn once: all links would be drawn with it. */
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
        <Toasts />
      </RouterProvider>
    </I18nProvider>
  );
}
