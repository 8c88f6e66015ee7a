import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { anInvoice } from '../../stories/account-samples.ts';
import { LONG_LABEL } from '../../stories/hostile.ts';
import { InvoiceList } from './InvoiceList.tsx';

const AVOIR = anInvoice({
  id: 'invoice-2',
  numero: 'A2026-000001',
  type: 'CREDIT_NOTE',
  issuedOn: '2026-12-01',
  creditedInvoiceNumero: 'F2026-000042',
});
const TEST = anInvoice({ id: 'invoice-3', numero: 'TEST-F2026-000001', isTest: true });

const meta = {
  title: 'Blocs/Compte et paiement/InvoiceList',
  id: 'blocks-invoicelist',
  component: InvoiceList,
  args: { invoices: [AVOIR, anInvoice()], onDownload: fn() },
} satisfies Meta<typeof InvoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Factures: Story = {
  name: 'Factures',
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(/annule la facture F2026-000042/)).toBeVisible();
    await expect(canvas.getAllByText(/118,80.€ TTC/)).toHaveLength(2);
    const [, bouton] = canvas.getAllByRole('button', { name: 'Télécharger' });
    await expect(bouton).toHaveAccessibleDescription('Facture F2026-000042');
    if (bouton !== undefined) await userEvent.click(bouton);
    await expect(args.onDownload).toHaveBeenCalledWith(anInvoice());
  },
};

export const Aucune: Story = {
  name: 'Aucune',
  args: { invoices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Vous n'avez aucune facture pour le moment.")).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const EnTest: Story = {
  name: 'En test',
  args: { invoices: [TEST] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Test, sans valeur')).toBeVisible();
  },
};

export const EnCours: Story = {
  name: 'En cours',
  args: { downloadingInvoiceId: 'invoice-1' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /En cours…/ }));
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack gap="large">
      <InvoiceList
        {...args}
        invoices={[AVOIR, TEST, anInvoice({ designation: LONG_LABEL, totalTTC: 12_345.6 })]}
        downloadingInvoiceId="invoice-3"
      />
      <InvoiceList {...args} invoices={[]} />
    </Stack>
  ),
};
