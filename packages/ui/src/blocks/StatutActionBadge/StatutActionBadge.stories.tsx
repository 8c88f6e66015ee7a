import { STATUTS_ACTION } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { row } from '../../stories/sheet.css.ts';
import { StatutActionBadge } from './StatutActionBadge.tsx';

const meta = {
  title: 'Blocs/Prévenir/StatutActionBadge',
  id: 'blocks-statutactionbadge',
  component: StatutActionBadge,
  args: { statut: 'En cours' },
} satisfies Meta<typeof StatutActionBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnCours: Story = {
  name: 'En cours',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En cours')).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={row}>
      {STATUTS_ACTION.map((statut) => (
        <StatutActionBadge key={statut} statut={statut} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const statut of ['À planifier', 'En cours', 'Terminé', 'En attente', 'Annulé']) {
      await expect(canvas.getByText(statut)).toBeVisible();
    }
  },
};
