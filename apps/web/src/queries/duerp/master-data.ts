import { unwrap } from '@odu/api-contract';
import type { ApiClient, MasterData } from '@odu/api-contract';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { duerpKeys } from '../calls/keys.ts';
import { preload } from '../calls/preload.ts';
import { joinParties } from './join-parties.ts';

const readPartie = (api: ApiClient, duerpId: string, partie: 'noms' | 'textes', signal: AbortSignal) => {
  const query = { duerpDocId: duerpId, partie };
  return unwrap(api.GET('/api/duerpmasterdata/risques', { params: { query }, signal }));
};

/** Of the référentiel what its examples are shown and added by: 14 kB where the whole is 36. */
export const nomsQuery = (api: ApiClient, duerpId: string) =>
  queryOptions({
    queryKey: [...duerpKeys.masterData(duerpId), 'noms'] as const,
    queryFn: ({ signal }) => readPartie(api, duerpId, 'noms', signal),
    staleTime: 300_000,
    meta: { silent: true },
  });

const isOfSameSecteurs = (one: MasterData, other: MasterData) =>
  one.secteursReconnus.join() === other.secteursReconnus.join();

/** The référentiel with its thresholds, model measures and search words; the names that this page has are not asked for again. */
export const masterDataQuery = (api: ApiClient, duerpId: string) =>
  queryOptions({
    queryKey: duerpKeys.masterData(duerpId),
    queryFn: async ({ signal, client }): Promise<MasterData> => {
      const names = { ...nomsQuery(api, duerpId), retry: false };
      const [noms, textes] = await Promise.all([
        client.fetchQuery(names),
        readPartie(api, duerpId, 'textes', signal),
      ]);
      if (isOfSameSecteurs(noms, textes)) return joinParties(noms, textes);
      // A colleague wrote another sector since the names came.
      return joinParties(await client.fetchQuery({ ...names, staleTime: 0 }), textes);
    },
    staleTime: 300_000,
    meta: { silent: true },
  });

/** Reads it ahead, or its names alone. */
export function preloadMasterData(
  queryClient: QueryClient,
  { api, duerpId, partie }: { api: ApiClient; duerpId: string; partie: 'noms' | 'tout' },
): void {
  if (partie === 'noms') preload(queryClient, nomsQuery(api, duerpId));
  else preload(queryClient, masterDataQuery(api, duerpId));
}
