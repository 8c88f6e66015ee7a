import { Button } from '@odu/ui';
import { use } from 'react';
import type { ComponentProps } from 'react';
import { OutdatedContext } from './outdated.ts';

/** Tries again what could not be loaded, and where that alone can help, loads the page again: the browser asks first while a text would be lost. */
export function RetryButtons({
  onRetry,
}: {
  onRetry: NonNullable<ComponentProps<typeof Button>['onPress']>;
}) {
  return (
    <>
      <Button variant="secondary" onPress={onRetry}>
        Réessayer
      </Button>
      {use(OutdatedContext) && (
        <Button variant="secondary" onPress={() => location.reload()}>
          Recharger la page
        </Button>
      )}
    </>
  );
}
