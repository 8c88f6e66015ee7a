import type { ReactNode } from 'react';
import { MoveContext, PLACE_CONTEXTS, PLACE_PARTS, type PlaceInEditor } from './place.ts';

/** Tells the parts of a step where the user is. `move` keeps its identity, or all that moves is drawn again. */
export function PlaceProvider({
  value: { place, move },
  children,
}: {
  value: PlaceInEditor;
  children: ReactNode;
}) {
  return (
    <MoveContext value={move}>
      {PLACE_PARTS.reduceRight((inner, part) => {
        const Part = PLACE_CONTEXTS[part];
        return <Part value={place[part]}>{inner}</Part>;
      }, children)}
    </MoveContext>
  );
}
