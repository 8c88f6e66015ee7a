import { NIVEAU_STATUSES } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { row, sheet } from '../../stories/sheet.css.ts';
import { NiveauBadge } from './NiveauBadge.tsx';

const meta = {
  title: 'Blocs/Évaluer/NiveauBadge',
  id: 'blocks-niveaubadge',
  component: NiveauBadge,
  args: { status: 'ORANGE', value: 4.5, size: 'medium' },
} satisfies Meta<typeof NiveauBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AvecValeur: Story = {
  name: 'Avec valeur',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Important 4,5')).toBeVisible();
  },
};

export const SansValeur: Story = {
  name: 'Sans valeur',
  args: { status: 'RED', value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Critique')).toBeVisible();
  },
};

export const NonEvalue: Story = {
  name: 'Non évalué',
  args: { status: null, value: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Non évalué')).toBeVisible();
    await expect(canvas.queryByText(/3/)).toBeNull();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} className={row}>
          {NIVEAU_STATUSES.map((status, index) => (
            <NiveauBadge key={status} status={status} value={[0.25, 2, 4.5, 20][index] ?? null} size={size} />
          ))}
          <NiveauBadge status={null} size={size} />
          <NiveauBadge status="RED" size={size} />
        </div>
      ))}
    </div>
  ),
};
