import { delegateLoginFormSchema } from '@odu/domain';
import { Button, Heading, Page, Stack } from '@odu/ui';
import { BoundPasswordField } from '../../forms/fields/BoundPasswordField.tsx';
import { BoundTextField } from '../../forms/fields/BoundTextField.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { SchemaForm } from '../../forms/SchemaForm.tsx';
import { useSignInAsDelegate } from '../../queries/account/visitor.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';

/** The hidden sign-in of a partner firm's delegate. */
export function DelegateLoginScreen({ onSignedIn }: { onSignedIn: () => void }) {
  usePageTitle('Connexion déléguée');
  const signInAsDelegate = useSignInAsDelegate();

  const signIn = async (body: { em: string; dmk: string; dut: string }) => {
    await signInAsDelegate(body);
    onSignedIn();
  };

  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1}>Connexion déléguée</Heading>
        <SchemaForm
          initialValues={{ em: '', dmk: '', dut: '' }}
          schema={delegateLoginFormSchema}
          onSubmit={signIn}
        >
          {({ isSubmitting, failure }) => (
            <Stack gap="large">
              <FormFailure message={failure} />
              <BoundTextField name="em" label="EM" autoComplete="off" />
              <BoundPasswordField name="dmk" label="DMK" autoComplete="current-password" />
              <BoundPasswordField name="dut" label="DUT" autoComplete="current-password" />
              <Button type="submit" isPending={isSubmitting} pendingText="Connexion en cours…" isFullWidth>
                Se connecter
              </Button>
            </Stack>
          )}
        </SchemaForm>
      </Stack>
    </Page>
  );
}
