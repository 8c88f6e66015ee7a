import { SaveStatus } from '@odu/ui';
import { useDuerpAutosave } from '../use-edit-duerp.ts';

/** Says what became of the last edits of a DUERP. */
export function DuerpSaveStatus({ duerpId }: { duerpId: string }) {
  const { autosave, state, isKept } = useDuerpAutosave(duerpId);
  switch (state.kind) {
    case 'saved':
      return state.at === null ? (
        <SaveStatus state="idle" />
      ) : (
        <SaveStatus state="saved" savedAt={state.at} />
      );
    case 'saving':
      return <SaveStatus state="saving" />;
    case 'conflict':
    case 'unreadable':
      return <SaveStatus state="failed" isKept={isKept} />;
    case 'retrying':
    case 'refused':
      return <SaveStatus state="failed" isKept={isKept} onRetry={autosave.retry} />;
  }
}
