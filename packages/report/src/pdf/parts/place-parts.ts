import { FREE_PAGE } from './free-page.ts';
import type { ReadFile } from './read-file.ts';
import type { Renumbering } from './renumber.ts';
import type { Structure } from './structure.ts';

/** A file typeset apart, with its place in the whole. */
export type Part = ReadFile &
  Renumbering & {
    /** The numbers of its pages in the whole. */
    numbers: number[];
  };

/** Gives each part its free pages, in their order, and its objects their numbers. */
export function placeParts(frame: ReadFile, files: readonly ReadFile[], firstFree: number): Part[] {
  const free = frame.places.flatMap(([name, page]) => (name === FREE_PAGE ? [page] : []));
  let first = firstFree;
  let keys = frame.structure.nextKey;
  const parts = files.map((file, index): Part => {
    const numbers = free.splice(0, file.pages.length);
    const own = new Map([[file.structure.document, frame.structure.document]]);
    for (const [at, { id }] of file.pages.entries()) {
      const place = frame.pages[(numbers[at] ?? 0) - 1];
      if (place === undefined) throw new Error('A part has more pages than were kept free for it');
      own.set(id, place.id);
    }
    const offset = first;
    const before = keys;
    first += file.layout.size;
    keys += file.structure.nextKey;
    return {
      ...file,
      numbers,
      idOf: (id) => own.get(id) ?? offset + id,
      keys: before,
      // Three figures, so that the order of the parts is that of their texts.
      prefix: `P${String(index).padStart(3, '0')}`,
    };
  });
  if (free.length > 0) throw new Error('A page was kept free for no part');
  return parts;
}

/** What the root of a part's tags says, by the numbers of the whole. */
export const moveStructure = ({ structure, idOf, keys, prefix }: Part): Structure => ({
  ...structure,
  kids: structure.kids.map(idOf),
  parents: structure.parents.map(([key, id]) => [key + keys, idOf(id)]),
  nextKey: structure.nextKey + keys,
  names: structure.names.map(([name, id]) => [`${prefix}${name}`, idOf(id)]),
});
