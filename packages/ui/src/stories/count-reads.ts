/**
 * A copy of each item that counts the reads of one of its fields: what only a drawn row reads says how many were drawn.
 * @param field  a field that nothing but the row reads
 */
export function countReads<Item extends object>(field: keyof Item) {
  const counter = { reads: 0 };
  const watch = (item: Item): Item =>
    Object.defineProperty({ ...item }, field, {
      // React's profiling walks through the enumerable fields of changed props.
      enumerable: false,
      get: () => {
        counter.reads += 1;
        return item[field];
      },
    });
  return { counter, watch };
}
