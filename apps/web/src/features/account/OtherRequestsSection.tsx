import type { AccountInfo } from '@odu/api-contract';
import { formatDateLongue, formatHeure, NBSP } from '@odu/domain';
import { Heading, Link, Stack, Text } from '@odu/ui';
import * as links from '../../routing/links.ts';

/** What is asked through the contact form (specification 1, /my-account). */
const REQUESTS = [
  'Changer mon adresse email',
  'Exercer mes droits sur mes données personnelles (RGPD)',
  'Supprimer mon compte',
  'Faire une autre demande',
];

type OtherRequestsSectionProps = { lastDelegateSignIn: AccountInfo['lastDelegateSignIn'] };

/** What the account page does not do by itself, and who else came in. */
export function OtherRequestsSection({ lastDelegateSignIn }: OtherRequestsSectionProps) {
  return (
    <Stack gap="medium" as="section">
      <Heading level={2} size="s22">
        Autres demandes
      </Heading>
      <Text isProse>Écrivez-nous par le formulaire de contact{NBSP}: une personne vous répond.</Text>
      <Stack gap="xsmall" as="ul">
        {REQUESTS.map((request) => (
          <Stack as="li" align="start" key={request}>
            <Link href={links.privateContact()}>{request}</Link>
          </Stack>
        ))}
      </Stack>
      {lastDelegateSignIn !== null && (
        <Text tone="soft" isProse>
          Dernière connexion d'un délégué{NBSP}: {lastDelegateSignIn.delegateName}, le{' '}
          {formatDateLongue(lastDelegateSignIn.signedInAt)} à {formatHeure(lastDelegateSignIn.signedInAt)}.
        </Text>
      )}
    </Stack>
  );
}
