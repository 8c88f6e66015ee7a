import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApp } from './api/create-app.ts';
import { AppContextProvider } from './app-context.tsx';
import { endFirstCalls } from './loading/first-calls.ts';
import { watchPageCode } from './loading/page-code.ts';
import { readPageConfig } from './loading/page-config.ts';
import { createAppRouter, type AppRouter } from './router.ts';
import { focusPageHeading } from './routing/focus-page-heading.ts';
import * as links from './routing/links.ts';
import { followOtherTabs, turnToOtherAccount } from './shell/follow-other-tabs.ts';
import { hasUnsavedWork } from './shell/has-unsaved-work.ts';
import { reloadAfterInactivity } from './shell/reload-after-inactivity.ts';
import { showNoticeAfterLoad } from './toast/notice-after-load.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// All modules have just been run: what can be painted is painted, and what the user does is heard, before the rest.
setTimeout(() => {
  try {
    start(root);
  } catch (error) {
    // Seldom needed: what every page weighs is without it.
    void import('./loading/tell-blocked-start.ts').then(({ tellBlockedStart }) => tellBlockedStart(error));
    throw error;
  }
});

/** Takes away what the page waits under (shell/WaitingPage.tsx) once it is there, and what came for it that it did not want. */
function endWait(router: AppRouter): void {
  const stop = router.subscribe('onRendered', () => {
    stop();
    endFirstCalls();
    document.getElementById('attente')?.remove();
  });
}

/** Makes the application and shows the page of the address in it. */
function start(root: HTMLElement): void {
  const app = createApp({
    pageConfig: readPageConfig(),
    onForcedLogout: () => {
      const { href, pathname } = router.state.location;
      // What was typed is kept: no screen may hold the page back.
      if (pathname !== links.login())
        void router.navigate({
          to: '/login',
          search: { returnUrl: href },
          replace: true,
          ignoreBlocker: true,
        });
    },
    onOtherAccount: (isLost) => {
      // Nobody is asked: to stay would show one account and act as another, and what was typed is kept where there is room.
      router.history.destroy();
      turnToOtherAccount(isLost);
    },
  });
  const router = createAppRouter(app);
  focusPageHeading(router, { isRendered: root.hasChildNodes() });
  watchPageCode(router);
  endWait(router);
  followOtherTabs({ target: window, session: app.session });
  showNoticeAfterLoad();
  reloadAfterInactivity({
    target: window,
    reload: () => {
      // What is typed is kept: no screen has to ask.
      router.history.destroy();
      location.reload();
    },
    hasUnsavedWork: () => hasUnsavedWork(app),
  });

  const tree = (
    <StrictMode>
      <AppContextProvider value={app}>
        <RouterProvider router={router} />
      </AppContextProvider>
    </StrictMode>
  );

  // A page that was rendered at build is taken over as it stands, once the code of its route is there.
  const takeOver = async (rendered: HTMLElement) => {
    const asked = location.href;
    await router.load();
    const isSame =
      location.href === asked && router.state.matches.every(({ status }) => status === 'success');
    if (isSame) hydrateRoot(rendered, tree);
    else show(rendered);
    // Hidden from who is signed in (first-script.ts): by now it is another page.
    document.documentElement.hidden = false;
  };
  const show = (empty: HTMLElement) => {
    empty.replaceChildren();
    createRoot(empty).render(tree);
  };
  if (root.hasChildNodes()) void takeOver(root);
  else show(root);
}
