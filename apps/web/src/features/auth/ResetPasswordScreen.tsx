import { RESET_TOKEN_MANQUANT_MESSAGE, resetPasswordFormSchema } from '@odu/domain';
import { Button, Heading, Link, Page, Stack, Text } from '@odu/ui';
import { ExplainedError, quoteErrorOr } from '../../api/api-error.ts';
import { BoundTextField } from '../../forms/fields/BoundTextField.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { SchemaForm } from '../../forms/SchemaForm.tsx';
import { useResetPassword } from '../../queries/account/visitor.ts';
import * as links from '../../routing/links.ts';
import { notify } from '../../toast/notify.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';

const RESET_FAILED =
  'Une erreur est survenue lors de la réinitialisation du mot de passe. Veuillez réessayer.';
const RESET_DONE = 'Mot de passe modifié avec succès\u202F! Vous pouvez à présent vous connecter.';

type ResetPasswordScreenProps = { email: string; token: string; onReset: () => void };

/** Chooses a new password with the link received by e-mail. */
export function ResetPasswordScreen({ email, token, onReset }: ResetPasswordScreenProps) {
  usePageTitle('Modifier mon mot de passe');
  const resetPassword = useResetPassword();

  const reset = async (newPassword: string) => {
    if (token === '') throw new ExplainedError(RESET_TOKEN_MANQUANT_MESSAGE);
    await resetPassword({ resetPasswordToken: token, emailAddress: email, newPassword });
    notify({ kind: 'success', message: RESET_DONE });
    onReset();
  };

  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1}>Modifier mon mot de passe</Heading>
        <SchemaForm
          initialValues={{ emailAddress: email, newPassword: '', passwordConfirmation: '' }}
          schema={resetPasswordFormSchema}
          onSubmit={({ newPassword }) => reset(newPassword)}
          describeFailure={(error) => quoteErrorOr(error, RESET_FAILED)}
        >
          {({ isSubmitting, values, failure, failureCount }) => (
            <Stack gap="large">
              <FormFailure
                // A link without its token is told at once, and again when the form is sent.
                key={failureCount}
                message={token === '' ? RESET_TOKEN_MANQUANT_MESSAGE : failure}
              />
              <BoundTextField
                name="emailAddress"
                label="Adresse email"
                type="email"
                autoComplete="username"
                isReadOnly
              />
              <NewPasswordFields label="Nouveau mot de passe" password={values.newPassword} />
              <Button type="submit" isPending={isSubmitting} pendingText="Modification en cours…" isFullWidth>
                Modifier mon mot de passe
              </Button>
            </Stack>
          )}
        </SchemaForm>
        <Text tone="soft">
          Le lien ne fonctionne plus&#8239;?{' '}
          <Link href={links.forgotPassword()}>Demander un nouveau lien</Link>
        </Text>
      </Stack>
    </Page>
  );
}
