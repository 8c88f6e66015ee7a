import { Alert, Button } from '@odu/ui';
import { describeError } from '../../api/api-error.ts';
import { useDuerpAutosave } from '../use-edit-duerp.ts';

/** An edit that the server will not take: why, what is kept, and the two ways out. */
export function RefusedWriteAlert({ duerpId }: { duerpId: string }) {
  const { autosave, state } = useDuerpAutosave(duerpId);
  if (state.kind !== 'refused') return null;
  return (
    <Alert
      tone="danger"
      live="assertive"
      title="Votre dernière modification n'a pas pu être enregistrée"
      actions={
        <>
          <Button variant="secondary" onPress={autosave.retry}>
            Réessayer
          </Button>
          <Button variant="quiet" onPress={autosave.abandon}>
            Abandonner cette modification
          </Button>
        </>
      }
    >
      {describeError(state.error)} Elle est gardée sur cet appareil, ainsi que les suivantes.
    </Alert>
  );
}
