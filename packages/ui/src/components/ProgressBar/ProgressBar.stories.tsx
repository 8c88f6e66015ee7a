import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Composants/Informer/ProgressBar',
  id: 'components-progressbar',
  component: ProgressBar,
  args: { label: 'Évaluation des risques', value: 12, maxValue: 31, valueText: '12 risques évalués sur 31' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = {
  name: 'Par défaut',
  play: async ({ canvas }) => {
    const barre = canvas.getByRole('progressbar', { name: 'Évaluation des risques' });
    await expect(barre).toHaveAttribute('aria-valuetext', '12 risques évalués sur 31');
    await expect(barre).toHaveAttribute('aria-valuenow', '12');
    await expect(canvas.getByText('12 risques évalués sur 31')).toBeVisible();
  },
};

export const SansFinConnue: Story = {
  name: 'Sans fin connue',
  args: { isIndeterminate: true, label: 'Vérification de votre paiement en cours…' },
  play: async ({ canvas }) => {
    const barre = canvas.getByRole('progressbar', { name: 'Vérification de votre paiement en cours…' });
    await expect(barre).not.toHaveAttribute('aria-valuenow');
  },
};

/** What is left is seen, however little it is. */
export const PresqueFinie: Story = {
  name: 'Presque finie',
  args: { value: 999, maxValue: 1000, valueText: '999 risques évalués sur 1\u202F000' },
  play: async ({ canvas }) => {
    const plein = canvas.getByRole('progressbar').querySelector('[style]');
    const fin = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? 0;
    await expect(fin(plein?.parentElement) - fin(plein)).toBeGreaterThanOrEqual(4);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap="large">
      <ProgressBar label="Rien encore" value={0} />
      <ProgressBar
        label="Évaluation des risques"
        value={12}
        maxValue={31}
        valueText="12 risques évalués sur 31"
      />
      <ProgressBar label="Terminé" value={100} tone="success" />
      <ProgressBar label="Sans libellé visible" isLabelHidden value={45} />
      <ProgressBar label="En cours" isIndeterminate />
      <ProgressBar
        label={'Unité de travail au nom interminable '.repeat(6)}
        value={70}
        valueText="7 sur 10"
      />
    </Stack>
  ),
};
