import { ConfirmDialog, Navbar } from '@odu/ui';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { sendLastEdits, signOut } from '../api/sign-out.ts';
import { usePublicConfig } from '../api/use-public-config.ts';
import { useApp } from '../app-context.tsx';
import { PRODUCT_NAME } from '../routing/use-page-title.ts';

/** The bar on top of every page, for a visitor or a signed-in user; signing out over unsent edits asks first. */
export default function SiteNavbar() {
  const app = useApp();
  const router = useRouter();
  const config = usePublicConfig();
  const { pathname } = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const leave = async () => {
    await signOut(app);
    // It was asked already: no form holds back a page whose session is over.
    await router.navigate({ to: '/', ignoreBlocker: true });
  };
  const handleSignOut = async () => {
    if (await sendLastEdits(app)) await leave();
    else setIsAsking(true);
  };
  return (
    <>
      <Navbar
        isSignedIn={app.session.isSignedIn()}
        currentPath={pathname}
        onSignOut={() => void handleSignOut()}
        // Not before it is known: where there are no plans, not even for a moment.
        hasPlans={config !== null && config.hasBilling !== false}
        productName={PRODUCT_NAME}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        tone="danger"
        title="Se déconnecter sans avoir tout enregistré&#8239;?"
        confirmLabel="Se déconnecter"
        cancelLabel="Rester connecté"
        pendingText="Déconnexion…"
        onConfirm={leave}
      >
        Des modifications ou une saisie en cours ne sont pas encore enregistrées. Si vous vous déconnectez,
        elles seront effacées de cet appareil et perdues.
      </ConfirmDialog>
    </>
  );
}
