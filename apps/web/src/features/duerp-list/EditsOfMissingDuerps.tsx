import { useSyncExternalStore } from 'react';
import { RefusedWriteAlert } from '../../autosave/screens/RefusedWriteAlert.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

/** Edits of documents that have no card in the list, deleted elsewhere for one: they would stay on the device without a word. */
export function EditsOfMissingDuerps({ listed }: { listed: readonly { readonly id: string }[] }) {
  const { autosaves } = useWorkspace();
  const unsaved = useSyncExternalStore(autosaves.subscribe, () => autosaves.listUnsaved().join(' '));
  return unsaved
    .split(' ')
    .filter((duerpId) => duerpId !== '' && !listed.some(({ id }) => id === duerpId))
    .map((duerpId) => <RefusedWriteAlert key={duerpId} duerpId={duerpId} />);
}
