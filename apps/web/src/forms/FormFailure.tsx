import { Stack, Text } from '@odu/ui';
import { useEffect } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { whenIdle } from '../loading/when-idle.ts';

// An alert is seldom needed, and weighs as much as the form on the first page.
const FailureAlert = lazyPart(() => import('./FailureAlert.tsx'), {
  failure: ({ message }) => (
    <Stack role="alert">
      <Text>{message}</Text>
    </Stack>
  ),
});

/** Says why a submitted form failed; nothing while `message` is null. What was typed stays in the form. */
export function FormFailure({ message }: { message: string | null }) {
  // By the time that it is needed the network may be what failed.
  useEffect(() => whenIdle(() => void FailureAlert.preload()), []);
  return message !== null && <FailureAlert message={message} />;
}
