import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Echeance } from './Echeance.tsx';

const meta = {
  title: 'Blocs/Prévenir/Echeance',
  id: 'blocks-echeance',
  component: Echeance,
  args: { latestCreationTime: '2026-11-22T10:00:00Z', nombreEmployes: 12, today: '2026-12-01' },
  argTypes: { isSecteurPublic: { control: 'boolean' } },
} satisfies Meta<typeof Echeance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AVenir: Story = {
  name: 'À venir',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^À mettre à jour avant le/)).toBeVisible();
  },
};

export const EnRetard: Story = {
  name: 'En retard',
  args: { today: '2027-12-04' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^En retard de/)).toBeVisible();
  },
};

export const SecteurPublic: Story = {
  name: 'Secteur public',
  args: { isSecteurPublic: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\(secteur public\s: à vérifier\)$/)).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap="medium">
      {['2026-12-01', '2027-12-04'].flatMap((today) =>
        [12, 8].map((nombreEmployes) => (
          <Echeance
            key={`${today}-${nombreEmployes}`}
            latestCreationTime="2026-11-22T10:00:00Z"
            nombreEmployes={nombreEmployes}
            today={today}
          />
        )),
      )}
    </Stack>
  ),
};

export const Conseillee: Story = {
  name: 'Conseillée en dessous de onze salariés',
  args: { nombreEmployes: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Mise à jour conseillée avant le/)).toBeVisible();
  },
};
