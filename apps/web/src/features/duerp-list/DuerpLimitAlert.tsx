import { Alert, Link } from '@odu/ui';

/** Instead of the create button, once the account's limit is reached. */
export function DuerpLimitAlert() {
  return (
    <Alert tone="info" actions={<Link href="/contact-private">Contactez-nous</Link>}>
      Vous avez atteint la limite de DUERP.
    </Alert>
  );
}
