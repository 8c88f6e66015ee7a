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

/** The last day is not late: nothing alarms on it. */
export const LeDernierJour: Story = {
  name: 'Le dernier jour',
  args: { today: '2027-11-22' },
  play: async ({ canvas }) => {
    const text = canvas.getByText("À mettre à jour au plus tard aujourd'hui");
    await expect(text).toBeVisible();
    await expect(text.closest('span')).toBeNull();
  },
};

export const EnRetard: Story = {
  name: 'En retard',
  args: { today: '2027-11-23' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText(/^En retard de/);
    await expect(badge).toBeVisible();
    await expect(badge.closest('span')).not.toBeNull();
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
