import { Alert, Button, Heading, Link, Page, Stack, Text, TextField } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { useSendVerificationCode } from '../../queries/account/account-mutations.ts';
import { accountInfoQuery } from '../../queries/account/account.ts';
import * as links from '../../routing/links.ts';
import { useFocusWhenReplaced } from '../../routing/use-focus-when-replaced.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { VerificationCodeForm } from './VerificationCodeForm.tsx';

const TITLE = 'Vérification de mon adresse email';

/** Verifies the account's address with a code sent to it. */
export function VerifyEmailScreen({ onContinue }: { onContinue: () => void }) {
  usePageTitle(TITLE);
  const { api } = useApp();
  const {
    data: account,
    isPending,
    error,
    refetch,
  } = useQuery({
    ...accountInfoQuery(api),
    // The failure is told in the page itself.
    meta: { silent: true },
  });
  const [sentCount, setSentCount] = useState(0);
  const isSent = sentCount > 0;
  const sendCode = useSendVerificationCode({ onSent: () => setSentCount((count) => count + 1) });
  // Until it is read, nothing was shown that it could replace.
  useFocusWhenReplaced(account?.isEmailVerified ?? true);
  if (isPending) return <PageLoading />;
  if (account === undefined) {
    return (
      <Page width="form">
        <Stack gap="large">
          <Heading level={1}>{TITLE}</Heading>
          <LoadFailure error={error} onRetry={() => void refetch()}>
            Les informations de votre compte n'ont pas pu être chargées.
          </LoadFailure>
        </Stack>
      </Page>
    );
  }
  if (account.isDelegatedSession && !account.isEmailVerified) {
    return (
      <Page width="form">
        <Stack gap="large">
          <Heading level={1}>{TITLE}</Heading>
          <Alert
            tone="info"
            title="Seul le titulaire du compte peut vérifier son adresse email."
            actions={<Link href={links.duerps()}>Retour à mes DUERP</Link>}
          >
            Vous êtes connecté en tant que délégué&nbsp;: vous n'avez rien à faire ici.
          </Alert>
        </Stack>
      </Page>
    );
  }

  return (
    <Page width="form">
      {account.isEmailVerified ? (
        <Stack gap="large">
          <Heading level={1}>Adresse email vérifiée</Heading>
          <Text>Votre adresse {account.emailAddress} est vérifiée.</Text>
          <div>
            <Button onPress={onContinue}>Continuer</Button>
          </div>
        </Stack>
      ) : (
        <Stack gap="large">
          <Heading level={1}>{TITLE}</Heading>
          <TextField
            label="Adresse email"
            value={account.emailAddress}
            isReadOnly
            description={
              <>
                Si cette adresse est erronée, <Link href={links.privateContact()}>contactez le support</Link>.
              </>
            }
          />
          <FormFailure message={sendCode.error === null ? null : describeError(sendCode.error)} />
          <Stack gap="xsmall" align="start">
            <Button
              variant={isSent ? 'secondary' : 'primary'}
              isPending={sendCode.isPending}
              pendingText="Envoi en cours…"
              onPress={() => sendCode.mutate()}
            >
              {isSent ? 'Renvoyer le code' : 'Envoyer le code par email'}
            </Button>
            <output>
              {isSent && sendCode.error === null && (
                // Another element each time: the same words said again are read out again.
                <Text as="span" key={sentCount}>
                  {sentCount === 1
                    ? `Un code a été envoyé à ${account.emailAddress}.`
                    : `Un nouveau code a été envoyé à ${account.emailAddress}. Il remplace le précédent.`}
                </Text>
              )}
            </output>
          </Stack>
          {isSent && (
            // Another form for another code: what was written of the last one, and said of it, goes.
            <VerificationCodeForm key={sentCount} hasInitialFocus={sentCount === 1} />
          )}
        </Stack>
      )}
    </Page>
  );
}
