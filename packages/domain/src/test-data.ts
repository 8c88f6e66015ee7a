/** The arbitraries of documents and edits, for the tests of whoever must agree with `edition`. */
export { documents } from './edition/documents.test-data.ts';
export { flatten, listChanged } from './edition/flatten.test-data.ts';
export type { Values } from './edition/flatten.test-data.ts';
export { editionsOf, stamp, STAMP } from './edition/edition.test-data.ts';
