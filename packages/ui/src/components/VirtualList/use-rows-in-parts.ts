import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { ListProps } from './list-props.ts';

/** New rows that are drawn in one go: what a telephone shows, and less than a long task. */
const ROWS_OF_PART = 4;

/** Whether such a list was ever there whole in this page. */
let wasWhole = false;

/**
 * The places of the rows of these keys that are drawn: those that stand already, four new ones, and four more each time that the
 * ones before stand; all of them at once, of another unit or another search, were one long task. `once`: a list that comes after a
 * first one was whole is there at once, so that whoever comes back finds the place where they were. Undefined draws them all.
 */
export function useRowsInParts(keys: readonly string[], inParts: ListProps<unknown>['inParts']): number[] {
  // Those of the last commit: read while the next one is drawn, written once it stands.
  const [standing] = useState(() => new Set<string>());
  const [isComingBack] = useState(inParts === 'once' && wasWhole);
  const [, setPart] = useState(0);

  const isWhole = inParts === undefined || (isComingBack && standing.size === 0);
  const places = keys.map((key, index) => ({ key, index, isNew: !isWhole && !standing.has(key) }));
  const later = new Set(places.filter(({ isNew }) => isNew).slice(ROWS_OF_PART));
  const drawn = places.filter((one) => !later.has(one));

  useLayoutEffect(() => {
    standing.clear();
    for (const { key } of drawn) standing.add(key);
  });
  useEffect(() => {
    if (drawn.length < keys.length) startTransition(() => setPart((part) => part + 1));
    else if (inParts !== undefined) wasWhole = true;
  });
  return drawn.map(({ index }) => index);
}
