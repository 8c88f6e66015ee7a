import { computeNiveauDeRisque, formatFormule, NOTES } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { columns } from '../../stories/sheet.css.ts';
import { NiveauMeter } from './NiveauMeter.tsx';
import { positionOfNiveau } from './position-of-niveau.ts';

const meta = {
  title: 'Blocs/Évaluer/NiveauMeter',
  id: 'blocks-niveaumeter',
  component: NiveauMeter,
  args: { value: 4.5, formule: '3 × 2 × 0,75 = 4,5', label: 'Niveau de risque', size: 'medium' },
} satisfies Meta<typeof NiveauMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Evalue: Story = {
  name: 'Évalué',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Niveau de risque')).toBeVisible();
    await expect(canvas.getByText('Important 4,5')).toBeVisible();
    await expect(canvas.getByText('3 × 2 × 0,75 = 4,5')).toBeVisible();
  },
};

export const NonEvalue: Story = {
  name: 'Non évalué',
  render: () => <NiveauMeter value={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Non évalué')).toBeVisible();
  },
};

/** Every value stays on the gauge, in its own band and in order. */
export const Position: Story = {
  name: 'Position',
  play: async () => {
    const positions = [0, 0.25, 1, 2.99, 3, 4.99, 5, 20].map(positionOfNiveau);
    await expect(positions).toEqual([...positions].sort((left, right) => left - right));
    await expect([positionOfNiveau(1), positionOfNiveau(3), positionOfNiveau(5)]).toEqual([0.25, 0.5, 0.75]);
    await expect([positionOfNiveau(0), positionOfNiveau(20), positionOfNiveau(99)]).toEqual([0, 1, 1]);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={columns}>
      {NOTES.map((note) => {
        const evaluation = { evalGravite: note, evalFrequence: note, evalMaitrise: note };
        return (
          <NiveauMeter
            key={note}
            value={computeNiveauDeRisque(evaluation)}
            formule={formatFormule(evaluation)}
          />
        );
      })}
      <NiveauMeter value={null} />
      <NiveauMeter value={2.0833} label="Niveau de risque global" size="large" />
    </div>
  ),
};
