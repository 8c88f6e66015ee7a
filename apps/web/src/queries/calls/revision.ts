import type { DuerpDocument, DuerpListItem } from '@odu/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import { duerpKeys } from './keys.ts';

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

/** Whether a document had a version in that revision, as JSON gave it back. */
export const hadVersion = (revision: unknown): boolean => isRevision(revision) && revision.versions > 0;

/**
 * The list of which a document more is asked, as the page knows it. It is still the same while it holds no document that it
 * did not hold: one that it does may be what a request without an answer made, and whoever asks then asks for another.
 */
export function toListRevision(list: readonly Pick<DuerpListItem, 'id'>[] | undefined) {
  const now = (list ?? []).map(({ id }) => id);
  return {
    now,
    isStill: (kept: unknown): boolean => {
      const before = new Set<unknown>(Array.isArray(kept) ? kept : []);
      return now.every((id) => before.has(id));
    },
  };
}

/** That list, of this page. */
export const readListRevision = (queryClient: QueryClient) =>
  toListRevision(queryClient.getQueryData<DuerpListItem[]>(duerpKeys.list));
