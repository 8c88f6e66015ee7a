import { INTERFACE_VERSION } from '@odu/domain';
import { Footer } from '@odu/ui';
import { useLocation } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { usePublicConfig } from '../api/use-public-config.ts';
import { useApp } from '../app-context.tsx';

/**
 * The bottom of every page: the version at once, the operator's links as soon as they are known. A visitor's page is rendered with
 * it; on a signed-in page, whose data is still on its way, it is drawn after what is in sight.
 */
export function SiteFooter() {
  const { session } = useApp();
  const config = usePublicConfig();
  const isDue = useDeferredValue(true, !session.isSignedIn());
  // Signing in or out always changes the page.
  useLocation({ select: ({ pathname }) => pathname });
  if (!isDue) return null;
  return <Footer version={INTERFACE_VERSION} config={config} isSignedIn={session.isSignedIn()} />;
}
