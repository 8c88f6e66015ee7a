import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { EvaluationProgress } from './EvaluationProgress.tsx';

const PAR_UNITE = [
  { idUniteDeTravail: 'a', displayName: 'Fournil', total: 18, evalues: 10 },
  { idUniteDeTravail: 'b', displayName: 'Vente', total: 2, evalues: 2 },
  { idUniteDeTravail: 'c', displayName: 'Livraison', total: 11, evalues: 0 },
];

const meta = {
  title: 'Blocs/Évaluer/EvaluationProgress',
  id: 'blocks-evaluationprogress',
  component: EvaluationProgress,
  args: { total: 31, evalues: 12, parUnite: PAR_UNITE },
} satisfies Meta<typeof EvaluationProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ParUnite: Story = {
  name: 'Par unité',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 risques évalués sur 31')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Fournil' })).toHaveAttribute(
      'aria-valuetext',
      '10 sur 18',
    );
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(4);
  },
};

export const SansRisque: Story = {
  name: 'Sans risque',
  args: { total: 0, evalues: 0, parUnite: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun risque à évaluer')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const UniteSansRisque: Story = {
  name: 'Unité sans risque',
  args: {
    parUnite: [...PAR_UNITE, { idUniteDeTravail: 'd', displayName: 'Bureau', total: 0, evalues: 0 }],
  },
  play: async ({ canvas }) => {
    const unites = canvas.getByRole('list', { name: 'Avancement par unité de travail' });
    await expect(within(unites).getAllByRole('progressbar')).toHaveLength(3);
    await expect(within(unites).getAllByRole('listitem').at(-1)).toHaveTextContent('Bureau aucun risque');
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <EvaluationProgress {...args} />
      <EvaluationProgress
        total={2}
        evalues={2}
        parUnite={[
          ...PAR_UNITE.slice(1, 2),
          { idUniteDeTravail: 'd', displayName: LONG_LABEL, total: 0, evalues: 0 },
        ]}
      />
      <EvaluationProgress total={31} evalues={31} />
      <EvaluationProgress total={0} evalues={0} />
      <div className={phone}>
        <EvaluationProgress
          total={2000}
          evalues={1}
          parUnite={[LONG_LABEL, LONG_WORD].map((displayName) => ({
            idUniteDeTravail: displayName,
            displayName,
            total: 1000,
            evalues: 999,
          }))}
        />
      </div>
    </div>
  ),
};
