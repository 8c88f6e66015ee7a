import { ApiError } from '@odu/api-contract';
import { Alert, Button, Stack, Text } from '@odu/ui';
import { useEffect, useRef } from 'react';
import { describeError } from '../api/api-error.ts';
import { focusShownHeading, hasNoFocus } from '../routing/focus-page-heading.ts';

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
  const pressedIn = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      if (pressedIn.current === null || !hasNoFocus()) return;
      // The button went with what it tried again: the focus stays in its dialog, else on its page.
      if (pressedIn.current.isConnected) pressedIn.current.focus();
      if (hasNoFocus()) focusShownHeading({ preventScroll: true });
    },
    [],
  );
  return (
    <Alert
      tone="danger"
      live="polite"
      actions={
        onRetry && (
          <Button
            variant="secondary"
            onPress={({ target }) => {
              pressedIn.current = target.closest<HTMLElement>('[role="dialog"]') ?? document.body;
              onRetry();
            }}
          >
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
