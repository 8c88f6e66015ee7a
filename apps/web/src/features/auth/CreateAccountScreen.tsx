import { createAccountFormSchema } from '@odu/domain';
import { Button, Heading, Link, Page, Stack, Text } from '@odu/ui';
import { quoteErrorOr } from '../../api/api-error.ts';
import { LazyCaptcha } from '../../captcha/LazyCaptcha.tsx';
import { BoundTextField } from '../../forms/fields/BoundTextField.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { SchemaForm } from '../../forms/SchemaForm.tsx';
import { useCreateAccount } from '../../queries/account/visitor.ts';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';

const CREATION_FAILED = 'Une erreur est survenue lors de la création du compte. Veuillez réessayer.';

type CreateAccountScreenProps = { initialEmail: string; onCreated: () => void };

/** The creation of an account, which also signs in. */
export function CreateAccountScreen({ initialEmail, onCreated }: CreateAccountScreenProps) {
  usePageTitle('Créer votre compte');
  const createAccount = useCreateAccount();
  const initialValues = {
    emailAddress: initialEmail,
    newPassword: '',
    passwordConfirmation: '',
    captchaToken: '',
  };

  const create = async ({ emailAddress, newPassword, captchaToken }: typeof initialValues) => {
    await createAccount({ emailAddress: emailAddress.trim(), newPassword, captchaToken });
    onCreated();
  };

  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1}>Créer votre compte</Heading>
        <SchemaForm
          initialValues={initialValues}
          schema={createAccountFormSchema}
          onSubmit={create}
          describeFailure={(error) => quoteErrorOr(error, CREATION_FAILED)}
        >
          {({ isSubmitting, values, failure, failureCount }) => (
            <Stack gap="large">
              <FormFailure message={failure} />
              <BoundTextField
                name="emailAddress"
                label="Adresse email"
                type="email"
                autoComplete="username"
              />
              <NewPasswordFields label="Mot de passe" password={values.newPassword} />
              <LazyCaptcha key={failureCount} />
              <Button type="submit" isPending={isSubmitting} pendingText="Création du compte…" isFullWidth>
                Créer mon compte
              </Button>
              <Text tone="soft">
                Vous avez déjà un compte&#8239;? <Link href={links.login()}>Se connecter</Link>
              </Text>
            </Stack>
          )}
        </SchemaForm>
      </Stack>
    </Page>
  );
}
