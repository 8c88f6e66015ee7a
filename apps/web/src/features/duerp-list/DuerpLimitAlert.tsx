import { LIMITE_DE_DUERPS_MESSAGE } from '@odu/domain';
import { Alert, Link } from '@odu/ui';
import * as links from '../../routing/links.ts';

/** Instead of the create button, once the account's limit is reached. */
export function DuerpLimitAlert() {
  return (
    <Alert tone="info" actions={<Link href={links.privateContact()}>Contactez-nous</Link>}>
      {LIMITE_DE_DUERPS_MESSAGE}
    </Alert>
  );
}
