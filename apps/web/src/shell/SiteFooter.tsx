import { INTERFACE_VERSION } from '@odu/domain';
import { Footer } from '@odu/ui';
import { useLocation } from '@tanstack/react-router';
import { usePublicConfig } from '../api/use-public-config.ts';
import { useApp } from '../app-context.tsx';

/** The bottom of every page: the version at once, the operator's links as soon as they are known. */
export function SiteFooter() {
  const { session } = useApp();
  const config = usePublicConfig();
  // Signing in or out always changes the page.
  useLocation();
  return <Footer version={INTERFACE_VERSION} config={config} isSignedIn={session.isSignedIn()} />;
}
