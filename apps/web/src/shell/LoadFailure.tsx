import { ApiError } from '@odu/api-contract';
import { NBSP } from '@odu/domain';
import { Alert, Stack, Text } from '@odu/ui';
import { use, useEffect, useRef } from 'react';
import { describeError } from '../api/api-error.ts';
import { isReloadHeld } from '../drafts/hold-reload.ts';
import { OutdatedContext } from '../loading/outdated.ts';
import { RetryButtons } from '../loading/RetryButtons.tsx';
import { focusShownHeading, hasNoFocus } from '../routing/focus-page-heading.ts';

type LoadFailureProps = {
  /** What could not be loaded. */
  children: string;
  /** Why; a failed call is told in the words that all of them share. */
  error?: unknown;
  /** Absent when another try would change nothing. */
  onRetry?: (() => void) | undefined;
};

/** What stays is said where all of it does: else the browser asks before it loads the page. */
const explainReload = () =>
  `Le site vient peut-être d'être mis à jour${NBSP}: rechargez la page.${isReloadHeld() ? '' : ' Ce que vous avez saisi dans vos DUERP est conservé sur cet appareil.'}`;

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
  const isOutdated = use(OutdatedContext);
  const why = isOutdated ? explainReload() : error instanceof ApiError ? describeError(error) : null;
  return (
    <Alert
      tone="danger"
      live="polite"
      actions={
        onRetry && (
          <RetryButtons
            onRetry={({ target }) => {
              pressedIn.current = target.closest<HTMLElement>('[role="dialog"]') ?? document.body;
              onRetry();
            }}
          />
        )
      }
    >
      {why !== null ? (
        <Stack gap="xxsmall">
          <Text>{children}</Text>
          <Text>{why}</Text>
        </Stack>
      ) : (
        children
      )}
    </Alert>
  );
}
