import { Heading, Page, Stack } from '@odu/ui';
import { useState } from 'react';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { LoginEmailStep } from './LoginEmailStep.tsx';
import { LoginPasswordStep } from './LoginPasswordStep.tsx';

type LoginScreenProps = {
  /** From the query: goes straight to the password. */
  initialEmail: string;
  onSignedIn: () => void;
  /** The address is allowed, and has no account yet. */
  onAccountMissing: (email: string) => void;
};

/** The sign-in in two steps: the address, then the password. */
export function LoginScreen({ initialEmail, onSignedIn, onAccountMissing }: LoginScreenProps) {
  usePageTitle('Connexion');
  const [email, setEmail] = useState(initialEmail);
  const [isEmailChecked, setIsEmailChecked] = useState(initialEmail !== '');
  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1}>Connexion</Heading>
        {isEmailChecked ? (
          <LoginPasswordStep email={email} onBack={() => setIsEmailChecked(false)} onSignedIn={onSignedIn} />
        ) : (
          <LoginEmailStep
            initialEmail={email}
            onAccountMissing={onAccountMissing}
            onAccountFound={(found) => {
              setEmail(found);
              setIsEmailChecked(true);
            }}
          />
        )}
      </Stack>
    </Page>
  );
}
