import type { ReactNode } from 'react';
import { HasMovedContext, MoveContext, PLACE_CONTEXTS, PLACE_PARTS, type PlaceInEditor } from './place.ts';

const never = (): boolean => false;

/** Tells the parts of a step where the user is. `move` and `hasMoved` keep their identity, or all that moves is drawn again. */
export function PlaceProvider({
  value: { place, move, hasMoved = never },
  children,
}: {
  value: PlaceInEditor;
  children: ReactNode;
}) {
  return (
    <MoveContext value={move}>
      <HasMovedContext value={hasMoved}>
        {PLACE_PARTS.reduceRight((inner, part) => {
          const Part = PLACE_CONTEXTS[part];
          return <Part value={place[part]}>{inner}</Part>;
        }, children)}
      </HasMovedContext>
    </MoveContext>
  );
}
