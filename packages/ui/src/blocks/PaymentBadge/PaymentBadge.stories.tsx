import { PAYMENT_STATUSES } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { row, sheet } from '../../stories/sheet.css.ts';
import { PaymentBadge } from './PaymentBadge.tsx';

const meta = {
  title: 'Blocs/Compte et paiement/PaymentBadge',
  id: 'blocks-paymentbadge',
  component: PaymentBadge,
  args: { status: 'PAYMENT_NEEDED', href: '#formules' },
} satisfies Meta<typeof PaymentBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PaiementRequis: Story = {
  name: 'Paiement requis',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Paiement requis' })).toHaveAttribute('href', '#formules');
  },
};

export const Expire: Story = {
  name: 'Expiré',
  args: { status: 'EXPIRED' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Expiré' })).toHaveAttribute('href', '#formules');
  },
};

/** Only what can be bought leads to the plans. */
export const SansLien: Story = {
  name: 'Sans lien',
  render: ({ href }) => (
    <div className={row}>
      {['DRAFT', 'IN_PAID_PERIOD', 'VIP', 'AUTRE', 'toString'].map((status) => (
        <PaymentBadge key={status} status={status} href={href} />
      ))}
      <PaymentBadge status="EXPIRED" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Brouillon')).toBeVisible();
    await expect(canvas.getAllByText('Accès complet')).toHaveLength(2);
    await expect(canvas.getAllByText('Inconnu')).toHaveLength(2);
    await expect(canvas.getByText('Expiré')).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ href }) => (
    <div className={sheet}>
      {[undefined, href].map((target) => (
        <div key={target ?? 'sans lien'} className={row}>
          {[...PAYMENT_STATUSES, 'AUTRE'].map((status) => (
            <PaymentBadge key={status} status={status} href={target} />
          ))}
        </div>
      ))}
    </div>
  ),
};
