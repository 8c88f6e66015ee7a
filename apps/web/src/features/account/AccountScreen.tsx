import { Alert, Heading, Link, Page, Stack, Text } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDateLongue } from '@odu/domain';
import { useApp } from '../../app-context.tsx';
import { accountInfoQuery } from '../../queries/account.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { ArchivesSection } from './ArchivesSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SubscriptionsSection } from './SubscriptionsSection.tsx';

/** The account: subscriptions, password, archives, and how to ask for the rest. */
export function AccountScreen() {
  usePageTitle('Mon compte');
  const { api } = useApp();
  const { data: account } = useQuery(accountInfoQuery(api));
  const delegate = account?.lastDelegateSignIn;
  return (
    <Page>
      <Stack gap="xlarge">
        <Stack gap="small">
          <Heading level={1}>Mon compte</Heading>
          {account !== undefined && <Text tone="soft">{account.emailAddress}</Text>}
        </Stack>
        {account?.isEmailVerified === false && (
          <Alert
            tone="warning"
            actions={<Link href="/verifyemail?continueUrl=%2Fmy-account">Vérifier mon adresse email</Link>}
          >
            Votre adresse email n'est pas encore vérifiée.
          </Alert>
        )}
        <SubscriptionsSection />
        <PasswordSection />
        <ArchivesSection />
        <Stack gap="small" as="section">
          <Heading level={2}>Autres demandes</Heading>
          <Text isProse>
            Pour changer d'adresse email, exercer vos droits sur vos données (RGPD), supprimer votre compte ou
            toute autre demande, <Link href="/contact-private">contactez-nous</Link>.
          </Text>
          {delegate && (
            <Text tone="soft">
              Dernière connexion d'un délégué : {delegate.delegateName}, le{' '}
              {formatDateLongue(delegate.signedInAt)}.
            </Text>
          )}
        </Stack>
      </Stack>
    </Page>
  );
}
