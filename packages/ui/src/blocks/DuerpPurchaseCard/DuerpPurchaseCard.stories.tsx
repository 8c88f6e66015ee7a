import { PAYMENT_STATUSES } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../../components/Columns/Columns.tsx';
import { aDuerpListItem } from '../../stories/duerp-samples.ts';
import { LONG_LABEL } from '../../stories/hostile.ts';
import { DuerpPurchaseCard } from './DuerpPurchaseCard.tsx';

const meta = {
  title: 'Blocs/Compte et paiement/DuerpPurchaseCard',
  id: 'blocks-duerppurchasecard',
  component: DuerpPurchaseCard,
  args: { duerp: aDuerpListItem({ paymentStatus_Derivated: 'PAYMENT_NEEDED' }), href: '#paiement' },
} satisfies Meta<typeof DuerpPurchaseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AAcheter: Story = {
  name: 'À acheter',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Acheter ce DUERP' })).toHaveAttribute('href', '#paiement');
    await expect(canvas.getByText('N° SIRET : 732 829 320 00074')).toBeVisible();
  },
};

export const NonAchetables: Story = {
  name: 'Non achetables',
  render: (args) => (
    <Columns>
      {(['DRAFT', 'IN_PAID_PERIOD', 'VIP', 'AUTRE' as 'VIP'] as const).map((status) => (
        <DuerpPurchaseCard
          key={status}
          {...args}
          duerp={aDuerpListItem({ displayName: status, paymentStatus_Derivated: status })}
        />
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('article', { name: 'DRAFT' })).toHaveTextContent(
      /Pas encore finalisé.*Validez sa première version/,
    );
    await expect(canvas.getByRole('article', { name: 'IN_PAID_PERIOD' })).toHaveTextContent('Déjà acheté');
    await expect(canvas.getByRole('article', { name: 'VIP' })).toHaveTextContent('Déjà en accès complet');
    // A status that this version does not know.
    await expect(canvas.getByRole('article', { name: 'AUTRE' })).toHaveTextContent(/Inconnu$/);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Columns>
      {PAYMENT_STATUSES.map((status) => (
        <DuerpPurchaseCard
          key={status}
          {...args}
          duerp={aDuerpListItem({
            paymentStatus_Derivated: status,
            ...(status === 'DRAFT' && { latestVersion: null, data: { entreprise: null } }),
            ...(status === 'VIP' && { displayName: LONG_LABEL }),
          })}
        />
      ))}
    </Columns>
  ),
};
