import { formatPluriel, NBSP } from '@odu/domain';
import { Alert, Button } from '@odu/ui';
import { describeError } from '../../api/api-error.ts';
import { focusShownHeading } from '../../routing/focus-page-heading.ts';
import type { SaveState } from '../queue/save-state.ts';
import { useDuerpAutosave } from '../use-edit-duerp.ts';
import { UnreadableEdits } from './UnreadableEdits.tsx';

type Refused = Extract<SaveState, { kind: 'refused' }>;

const describeAbandon = ({ dependents, isWholeDocument }: Refused): string => {
  if (dependents === 0) return 'Abandonner cette modification';
  if (isWholeDocument) return `Abandonner ces ${dependents + 1} modifications`;
  return dependents === 1
    ? 'Abandonner cette modification et celle qui en dépend'
    : `Abandonner cette modification et les ${dependents} qui en dépendent`;
};

const describeDependents = (dependents: number): string =>
  dependents === 0
    ? ''
    : ` Sans elle, ${formatPluriel(dependents, 'autre modification', 'autres modifications')} n'${dependents > 1 ? 'ont' : 'a'} plus de sens${NBSP}: si vous l'abandonnez, ${dependents > 1 ? 'elles sont abandonnées' : 'elle est abandonnée'} aussi.`;

const describeKept = (isMany: boolean, isKept: boolean): string => {
  if (!isKept)
    return `Cet appareil n'a plus de place pour ${isMany ? 'les' : 'la'} garder${NBSP}: laissez cette page ouverte.`;
  return isMany
    ? 'Elles sont gardées sur cet appareil.'
    : 'Elle est gardée sur cet appareil, ainsi que les suivantes.';
};

/** An edit that the server will not take, or that cannot be read: why, what is kept, and the ways out. */
export default function RefusedEdits({ duerpId }: { duerpId: string }) {
  const { autosave, state, isKept } = useDuerpAutosave(duerpId);
  // The buttons go with what they answer.
  const handlePress = (answer: () => void) => () => {
    answer();
    focusShownHeading();
  };
  if (state.kind === 'unreadable')
    return <UnreadableEdits what={state.what} onAbandon={handlePress(autosave.abandon)} />;
  if (state.kind !== 'refused') return null;
  const { error, dependents, isWholeDocument } = state;
  const isMany = isWholeDocument && dependents > 0;
  return (
    <Alert
      tone="danger"
      live="assertive"
      title={
        isMany
          ? `${dependents + 1} modifications d'un même DUERP n'ont pas pu être enregistrées`
          : "Votre dernière modification n'a pas pu être enregistrée"
      }
      actions={
        <>
          <Button variant="secondary" onPress={handlePress(autosave.retry)}>
            Réessayer
          </Button>
          <Button variant="quiet" onPress={handlePress(autosave.abandon)}>
            {describeAbandon(state)}
          </Button>
        </>
      }
    >
      {describeError(error)} {describeKept(isMany, isKept)}
      {!isWholeDocument && describeDependents(dependents)}
    </Alert>
  );
}
