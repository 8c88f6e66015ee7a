import { Banner, Link } from '@odu/ui';
import { useLocation } from '@tanstack/react-router';
import * as links from '../../routing/links.ts';

/** Reminds that the account's address is not verified, and comes back to this page afterwards. */
export function UnverifiedEmailBanner() {
  const { href } = useLocation();
  return (
    <Banner
      tone="warning"
      label="Adresse email non vérifiée"
      actions={<Link href={links.verifyEmail(href)}>Vérifier mon adresse email</Link>}
    >
      Votre adresse email n'est pas encore vérifiée.
    </Banner>
  );
}
