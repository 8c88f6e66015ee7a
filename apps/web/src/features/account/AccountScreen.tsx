import { Alert, Heading, Link, Page, Skeleton, SkeletonGroup, Stack, Text } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useHasBilling } from '../../api/use-has-billing.ts';
import { useApp } from '../../app-context.tsx';
import { accountInfoQuery } from '../../queries/account/account.ts';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import * as styles from '../../shell/AppShell.css.ts';
import { ArchivesSection } from './ArchivesSection.tsx';
import { BillingSection } from './BillingSection.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import { DataExportSection } from './DataExportSection.tsx';
import { OtherRequestsSection } from './OtherRequestsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { RemindersSection } from './RemindersSection.tsx';
import { SubscriptionsSection } from './SubscriptionsSection.tsx';
import { useIsAnswered } from './use-is-answered.ts';

/** The account: subscriptions and billing where there are any, password, archives, its data, and how to ask for the rest. */
export function AccountScreen() {
  usePageTitle('Mon compte');
  const { api } = useApp();
  const hasBilling = useHasBilling();
  const { data: account, isPending } = useQuery(accountInfoQuery(api));
  const isDelegated = account?.isDelegatedSession === true;
  // Not before it is known: a delegate's session is refused what stands there.
  const isOwner = !isPending && !isDelegated;
  const isAnswered = useIsAnswered({ isOwner, hasBilling }) && !isPending;
  return (
    <Page>
      <Stack gap="xlarge">
        <Stack gap="small">
          <Heading level={1}>Mon compte</Heading>
          {account !== undefined && <Text tone="soft">{account.emailAddress}</Text>}
          {isPending && <Skeleton />}
        </Stack>
        {isAnswered ? (
          <>
            {account?.isEmailVerified === false && !isDelegated && (
              <Alert
                tone="warning"
                actions={
                  <Link variant="standalone" href={links.verifyEmail(links.myAccount())}>
                    Vérifier mon adresse email
                  </Link>
                }
              >
                Votre adresse email n'est pas encore vérifiée.
              </Alert>
            )}
            {isDelegated && (
              <Alert tone="info" title="Vous êtes connecté en tant que délégué.">
                Vous avez accès à tous les DUERP de ce compte.{' '}
                {hasBilling
                  ? "Le mot de passe, l'adresse email, la facturation et les paiements restent réservés à son titulaire."
                  : "Le mot de passe et l'adresse email restent réservés à son titulaire."}
              </Alert>
            )}
            {hasBilling && isOwner && <SubscriptionsSection />}
            {hasBilling && isOwner && <BillingSection />}
            {isOwner && <PasswordSection />}
            {isOwner && account?.hasRappels !== undefined && (
              <RemindersSection hasRappels={account.hasRappels} />
            )}
            {isOwner && <CalendarSection />}
            <ArchivesSection />
            {isOwner && <DataExportSection />}
            <OtherRequestsSection lastDelegateSignIn={account?.lastDelegateSignIn ?? null} />
          </>
        ) : (
          <div className={styles.loading}>
            <SkeletonGroup>
              <Skeleton lines={4} />
            </SkeletonGroup>
          </div>
        )}
      </Stack>
    </Page>
  );
}
