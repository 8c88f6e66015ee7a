import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { anAction } from '../../stories/duerp-samples.ts';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { ActionsPreventivesList } from './ActionsPreventivesList.tsx';

const ACTIONS = [anAction('a1'), anAction('a2', { idRisqueAssocie: null, budget: '', statut: 'Terminé' })];

const meta = {
  title: 'Blocs/Prévenir/ActionsPreventivesList',
  id: 'blocks-actionspreventiveslist',
  component: ActionsPreventivesList,
  args: {
    actions: ACTIONS,
    getRisqueName: ({ idRisqueAssocie }) => (idRisqueAssocie === 'r1' ? 'Glissade' : undefined),
    getUniteName: () => 'Fournil',
  },
} satisfies Meta<typeof ActionsPreventivesList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Liste: Story = {
  name: 'Liste',
  play: async ({ canvas }) => {
    const [premiere, deuxieme] = canvas.getAllByRole('listitem').map((item) => within(item));
    await expect(premiere?.getByText('Glissade')).toBeVisible();
    await expect(premiere?.getByText('Fournil')).toBeVisible();
    await expect(premiere?.getByText('15 mars 2027')).toBeVisible();
    await expect(premiere?.getByText('1 200 €')).toBeVisible();
    await expect(deuxieme?.getByText('Risque supprimé')).toBeVisible();
    await expect(deuxieme?.queryByText('Budget')).toBeNull();
    await expect(deuxieme?.getByText('Terminé')).toBeVisible();
  },
};

/** Where the risk and the unit are known they are not named; a unit that went is told. */
export const SansNoms: Story = {
  name: 'Sans noms',
  render: ({ actions }) => (
    <>
      <ActionsPreventivesList actions={actions.slice(0, 1)} getUniteName={() => undefined} />
      <ActionsPreventivesList
        actions={[anAction('a5', { conditionsExecution: 'Boutique fermée un lundi' })]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Risque associé')).toBeNull();
    await expect(canvas.getAllByText('Unité de travail')).toHaveLength(1);
    await expect(canvas.getByText('Unité supprimée')).toBeVisible();
    await expect(canvas.getByText('Boutique fermée un lundi')).toBeVisible();
  },
};

export const Vide: Story = {
  name: 'Vide',
  args: { actions: [], emptyText: 'Aucune action préventive pour ce risque.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune action préventive pour ce risque.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <ActionsPreventivesList {...args} />
      <ActionsPreventivesList actions={[anAction('a3', { statut: 'Annulé' })]} />
      <ActionsPreventivesList actions={[]} />
      <div className={phone}>
        <ActionsPreventivesList
          actions={[
            anAction('a4', {
              descriptionDeLaMesure: LONG_LABEL,
              responsable: LONG_WORD,
              statut: 'En attente',
            }),
          ]}
        />
      </div>
    </div>
  ),
};
