import { Alert, BackLink, Heading, Page, Stack } from '@odu/ui';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';

/** What a delegate reads in the place of the order: the server refuses them all of it (decision B7). */
export function OrderOfDelegate() {
  usePageTitle('Paiement');
  return (
    <Page width="form">
      <Stack gap="large">
        <Stack gap="medium">
          <BackLink href={links.choosePlan()}>Retour aux formules</BackLink>
          <Heading level={1}>Paiement</Heading>
        </Stack>
        <Alert tone="info" title="Le paiement est réservé au titulaire du compte.">
          Vous êtes connecté en tant que délégué&nbsp;: dites-lui quelle formule choisir, il la prendra depuis
          son compte. En attendant, vous pouvez continuer à travailler sur ses DUERP.
        </Alert>
      </Stack>
    </Page>
  );
}
