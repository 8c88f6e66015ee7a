import type { DuerpDocument } from '@odu/api-contract';

/** A document as a version is asked of it: what it says, and how many versions it has. */
type Revision = { readonly etag: string | null; readonly versions: number };

const isRevision = (value: unknown): value is Revision =>
  typeof value === 'object' && value !== null && 'etag' in value && 'versions' in value;

/**
 * The revision of which a version is asked. It is still the same while nobody edited the document: a generation whose
 * answer was lost left one version more, and nothing modified since.
 */
export function toRevision(etag: string | null, document: DuerpDocument | undefined) {
  const now: Revision = { etag, versions: document?.versions.length ?? 0 };
  return {
    now,
    isStill: (kept: unknown): boolean =>
      isRevision(kept) &&
      (kept.etag === etag ||
        (now.versions === kept.versions + 1 && document?.hasBeenModifiedSinceLastGeneration === false)),
  };
}
