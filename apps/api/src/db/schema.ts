import type { CompteTables } from './schema-compte.ts';

/** Every table of the database; each subject declares its own in a `schema-<subject>.ts`. */
export type Schema = CompteTables;
