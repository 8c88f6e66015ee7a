import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { EvaluationProgress } from './EvaluationProgress.tsx';

const meta = {
  title: 'Blocs/Évaluer/EvaluationProgress',
  id: 'blocks-evaluationprogress',
  component: EvaluationProgress,
  args: { total: 31, evalues: 12 },
} satisfies Meta<typeof EvaluationProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Document: Story = {
  name: 'Document',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 risques évalués sur 31')).toBeVisible();
  },
};

export const Unite: Story = {
  name: 'Unité de travail',
  args: { total: 18, evalues: 10, unite: 'Fournil' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Fournil' })).toHaveAttribute(
      'aria-valuetext',
      '10 sur 18',
    );
  },
};

export const SansRisque: Story = {
  name: 'Sans risque',
  args: { total: 0, evalues: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun risque à évaluer')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <EvaluationProgress {...args} />
      <EvaluationProgress total={31} evalues={31} />
      <EvaluationProgress total={2} evalues={1} unite="Vente" />
      <EvaluationProgress total={0} evalues={0} />
      <div className={phone}>
        <EvaluationProgress total={2000} evalues={1} />
        <EvaluationProgress total={1000} evalues={999} unite={LONG_LABEL} />
        <EvaluationProgress total={1000} evalues={999} unite={LONG_WORD} />
      </div>
    </div>
  ),
};
