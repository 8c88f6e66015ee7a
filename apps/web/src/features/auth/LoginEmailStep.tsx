import { EMAIL_NON_AUTORISE_MESSAGE, firstMessage, loginEmailSchema } from '@odu/domain';
import { Button, Form, Link, Stack, Text, TextField } from '@odu/ui';
import { useState } from 'react';
import { describeErrorAs } from '../../api/api-error.ts';
import { usePublicConfig } from '../../api/use-public-config.ts';
import { useHeldReload } from '../../drafts/use-held-reload.ts';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { useFindAccount } from '../../queries/account/visitor.ts';
import * as links from '../../routing/links.ts';
import { PRODUCT_NAME } from '../../routing/use-page-title.ts';

const CHECK_FAILED = 'Une erreur est survenue lors de la vérification de votre compte.';

type LoginEmailStepProps = {
  initialEmail: string;
  /** Whoever comes here wants to write the address. */
  hasInitialFocus: boolean;
  onAccountFound: (email: string) => void;
  onAccountMissing: (email: string) => void;
};

/** Step 1: who is it, and does the account exist. One field: without Formik, for the weight of the first page. */
export function LoginEmailStep({
  initialEmail,
  hasInitialFocus,
  onAccountFound,
  onAccountMissing,
}: LoginEmailStepProps) {
  const findAccount = useFindAccount();
  const config = usePublicConfig();
  const [email, setEmail] = useState(initialEmail);
  useHeldReload(email !== initialEmail);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const invalid = isSubmitted ? firstMessage(loginEmailSchema, email) : null;

  const checkAccount = async () => {
    setIsSubmitted(true);
    setFailure(null);
    const emailAddress = email.trim();
    if (isPending || firstMessage(loginEmailSchema, email) !== null) return;
    setIsPending(true);
    try {
      const { isAllowed, isSetup } = await findAccount(emailAddress);
      if (!isAllowed) setFailure(EMAIL_NON_AUTORISE_MESSAGE);
      else if (isSetup) onAccountFound(emailAddress);
      else onAccountMissing(emailAddress);
    } catch (error) {
      setFailure(describeErrorAs(error, CHECK_FAILED));
    } finally {
      setIsPending(false);
    }
  };

  return (
    <Form
      aria-label="Connexion"
      onSubmit={() => void checkAccount()}
      errors={invalid === null ? [] : [{ name: 'emailAddress', message: invalid }]}
      hasOneField
      initialFocus={hasInitialFocus ? 'emailAddress' : undefined}
    >
      <Stack gap="large">
        <FormFailure message={failure} />
        <TextField
          name="emailAddress"
          label="Adresse email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          errorMessage={invalid ?? undefined}
        />
        <Button type="submit" isPending={isPending} pendingText="Vérification..." isFullWidth>
          Continuer
        </Button>
        <Text tone="soft">
          Pas encore de compte&#8239;? <Link href={links.createAccount()}>Créer un compte</Link>
        </Text>
        <Text tone="soft">
          {PRODUCT_NAME} vous aide à établir le document unique d'évaluation des risques professionnels
          (DUERP) de votre entreprise.{' '}
          {config !== null && (
            <>
              <Link href={config.marketingUrl}>Découvrir {PRODUCT_NAME}</Link> ou{' '}
            </>
          )}
          <Link href={links.exemple()}>voir un exemple</Link>
        </Text>
      </Stack>
    </Form>
  );
}
