import { useEffect } from 'react';

/** A millisecond or two of a telephone: between two slices it answers a key. */
const SLICE = 50;

/** Works out what a search compares of each item (`prepare` keeps its identity), some at a time, before somebody searches: two thousand at once hold the first key. */
export function usePreparedSearch<Item>(items: readonly Item[], prepare: (item: Item) => unknown): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prepareSlice = (from: number) => {
      for (const item of items.slice(from, from + SLICE)) prepare(item);
      if (from + SLICE < items.length) timer = setTimeout(prepareSlice, 0, from + SLICE);
    };
    timer = setTimeout(prepareSlice, 0, 0);
    return () => clearTimeout(timer);
  }, [items, prepare]);
}
