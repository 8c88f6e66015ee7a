import { ApiError, unwrap } from '@odu/api-contract';
import { RESET_TOKEN_MANQUANT_MESSAGE, resetPasswordFormSchema } from '@odu/domain';
import { Button, Heading, Link, Page, Stack, Text, TextField } from '@odu/ui';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { BoundPasswordField } from '../../forms/fields/BoundPasswordField.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { SchemaForm } from '../../forms/SchemaForm.tsx';
import { notify } from '../../toast/notify.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { checkRules } from './new-password-rules.ts';

const RESET_FAILED =
  'Une erreur est survenue lors de la réinitialisation du mot de passe. Veuillez réessayer.';
const RESET_DONE = 'Mot de passe modifié avec succès\u202F! Vous pouvez à présent vous connecter.';

type ResetPasswordScreenProps = { email: string; token: string; onReset: () => void };

/** Chooses a new password with the link received by e-mail. */
export function ResetPasswordScreen({ email, token, onReset }: ResetPasswordScreenProps) {
  usePageTitle('Modifier mon mot de passe');
  const { api } = useApp();
  const [failure, setFailure] = useState<string | null>(token === '' ? RESET_TOKEN_MANQUANT_MESSAGE : null);

  const reset = async (newPassword: string) => {
    setFailure(null);
    try {
      const body = { resetPasswordToken: token, emailAddress: email, newPassword };
      await unwrap(api.POST('/api/public/resetpwd/reset', { body }));
    } catch (error) {
      setFailure(error instanceof ApiError && error.message !== '' ? error.message : RESET_FAILED);
      throw error;
    }
    notify({ kind: 'success', message: RESET_DONE });
    onReset();
  };

  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1}>Modifier mon mot de passe</Heading>
        <SchemaForm
          initialValues={{ emailAddress: email, newPassword: '', passwordConfirmation: '', token }}
          schema={resetPasswordFormSchema}
          onSubmit={({ newPassword }) => reset(newPassword)}
        >
          {({ isSubmitting, values }) => (
            <Stack gap="large">
              <FormFailure message={failure} />
              <TextField
                label="Adresse email"
                type="email"
                autoComplete="username"
                value={email}
                isReadOnly
              />
              <BoundPasswordField
                name="newPassword"
                label="Nouveau mot de passe"
                autoComplete="new-password"
                rules={checkRules(values.newPassword)}
              />
              <BoundPasswordField
                name="passwordConfirmation"
                label="Confirmation du mot de passe"
                autoComplete="new-password"
              />
              <Button type="submit" isPending={isSubmitting} pendingText="Modification en cours…" isFullWidth>
                Modifier mon mot de passe
              </Button>
            </Stack>
          )}
        </SchemaForm>
        <Text tone="soft">
          Le lien ne fonctionne plus&#8239;? <Link href="/forgot-password">Demander un nouveau lien</Link>
        </Text>
      </Stack>
    </Page>
  );
}
