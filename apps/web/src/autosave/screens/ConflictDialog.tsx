import type { DuerpDocument } from '@odu/api-contract';
import { useState } from 'react';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { windowGone } from '../../loading/window-gone.tsx';
import { useDuerpAutosave } from '../use-edit-duerp.ts';

const ConflictQuestions = lazyPart(() => import('./ConflictQuestions.tsx'), {
  isFetchedAhead: true,
  failure: ({ state }) => state.kind === 'conflict' && windowGone(),
});

/** Asks what to keep where somebody else wrote something else meanwhile, one item at a time. */
export function ConflictDialog({ duerp }: { duerp: DuerpDocument }) {
  const { autosave, state } = useDuerpAutosave(duerp.id);
  // From the first question on: what asks gives the focus back after the last one.
  const [hasAsked, setHasAsked] = useState(false);
  if (state.kind === 'conflict' && !hasAsked) setHasAsked(true);
  return hasAsked && <ConflictQuestions autosave={autosave} duerp={duerp} state={state} />;
}
