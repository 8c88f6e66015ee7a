import { NOTES } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { RiskGrid } from './RiskGrid.tsx';

const RISQUES = [
  { evalGravite: 3, evalFrequence: 2, evalMaitrise: 3 },
  { evalGravite: 3, evalFrequence: 2, evalMaitrise: 3 },
  { evalGravite: 1, evalFrequence: 1, evalMaitrise: 3 },
  { evalGravite: 4, evalFrequence: 4, evalMaitrise: 4 },
  { evalGravite: 4, evalFrequence: null, evalMaitrise: 3 },
] as const;

const meta = {
  title: 'Blocs/Évaluer/RiskGrid',
  id: 'blocks-riskgrid',
  component: RiskGrid,
  args: { risques: RISQUES },
} satisfies Meta<typeof RiskGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lecture: Story = {
  name: 'Lecture',
  play: async ({ canvas }) => {
    const grille = canvas.getByRole('table', { name: /^Risques de maîtrise faible/ });
    const grave = within(grille).getByRole('row', { name: /^Grave/ });
    await expect(within(grave).getByRole('cell', { name: '2 risques, niveau 4,5, Important' })).toBeVisible();
    await expect(within(grille).getAllByRole('cell')).toHaveLength(16);
    await userEvent.click(canvas.getByRole('radio', { name: 'Absente (1)' }));
    await expect(canvas.getByRole('cell', { name: '1 risque, niveau 20, Critique' })).toBeVisible();
  },
};

export const Vide: Story = {
  name: 'Vide',
  args: { risques: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Forte (0)' })).toBeChecked();
    await expect(canvas.getAllByRole('cell', { name: /^0 risque,/ })).toHaveLength(16);
  },
};

const NOMBREUX = NOTES.flatMap((evalGravite) =>
  NOTES.flatMap((evalFrequence) =>
    Array.from({ length: evalGravite * evalFrequence * 60 }, () => ({
      evalGravite,
      evalFrequence,
      evalMaitrise: 4 as const,
    })),
  ),
);

/** Nothing scrolls sideways on a phone of 320 px, whatever the counts. */
export const Telephone: Story = {
  name: 'Téléphone',
  args: { risques: NOMBREUX },
  render: (args) => (
    <div className={phone}>
      <RiskGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const grille = canvas.getByRole('table', { name: /^Risques de maîtrise absente/ });
    await expect(grille.scrollWidth).toBeLessThanOrEqual(288);
    for (const cellule of within(grille).getAllByRole('cell'))
      await expect(cellule.scrollWidth).toBeLessThanOrEqual(cellule.clientWidth);
    await expect(canvas.queryByRole('group', { name: /^Risques de/ })).toBeNull();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet}>
      <RiskGrid risques={RISQUES} />
      <RiskGrid risques={NOMBREUX} />
      <div className={phone}>
        <RiskGrid risques={[]} />
      </div>
    </div>
  ),
};
