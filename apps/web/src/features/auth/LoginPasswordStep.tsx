import { firstMessage, IDENTIFIANTS_INVALIDES_MESSAGE, loginPasswordSchema } from '@odu/domain';
import { Button, Form, Icon, IconArrowLeft, Link, PasswordField, Stack, TextField } from '@odu/ui';
import { useState } from 'react';
import { describeError, readErrorStatus } from '../../api/api-error.ts';
import { useHeldReload } from '../../drafts/use-held-reload.ts';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { useSignIn } from '../../queries/account/visitor.ts';
import * as links from '../../routing/links.ts';

type LoginPasswordStepProps = { email: string; onBack: () => void; onSignedIn: () => void };

/** Step 2: the password of the address chosen in step 1. */
export default function LoginPasswordStep({ email, onBack, onSignedIn }: LoginPasswordStepProps) {
  const sendPassword = useSignIn();
  const [password, setPassword] = useState('');
  useHeldReload(password !== '');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const invalid = isSubmitted ? firstMessage(loginPasswordSchema, password) : null;

  const signIn = async () => {
    setIsSubmitted(true);
    setFailure(null);
    if (isPending || firstMessage(loginPasswordSchema, password) !== null) return;
    setIsPending(true);
    try {
      await sendPassword({ emailAddress: email, password });
      onSignedIn();
    } catch (error) {
      setFailure(readErrorStatus(error) === 401 ? IDENTIFIANTS_INVALIDES_MESSAGE : describeError(error));
      setIsPending(false);
    }
  };

  return (
    <Form
      aria-label="Connexion"
      onSubmit={() => void signIn()}
      errors={invalid === null ? [] : [{ name: 'password', message: invalid }]}
      hasOneField
    >
      <Stack gap="large">
        <div>
          <Button variant="quiet" isFlush onPress={onBack}>
            <Icon shape={IconArrowLeft} /> Changer d'adresse email
          </Button>
        </div>
        <FormFailure message={failure} />
        <TextField label="Adresse email" type="email" autoComplete="username" value={email} isReadOnly />
        <Stack gap="xsmall">
          <PasswordField
            name="password"
            label="Mot de passe"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            errorMessage={invalid ?? undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step was just chosen: the next thing to do is this field
            autoFocus
          />
          <div>
            <Link variant="standalone" href={links.forgotPassword(email)}>
              Mot de passe oublié&#8239;?
            </Link>
          </div>
        </Stack>
        <Button type="submit" isPending={isPending} pendingText="Connexion en cours…" isFullWidth>
          Se connecter
        </Button>
      </Stack>
    </Form>
  );
}
