import { unwrap } from '@odu/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { notify } from '../../toast/notify.ts';
import { duerpKeys } from '../calls/keys.ts';
import { readListRevision } from '../calls/revision.ts';
import { readImport } from './read-import.ts';
import { useSendOnce } from '../calls/send-once.ts';
import { useButtonMutation } from '../calls/use-button-mutation.ts';
import { useWhileShown } from '../calls/use-while-shown.ts';

type ImportOptions = { onImported: (duerpId: string) => Promise<void> };

/** Makes a DUERP of the data that a version's PDF carries; the dialog shows the failure. */
export function useImportDuerp({ onImported }: ImportOptions) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const sendOnce = useSendOnce('import');
  const leave = useWhileShown(onImported);
  return useButtonMutation({
    meta: { silent: true },
    mutationFn: async (file: File, signal) => {
      const body = await readImport(file);
      // What a lost answer is known by again is kept on the device: the file's traits, not its data.
      const content = [file.name, file.size, file.lastModified];
      return sendOnce({ content, revision: readListRevision(queryClient) }, (header) =>
        unwrap(api.POST('/api/duerp/import', { params: { header }, body, signal })),
      );
    },
    onSuccess: async ({ id }) => {
      notify({ kind: 'success', message: 'Votre DUERP a été importé avec succès' });
      void queryClient.invalidateQueries({ queryKey: duerpKeys.list });
      await leave(id);
    },
  });
}
