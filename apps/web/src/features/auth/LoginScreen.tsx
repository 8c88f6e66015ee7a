import { Heading, Page, Skeleton, SkeletonGroup, Stack } from '@odu/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { LoginEmailStep } from './LoginEmailStep.tsx';

// The password field is heavier than the rest of the first page: it comes while the address is typed.
const loadPasswordStep = () => import('./LoginPasswordStep.tsx');
const LoginPasswordStep = lazy(() =>
  loadPasswordStep().then((step) => ({ default: step.LoginPasswordStep })),
);

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
  useEffect(() => void loadPasswordStep(), []);
  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1}>Connexion</Heading>
        {isEmailChecked ? (
          <Suspense fallback={<PasswordStepSkeleton />}>
            <LoginPasswordStep
              email={email}
              onBack={() => setIsEmailChecked(false)}
              onSignedIn={onSignedIn}
            />
          </Suspense>
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

function PasswordStepSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton variant="block" />
    </SkeletonGroup>
  );
}
