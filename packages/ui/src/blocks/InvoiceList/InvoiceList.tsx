import type { Invoice } from '@odu/api-contract';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { InvoiceItem } from './InvoiceItem.tsx';

export interface InvoiceListProps {
  /** In the order in which they are shown: newest first. */
  invoices: readonly Invoice[];
  onDownload: (invoice: Invoice) => void;
  downloadingInvoiceId?: string | undefined;
}

/** The invoices and credit notes of an account, each with its PDF. */
export function InvoiceList({ invoices, onDownload, downloadingInvoiceId }: InvoiceListProps) {
  if (invoices.length === 0) return <Text tone="soft">Vous n'avez aucune facture pour le moment.</Text>;
  return (
    <Stack as="ul" gap="small">
      {invoices.map((invoice) => (
        <InvoiceItem
          key={invoice.id}
          invoice={invoice}
          isDownloading={invoice.id === downloadingInvoiceId}
          onDownload={() => onDownload(invoice)}
        />
      ))}
    </Stack>
  );
}
