import { Footer } from '@odu/ui';
import { useLocation } from '@tanstack/react-router';
import { usePublicConfig } from '../api/use-public-config.ts';
import { useApp } from '../app-context.tsx';

/** The bottom of every page, once the operator's links are known. */
export default function SiteFooter() {
  const { session } = useApp();
  const config = usePublicConfig();
  // Signing in or out always changes the page.
  useLocation();
  return config === null ? null : <Footer config={config} isSignedIn={session.isSignedIn()} />;
}
