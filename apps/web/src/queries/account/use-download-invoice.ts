import type { Invoice } from '@odu/api-contract';
import { nameFactureFile } from '@odu/domain';
import { tellErrorAs } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { useDownload } from '../calls/use-download.ts';

/** Downloads an invoice's PDF as `facture_F2026-000001.pdf`, a credit note's as `avoir_A2026-000001.pdf`. */
export function useDownloadInvoice() {
  const { api } = useApp();
  return useDownload({
    fetchFile: ({ id: invoiceId }: Pick<Invoice, 'id' | 'numero' | 'type'>, signal) =>
      api.GET('/api/myaccount/invoices/{invoiceId}/download', {
        params: { path: { invoiceId } },
        parseAs: 'blob',
        signal,
      }),
    nameFile: nameFactureFile,
    describeFailure: (error) => tellErrorAs(error, 'Erreur lors du téléchargement de la facture'),
  });
}
