import { Navbar } from '@odu/ui';
import { useLocation, useRouter } from '@tanstack/react-router';
import { signOut } from '../api/sign-out.ts';
import { usePublicConfig } from '../api/use-public-config.ts';
import { useApp } from '../app-context.tsx';

/** The bar on top of every page, for a visitor or a signed-in user. */
export default function SiteNavbar() {
  const app = useApp();
  const router = useRouter();
  const config = usePublicConfig();
  const { pathname } = useLocation();
  const handleSignOut = async () => {
    await signOut(app);
    await router.navigate({ to: '/' });
  };
  return (
    <Navbar
      isSignedIn={app.session.isSignedIn()}
      currentPath={pathname}
      onSignOut={() => void handleSignOut()}
      {...(config !== null && { productName: config.productName })}
    />
  );
}
