import type { Invoice } from '@odu/api-contract';
import { nameFactureFile } from '@odu/domain';
import { useMutation } from '@tanstack/react-query';
import { tellErrorAs } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { notify } from '../../toast/notify.ts';
import { awaitFile } from '../calls/await-file.ts';
import { saveFile } from '../calls/save-file.ts';

/** Downloads an invoice's PDF as `facture_F2026-000001.pdf`, a credit note's as `avoir_A2026-000001.pdf`. */
export function useDownloadInvoice() {
  const { api } = useApp();
  return useMutation({
    meta: { silent: true },
    mutationFn: async (invoice: Invoice) => {
      const params = { path: { invoiceId: invoice.id } };
      const file = await awaitFile((signal) =>
        api.GET('/api/myaccount/invoices/{invoiceId}/download', { params, parseAs: 'blob', signal }),
      );
      saveFile(file, nameFactureFile(invoice));
    },
    onError: (error) =>
      notify({
        kind: 'error',
        message: tellErrorAs(error, 'Erreur lors du téléchargement de la facture'),
      }),
  });
}
