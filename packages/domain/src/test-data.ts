/** The arbitraries of documents and edits, for the tests of whoever must agree with `edition`. */
export { documents } from './edition/test-data/documents.test-data.ts';
export { flatten, listChanged, toComparable } from './edition/test-data/flatten.test-data.ts';
export type { Values } from './edition/test-data/flatten.test-data.ts';
export { editionsOf, stamp, STAMP } from './edition/test-data/edition.test-data.ts';
