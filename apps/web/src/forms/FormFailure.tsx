import { Stack, Text } from '@odu/ui';
import { lazyPart } from '../loading/lazy-part.tsx';

// An alert is seldom needed, and weighs as much as the form on the first page.
const FailureAlert = lazyPart(() => import('./FailureAlert.tsx'), {
  isFetchedAhead: true,
  failure: ({ message }) => (
    <Stack role="alert">
      <Text>{message}</Text>
    </Stack>
  ),
});

/** Says why a submitted form failed; nothing while `message` is null. What was typed stays in the form. */
export function FormFailure({ message }: { message: string | null }) {
  return message !== null && <FailureAlert message={message} />;
}
