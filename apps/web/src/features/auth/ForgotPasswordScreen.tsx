import { EMAIL_NON_ENVOYE_MESSAGE, forgotPasswordFormSchema } from '@odu/domain';
import { BackLink, Button, Heading, Link, Page, Stack, Text } from '@odu/ui';
import { useState } from 'react';
import { describeErrorAs } from '../../api/api-error.ts';
import { BoundTextField } from '../../forms/fields/BoundTextField.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { SchemaForm } from '../../forms/SchemaForm.tsx';
import { useSendResetLink } from '../../queries/account/visitor.ts';
import * as links from '../../routing/links.ts';
import { useFocusWhenReplaced } from '../../routing/use-focus-when-replaced.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';

/** Asks for the link by which a forgotten password is replaced. */
export function ForgotPasswordScreen({ initialEmail }: { initialEmail: string }) {
  usePageTitle('Mot de passe oublié');
  const sendResetLink = useSendResetLink();
  const [isSent, setIsSent] = useState(false);
  useFocusWhenReplaced(isSent);

  const sendLink = async (emailAddress: string) => {
    await sendResetLink(emailAddress.trim());
    setIsSent(true);
  };

  return (
    <Page width="form">
      <Stack gap="large">
        <BackLink href={links.login()}>Retour à la connexion</BackLink>
        {isSent ? (
          <Stack gap="medium">
            <Heading level={1}>Email envoyé</Heading>
            <Text>
              Si cet email existe dans notre système, vous recevrez un lien pour changer votre mot de passe.
            </Text>
          </Stack>
        ) : (
          <>
            <Heading level={1}>Mot de passe oublié</Heading>
            <Text>
              Indiquez l'adresse email de votre compte. Nous vous enverrons un lien, valable 30 minutes, pour
              choisir un nouveau mot de passe.
            </Text>
            <SchemaForm
              initialValues={{ emailAddress: initialEmail }}
              schema={forgotPasswordFormSchema}
              onSubmit={({ emailAddress }) => sendLink(emailAddress)}
              describeFailure={(error) => describeErrorAs(error, EMAIL_NON_ENVOYE_MESSAGE)}
              hasOneField
            >
              {({ isSubmitting, failure }) => (
                <Stack gap="large">
                  <FormFailure message={failure} />
                  <BoundTextField
                    name="emailAddress"
                    label="Adresse email"
                    type="email"
                    autoComplete="username"
                  />
                  <Button type="submit" isPending={isSubmitting} pendingText="Envoi en cours…" isFullWidth>
                    Envoyer le lien de réinitialisation
                  </Button>
                </Stack>
              )}
            </SchemaForm>
          </>
        )}
        <Text tone="soft">
          Besoin d'aide&#8239;? <Link href={links.contact()}>Contactez-nous</Link>
        </Text>
      </Stack>
    </Page>
  );
}
