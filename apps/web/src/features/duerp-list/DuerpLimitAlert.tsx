import { Alert, Link } from '@odu/ui';
import * as links from '../../routing/links.ts';

/** Instead of the create button, once the account's limit is reached. */
export function DuerpLimitAlert() {
  return (
    <Alert tone="info" actions={<Link href={links.privateContact()}>Contactez-nous</Link>}>
      Vous avez atteint la limite de DUERP.
    </Alert>
  );
}
