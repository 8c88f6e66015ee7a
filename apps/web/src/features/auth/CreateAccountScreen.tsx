import { unwrap } from '@odu/api-contract';
import { createAccountFormSchema } from '@odu/domain';
import { Button, Heading, Link, Page, Stack, Text } from '@odu/ui';
import { useState } from 'react';
import { ApiError } from '@odu/api-contract';
import { useApp } from '../../app-context.tsx';
import { LazyCaptcha } from '../../captcha/LazyCaptcha.tsx';
import { BoundPasswordField } from '../../forms/fields/BoundPasswordField.tsx';
import { BoundTextField } from '../../forms/fields/BoundTextField.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { SchemaForm } from '../../forms/SchemaForm.tsx';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { checkRules } from './new-password-rules.ts';

const CREATION_FAILED = 'Une erreur est survenue lors de la création du compte. Veuillez réessayer.';

type CreateAccountScreenProps = { initialEmail: string; onCreated: () => void };

/** The creation of an account, which also signs in. */
export function CreateAccountScreen({ initialEmail, onCreated }: CreateAccountScreenProps) {
  usePageTitle('Créer votre compte');
  const { api, session } = useApp();
  const [failure, setFailure] = useState<string | null>(null);
  // A bot check is accepted once: a failed creation needs a new one.
  const [captchaRound, setCaptchaRound] = useState(0);
  const initialValues = {
    emailAddress: initialEmail,
    newPassword: '',
    passwordConfirmation: '',
    captchaToken: '',
  };

  const create = async ({ emailAddress, newPassword, captchaToken }: typeof initialValues) => {
    setFailure(null);
    try {
      const body = { emailAddress: emailAddress.trim(), newPassword, captchaToken };
      session.saveTokens(await unwrap(api.POST('/api/public/account/create', { body })));
    } catch (error) {
      setCaptchaRound((round) => round + 1);
      setFailure(error instanceof ApiError && error.message !== '' ? error.message : CREATION_FAILED);
      throw error;
    }
    onCreated();
  };

  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1}>Créer votre compte</Heading>
        <SchemaForm initialValues={initialValues} schema={createAccountFormSchema} onSubmit={create}>
          {({ isSubmitting, values }) => (
            <Stack gap="large">
              <FormFailure message={failure} />
              <BoundTextField
                name="emailAddress"
                label="Adresse email"
                type="email"
                autoComplete="username"
              />
              <BoundPasswordField
                name="newPassword"
                label="Mot de passe"
                autoComplete="new-password"
                rules={checkRules(values.newPassword)}
              />
              <BoundPasswordField
                name="passwordConfirmation"
                label="Confirmation du mot de passe"
                autoComplete="new-password"
              />
              <LazyCaptcha key={captchaRound} />
              <Button type="submit" isPending={isSubmitting} pendingText="Création du compte…" isFullWidth>
                Créer mon compte
              </Button>
              <Text tone="soft">
                Vous avez déjà un compte&#8239;? <Link href="/login">Se connecter</Link>
              </Text>
            </Stack>
          )}
        </SchemaForm>
      </Stack>
    </Page>
  );
}
