import { Navbar } from '@odu/ui';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { sendLastEdits, signOut } from '../api/sign-out.ts';
import { usePublicConfig } from '../api/use-public-config.ts';
import { useApp } from '../app-context.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { OF_A_WINDOW } from '../loading/window-gone.tsx';
import { PRODUCT_NAME } from '../routing/use-page-title.ts';

// Dialogs weigh more than the bar, and few visits open one.
const Menu = lazyPart(() => import('./SiteMenu.tsx'), OF_A_WINDOW);
const SignOutDialog = lazyPart(() => import('./SignOutDialog.tsx'), OF_A_WINDOW);

/** The bar on top of every page, for a visitor or a signed-in user; signing out over unsent edits asks first. */
export function SiteNavbar() {
  const app = useApp();
  const router = useRouter();
  const config = usePublicConfig();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [question, setQuestion] = useState<'never asked' | 'asked' | 'answered'>('never asked');
  const leave = async (isConfirmed: boolean) => {
    if (!(await signOut(app, { isConfirmed }))) {
      setQuestion('asked');
      return;
    }
    // It was asked already: no form holds back a page whose session is over.
    await router.navigate({ to: '/', ignoreBlocker: true });
  };
  const handleSignOut = async () => {
    if (await sendLastEdits(app)) await leave(false);
    else setQuestion('asked');
  };
  return (
    <>
      <Navbar
        isSignedIn={app.session.isSignedIn()}
        currentPath={pathname}
        onSignOut={() => void handleSignOut()}
        // Not before it is known: where there are no plans, not even for a moment.
        hasPlans={config !== null && config.hasBilling !== false}
        productName={config?.productName ?? PRODUCT_NAME}
        Menu={Menu}
      />
      {question !== 'never asked' && (
        <SignOutDialog
          isOpen={question === 'asked'}
          onOpenChange={(isOpen) => setQuestion(isOpen ? 'asked' : 'answered')}
          onConfirm={() => leave(true)}
        />
      )}
    </>
  );
}
