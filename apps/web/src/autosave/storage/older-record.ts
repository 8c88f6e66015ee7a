import type { Ecriture } from '@odu/domain';

/**
 * What pages wrote before edits were intents (format 1): whole calls, and the version of the document that they were
 * made on. What the user saw of each field is not in it.
 */
export type OlderRecord = {
  readonly etag: string | null;
  readonly queue: readonly { readonly id: string; readonly write: Ecriture }[];
};

export const isOlderRecord = (value: unknown): value is OlderRecord =>
  typeof value === 'object' &&
  value !== null &&
  'etag' in value &&
  'queue' in value &&
  Array.isArray(value.queue) &&
  value.queue.every(
    (entry: unknown) => typeof entry === 'object' && entry !== null && 'write' in entry && 'id' in entry,
  );
