import { Heading, InvoiceList, Stack } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { invoicesQuery } from '../../queries/account/account.ts';
import { useDownloadInvoice } from '../../queries/account/use-download-invoice.ts';
import { SectionState } from './SectionState.tsx';

/** The account's invoices and credit notes, newest first, each with its PDF. */
export function InvoicesSection() {
  const { api } = useApp();
  const { data: invoices, error, refetch } = useQuery({ ...invoicesQuery(api), meta: { silent: true } });
  const download = useDownloadInvoice();
  return (
    <Stack gap="small">
      <Heading level={3} size="s18">
        Mes factures
      </Heading>
      {invoices === undefined ? (
        <SectionState
          error={error}
          failureText="Impossible de charger vos factures."
          onRetry={() => void refetch()}
        />
      ) : (
        <InvoiceList
          invoices={invoices}
          onDownload={(invoice) => download.mutate(invoice)}
          downloadingInvoiceId={download.isPending ? download.variables.id : undefined}
        />
      )}
    </Stack>
  );
}
