import { Alert, Button } from '@odu/ui';
import { describeError, readErrorStatus } from '../api/api-error.ts';

type LoadFailureProps = {
  /** What could not be loaded. */
  children: string;
  /** Why; told when it is the connection. */
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
      {readErrorStatus(error) === 0 ? `${children} ${describeError(error)}` : children}
    </Alert>
  );
}
