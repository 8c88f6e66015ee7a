import { unwrap } from '@odu/api-contract';
import type { ApiClient } from '@odu/api-contract';
import { queryOptions } from '@tanstack/react-query';
import type { AutosaveRegistry } from '../../autosave/autosave-registry.ts';
import { duerpKeys } from '../calls/keys.ts';

export const duerpListQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: duerpKeys.list,
    queryFn: ({ signal }) => unwrap(api.GET('/api/duerp/list', { signal })),
  });

/**
 * The document with the edits that are still on their way: a read that an edit or its answer overtook is made again. Its versions
 * come with it, and need no call of their own.
 */
export const duerpQuery = (api: ApiClient, autosaves: AutosaveRegistry, duerpId: string) =>
  queryOptions({
    queryKey: duerpKeys.detail(duerpId),
    queryFn: async ({ signal, client }) => {
      const autosave = autosaves.get(duerpId);
      for (;;) {
        const sequence = autosave.getSequence();
        // oxlint-disable-next-line no-await-in-loop -- a second turn needs the first one's answer
        const answer = await autosaves.read(api, duerpId, signal);
        if (sequence !== autosave.getSequence()) continue;
        const document = autosave.adoptRead(answer);
        client.setQueryData(versionsQuery(api, duerpId).queryKey, document.versions);
        return document;
      }
    },
  });

export const versionsQuery = (api: ApiClient, duerpId: string) =>
  queryOptions({
    queryKey: duerpKeys.versions(duerpId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/duerp/{id}/versions/list', { params: { path: { id: duerpId } }, signal })),
    // Specification 2, section 8: version load errors are not shown.
    meta: { silent: true },
  });

/** A version with its data: it never changes. */
export const versionQuery = (api: ApiClient, duerpId: string, versionId: string) =>
  queryOptions({
    queryKey: duerpKeys.version(duerpId, versionId),
    queryFn: ({ signal }) => {
      const path = { duerpDocumentId: duerpId, versionId };
      return unwrap(
        api.GET('/api/duerp/{duerpDocumentId}/versions/{versionId}', { params: { path }, signal }),
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The failure is told in the page itself.
    meta: { silent: true },
  });

/** Of the referential only its sectors, and which of them the company was recognised in: 2 kB where the whole is 30. */
export const secteursQuery = (api: ApiClient, duerpId: string) =>
  queryOptions({
    queryKey: duerpKeys.secteurs(duerpId),
    queryFn: ({ signal }) => {
      const query = { duerpDocId: duerpId, partie: 'secteurs' } as const;
      return unwrap(api.GET('/api/duerpmasterdata/risques', { params: { query }, signal }));
    },
    staleTime: 300_000,
    meta: { silent: true },
  });

/** What was done with the versions of a DUERP, corrected entries too. */
export const suiviQuery = (api: ApiClient, duerpId: string) =>
  queryOptions({
    queryKey: duerpKeys.suivi(duerpId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/duerp/{id}/suivi', { params: { path: { id: duerpId } }, signal })),
    // The page stands without it: its own place says so.
    meta: { silent: true },
  });
