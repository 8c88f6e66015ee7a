import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import { useEffect, useRef, useState } from 'react';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { toRisqueItem } from '../../../drafts/draft-items.ts';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import { useWorkspace } from '../../../workspace/workspace-context.tsx';
import { createCotations } from './cotations.ts';
import type { Cotations } from './cotations.ts';

/**
 * The notes that are chosen in place in `listed`, the document as the list shows it, and not saved yet; what is complete, and
 * was chosen on this visit, is saved when the page is left or hidden. What shows them subscribes to them: a note that is chosen
 * draws its line, not the step.
 */
export function useCotations(listed: DuerpDocument): Cotations {
  const { id, data } = listed;
  const { drafts, queryClient } = useWorkspace();
  const edit = useEditDuerp(id);
  const [cotations] = useState(() => {
    const made = createCotations({ slotOf: (idRisque) => drafts.at(id, toRisqueItem(idRisque)), edit });
    made.takeUp(data.unitesDeTravail);
    return made;
  });
  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') cotations.leaveAll();
    };
    // A page that is closed while a line is complete: its edit is in the queue, and goes with the next visit.
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      cotations.leaveAll();
      cotations.end();
    };
  }, [cotations]);
  useEffect(() => {
    // The list follows in slices: of the lines left meanwhile, what it shows by now may lack the last ones.
    if (queryClient.getQueryData(duerpKeys.detail(listed.id)) === listed) cotations.settle();
  }, [cotations, queryClient, listed]);
  return cotations;
}

/** While the dialog of a risk is open (`openedId`), its notes are in the dialog's hands. */
export function useHandedOver(
  cotations: Cotations,
  unites: readonly UniteDeTravail[],
  openedId: string | null,
): void {
  const latest = useRef(unites);
  useEffect(() => {
    latest.current = unites;
  });
  useEffect(() => {
    if (openedId === null) return;
    cotations.handOver(openedId);
    return () => cotations.takeUp(latest.current, openedId);
  }, [cotations, openedId]);
}
