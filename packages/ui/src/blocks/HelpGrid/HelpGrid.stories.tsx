import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { CriteresPanel } from './CriteresPanel.tsx';
import { FormulePanel } from './FormulePanel.tsx';
import { HelpGrid } from './HelpGrid.tsx';
import { PrioritesPanel } from './PrioritesPanel.tsx';

const meta = {
  title: 'Blocs/Évaluer/HelpGrid',
  id: 'blocks-helpgrid',
  component: HelpGrid,
  subcomponents: { CriteresPanel, FormulePanel, PrioritesPanel },
} satisfies Meta<typeof HelpGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TroisOnglets: Story = {
  name: 'Trois onglets',
  play: async ({ canvas }) => {
    const maitrise = canvas.getByRole('table', { name: 'Maîtrise' });
    await expect(within(maitrise).getByRole('row', { name: /^Absente \(1,25\)/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Formule' }));
    await expect(canvas.getByText('3 × 2 × 0,75 = 4,5')).toBeVisible();
    for (const name of [
      'Faible moins de 1',
      'Modéré de 1 à moins de 3',
      'Important de 3 à moins de 5',
      'Critique 5 et plus',
    ])
      await expect(canvas.getByRole('row', { name })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Priorités' })).toHaveAttribute('aria-selected', 'true');
    const lignes = within(canvas.getByRole('table', { name: 'Priorité des actions' })).getAllByRole('row');
    await expect(lignes[1]).toHaveTextContent(/^CritiqueImmédiatement/);
  },
};

/** The three tabs are in sight on a phone of 320 px. */
export const Telephone: Story = {
  name: 'Téléphone',
  render: () => (
    <div className={phone}>
      <HelpGrid />
    </div>
  ),
  play: async ({ canvas }) => {
    const onglets = canvas.getByRole('tablist', { name: "Aide à l'évaluation" });
    await expect(onglets.scrollWidth).toBeLessThanOrEqual(onglets.clientWidth);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet}>
      <HelpGrid />
      <HelpGrid />
      <HelpGrid />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [index, name] of ['Critères', 'Formule', 'Priorités'].entries())
      for (const tab of (await canvas.findAllByRole('tab', { name })).slice(index, index + 1))
        await userEvent.click(tab);
  },
};
