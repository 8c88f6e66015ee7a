import type { AccountInfo } from '@odu/api-contract';
import { formatDateLongue, formatHeure, NBSP } from '@odu/domain';
import { Heading, Link, Stack, Text } from '@odu/ui';
import { CONTACT_SUBJECT_KEYS, CONTACT_SUBJECTS } from '../../routing/contact-subjects.ts';
import * as links from '../../routing/links.ts';

type OtherRequestsSectionProps = { lastDelegateSignIn: AccountInfo['lastDelegateSignIn'] };

/** What the account page does not do by itself, and who else came in. */
export function OtherRequestsSection({ lastDelegateSignIn }: OtherRequestsSectionProps) {
  return (
    <Stack gap="medium" as="section">
      <Heading level={2} size="s22">
        Autres demandes
      </Heading>
      <Text isProse>Écrivez-nous par le formulaire de contact{NBSP}: une personne vous répond.</Text>
      <Stack gap="xxsmall" as="ul">
        {CONTACT_SUBJECT_KEYS.map((subject) => (
          <Stack as="li" align="start" key={subject}>
            <Link variant="standalone" href={links.privateContact(subject)}>
              {CONTACT_SUBJECTS[subject]}
            </Link>
          </Stack>
        ))}
        <Stack as="li" align="start">
          <Link variant="standalone" href={links.privateContact()}>
            Faire une autre demande
          </Link>
        </Stack>
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
