import { lazy, Suspense } from 'react';

// An alert is seldom needed, and weighs as much as the form on the first page.
const FailureAlert = lazy(() => import('./FailureAlert.tsx'));

/** Says why a submitted form failed; nothing while `message` is null. What was typed stays in the form. */
export function FormFailure({ message }: { message: string | null }) {
  return <Suspense>{message !== null && <FailureAlert message={message} />}</Suspense>;
}
