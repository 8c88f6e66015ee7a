import { ApiError } from '@odu/api-contract';
import { Alert, Button, Stack, Text } from '@odu/ui';
import { describeError } from '../api/api-error.ts';

type LoadFailureProps = {
  /** What could not be loaded. */
  children: string;
  /** Why; a failed call is told in the words that all of them share. */
  error?: unknown;
  /** Absent when another try would change nothing. */
  onRetry?: (() => void) | undefined;
};

/** What stands in place of what could not be loaded. */
export function LoadFailure({ children, error, onRetry }: LoadFailureProps) {
  return (
    <Alert
      tone="danger"
      live="polite"
      actions={
        onRetry && (
          <Button variant="secondary" onPress={onRetry}>
            Réessayer
          </Button>
        )
      }
    >
      {error instanceof ApiError ? (
        <Stack gap="xxsmall">
          <Text>{children}</Text>
          <Text>{describeError(error)}</Text>
        </Stack>
      ) : (
        children
      )}
    </Alert>
  );
}
