import type { DuerpDocument } from '@odu/api-contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { toRisqueItem } from '../../../drafts/draft-items.ts';
import { useWorkspace } from '../../../workspace/workspace-context.tsx';
import { createCotations } from './cotations.ts';

/**
 * The notes that are chosen in place in a document and not saved yet; what is complete is saved when the page is left or
 * hidden. While the dialog of a risk is open (`openedId`), they are in its hands.
 */
export function useCotations({ id, data }: DuerpDocument, openedId: string | null) {
  const { drafts } = useWorkspace();
  const edit = useEditDuerp(id);
  const [cotations] = useState(() => {
    const made = createCotations({ slotOf: (idRisque) => drafts.at(id, toRisqueItem(idRisque)), edit });
    made.takeUp(data.unitesDeTravail);
    return made;
  });
  const begun = useSyncExternalStore(cotations.subscribe, cotations.getShown);
  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') cotations.leaveAll();
    };
    // A page that is closed while a line is complete: its edit is in the queue, and goes with the next visit.
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      cotations.leaveAll();
    };
  }, [cotations]);
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
    cotations.settle();
  }, [cotations, data]);
  useEffect(() => {
    if (openedId === null) return;
    cotations.handOver(openedId);
    return () => cotations.takeUp(latest.current.unitesDeTravail, openedId);
  }, [cotations, openedId]);
  return { cotations, begun };
}
