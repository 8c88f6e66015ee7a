import { startTransition, useEffect, useLayoutEffect, useState } from 'react';

/** New rows that are drawn in one go: what a telephone shows, and less than a long task. */
const ROWS_OF_PART = 4;

/** Whether such a list was ever there whole in this page. */
let wasWhole = false;

/** `always`, or `once`: a list that comes after a first one was whole is there at once, so that whoever comes back finds the place where they were. */
export type InParts = 'once' | 'always';

/**
 * How many rows of these keys are drawn: those that stand already, four new ones, and four more each time that the ones before
 * stand. All of them at once, of another unit or another search, were one long task. Null draws them all.
 */
export function useRowsInParts(keys: readonly string[], inParts: InParts | null): number {
  // Those of the last commit: read while the next one is drawn, written once it stands.
  const [standing] = useState(() => new Set<string>());
  const [isComingBack] = useState(inParts === 'once' && wasWhole);
  const [, setPart] = useState(0);

  const countDrawn = (): number => {
    if (inParts === null || (isComingBack && standing.size === 0)) return keys.length;
    let room = ROWS_OF_PART;
    const first = keys.findIndex((key) => {
      if (standing.has(key)) return false;
      room -= 1;
      return room < 0;
    });
    return first === -1 ? keys.length : first;
  };
  const drawn = countDrawn();

  useLayoutEffect(() => {
    standing.clear();
    for (const key of keys.slice(0, drawn)) standing.add(key);
  });
  useEffect(() => {
    if (drawn < keys.length) startTransition(() => setPart((part) => part + 1));
    else if (inParts !== null) wasWhole = true;
  });
  return drawn;
}
