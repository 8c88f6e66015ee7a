import { unwrap } from '@odu/api-contract';
import type { ApiClient, ReponseDeRevue, RevueDeRisque } from '@odu/api-contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { awaitAnswer } from '../calls/await-answer.ts';
import { duerpKeys } from '../calls/keys.ts';

type VersionPath = { duerpDocumentId: string; versionId: string };

/** The risks of a DUERP that were reviewed since a version. */
export const revueQuery = (api: ApiClient, path: VersionPath) =>
  queryOptions({
    queryKey: duerpKeys.revue(path.duerpDocumentId, path.versionId),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/duerp/{duerpDocumentId}/versions/{versionId}/revue', { params: { path }, signal }),
      ),
    // The failure is told in the page itself.
    meta: { silent: true },
  });

type Answer = { idRisque: string; reponse: ReponseDeRevue | null };

const withAnswer = (revue: readonly RevueDeRisque[], { idRisque, reponse }: Answer): RevueDeRisque[] => [
  ...revue.filter((one) => one.idRisque !== idRisque),
  ...(reponse === null ? [] : [{ idRisque, reponse }]),
];

/** Answers for a risk: at once on the page; what could not be kept is told, and the page shows what is. */
export function useMarkRevue(path: VersionPath) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { queryKey } = revueQuery(api, path);
  const show = (answer: Answer) =>
    queryClient.setQueryData(queryKey, (revue) => revue && withAnswer(revue, answer));
  return useMutation({
    mutationKey: queryKey,
    mutationFn: (body: Answer) =>
      awaitAnswer((signal) =>
        unwrap(
          api.POST('/api/duerp/{duerpDocumentId}/versions/{versionId}/revue', {
            params: { path },
            body,
            signal,
          }),
        ),
      ),
    onMutate: async (answer) => {
      await queryClient.cancelQueries({ queryKey });
      show(answer);
    },
    onError: (_, { idRisque, reponse }) => {
      show({ idRisque, reponse: null });
      // An earlier « inchangé » would hide that it has changed: it is asked again. A reading under another answer lacks that one.
      if (reponse !== 'CHANGE' && queryClient.isMutating({ mutationKey: queryKey }) === 1)
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
