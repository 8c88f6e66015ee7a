import { Alert, Button, Heading, Link, Page, Stack, Text, TextField } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { useSendVerificationCode } from '../../queries/account/account-mutations.ts';
import { accountInfoQuery } from '../../queries/account/account.ts';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { VerificationCodeForm } from './VerificationCodeForm.tsx';

/** Verifies the account's address with a code sent to it. */
export function VerifyEmailScreen({ onContinue }: { onContinue: () => void }) {
  usePageTitle('Vérification de mon adresse email');
  const { api } = useApp();
  const { data: account, isPending, error } = useQuery(accountInfoQuery(api));
  const [isSent, setIsSent] = useState(false);
  const sendCode = useSendVerificationCode({ onSent: () => setIsSent(true) });
  if (isPending) return <PageLoading />;
  if (account === undefined) {
    return (
      <Page width="form">
        <Alert tone="danger">{describeError(error)}</Alert>
      </Page>
    );
  }

  return (
    <Page width="form">
      {account.isEmailVerified ? (
        <Stack gap="large" aria-live="polite">
          <Heading level={1}>Adresse email vérifiée</Heading>
          <Text>Votre adresse {account.emailAddress} est vérifiée.</Text>
          <div>
            <Button onPress={onContinue}>Continuer</Button>
          </div>
        </Stack>
      ) : (
        <Stack gap="large">
          <Heading level={1}>Vérification de mon adresse email</Heading>
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
          <div>
            <Button
              variant={isSent ? 'secondary' : 'primary'}
              isPending={sendCode.isPending}
              pendingText="Envoi en cours…"
              onPress={() => sendCode.mutate()}
            >
              {isSent ? 'Renvoyer le code' : 'Envoyer le code par email'}
            </Button>
          </div>
          {isSent && <VerificationCodeForm />}
        </Stack>
      )}
    </Page>
  );
}
