import { Heading, Page, Skeleton, SkeletonGroup, Stack, Text } from '@odu/ui';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { RetryButtons } from '../../loading/RetryButtons.tsx';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { LoginEmailStep } from './LoginEmailStep.tsx';

// The password field is heavier than the rest of the first page: it comes while the address is typed.
const LoginPasswordStep = lazyPart(() => import('./LoginPasswordStep.tsx'), {
  fallback: (
    <SkeletonGroup>
      <Skeleton variant="block" />
    </SkeletonGroup>
  ),
  failure: (_, retry) => (
    <Stack role="alert" align="start">
      <Text>La suite de la connexion n'a pas pu être chargée.</Text>
      <RetryButtons onRetry={retry} />
    </Stack>
  ),
});

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
  const [hasGoneBack, setHasGoneBack] = useState(false);
  const goBack = () => {
    setIsEmailChecked(false);
    setHasGoneBack(true);
  };
  useEffect(() => void LoginPasswordStep.preload(), []);
  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1}>Connexion</Heading>
        {isEmailChecked ? (
          <LoginPasswordStep email={email} onBack={goBack} onSignedIn={onSignedIn} />
        ) : (
          <LoginEmailStep
            initialEmail={email}
            // Gone back to, it is to be changed.
            hasInitialFocus={hasGoneBack}
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
