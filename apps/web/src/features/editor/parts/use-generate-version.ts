import { unwrap } from '@odu/api-contract';
import type { GenerateVersionRequest } from '@odu/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app-context.tsx';
import { duerpKeys } from '../../../queries/keys.ts';
import { useWorkspace } from '../../../workspace/workspace-context.tsx';

/** Makes a version of the document as it is on the screen: what is on its way is saved first. */
export function useGenerateVersion(duerpId: string) {
  const { api } = useApp();
  const { autosaves } = useWorkspace();
  const queryClient = useQueryClient();
  return useMutation({
    // The dialog shows the failure.
    meta: { silent: true },
    mutationFn: async (body: GenerateVersionRequest) => {
      const autosave = autosaves.get(duerpId);
      if (!(await autosave.flush())) throw new Error('Edits are not saved yet.');
      const etag = autosave.getEtag();
      const params = { path: { id: duerpId }, ...(etag !== null && { header: { 'If-Match': etag } }) };
      return unwrap(api.POST('/api/duerp/{id}/generate', { params, body }));
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: duerpKeys.detail(duerpId) }),
        queryClient.invalidateQueries({ queryKey: duerpKeys.versions(duerpId) }),
        queryClient.invalidateQueries({ queryKey: duerpKeys.list }),
      ]),
  });
}
