import { formatPluriel, NBSP } from '@odu/domain';
import { Alert, Button } from '@odu/ui';
import { describeError } from '../../api/api-error.ts';
import { useDuerpAutosave } from '../use-edit-duerp.ts';
import { UnreadableEdits } from './UnreadableEdits.tsx';

const describeAbandon = (dependents: number): string => {
  if (dependents === 0) return 'Abandonner cette modification';
  return dependents === 1
    ? 'Abandonner cette modification et celle qui en dépend'
    : `Abandonner cette modification et les ${dependents} qui en dépendent`;
};

const describeDependents = (dependents: number): string =>
  dependents === 0
    ? ''
    : ` Sans elle, ${formatPluriel(dependents, 'autre modification', 'autres modifications')} n'${dependents > 1 ? 'ont' : 'a'} plus de sens${NBSP}: si vous l'abandonnez, ${dependents > 1 ? 'elles sont abandonnées' : 'elle est abandonnée'} aussi.`;

/** An edit that the server will not take, or that cannot be read: why, what is kept, and the ways out. */
export function RefusedWriteAlert({ duerpId }: { duerpId: string }) {
  const { autosave, state } = useDuerpAutosave(duerpId);
  if (state.kind === 'unreadable') return <UnreadableEdits what={state.what} onAbandon={autosave.abandon} />;
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
            {describeAbandon(state.dependents)}
          </Button>
        </>
      }
    >
      {describeError(state.error)} Elle est gardée sur cet appareil, ainsi que les suivantes.
      {describeDependents(state.dependents)}
    </Alert>
  );
}
