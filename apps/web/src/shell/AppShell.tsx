import '@odu/ui/global-styles';
import '@odu/ui/fonts.css';
import { SkipLink } from '@odu/ui';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { loadToastHost } from '../toast/notify.ts';

const ToastHost = lazy(loadToastHost);

/** What stands around every page. */
export function AppShell() {
  const router = useRouter();
  return (
    <I18nProvider locale="fr-FR">
      <RouterProvider navigate={(href) => router.history.push(href)}>
        <SkipLink />
        <Outlet />
        <Suspense>
          <ToastHost />
        </Suspense>
      </RouterProvider>
    </I18nProvider>
  );
}
