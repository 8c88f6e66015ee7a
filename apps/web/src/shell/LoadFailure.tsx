import { Alert, Button } from '@odu/ui';
import type { ReactNode } from 'react';

type LoadFailureProps = {
  children: ReactNode;
  /** Absent when another try would change nothing. */
  onRetry?: (() => void) | undefined;
};

/** What stands in place of what could not be loaded. */
export function LoadFailure({ children, onRetry }: LoadFailureProps) {
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
      {children}
    </Alert>
  );
}
