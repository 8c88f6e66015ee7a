import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { aDuerpData, anAction, anUnite, aRisque, aVersion, UNITES } from '../../stories/duerp-samples.ts';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { ActionsFigures } from './ActionsFigures.tsx';
import { BarRows } from './BarRows.tsx';
import { BudgetFigures } from './BudgetFigures.tsx';
import { NiveauxRows } from './NiveauxRows.tsx';
import { TableauDeBord } from './TableauDeBord.tsx';

const VERSIONS = [
  aVersion({ compteurs: { GREEN: 2, YELLOW: 1, ORANGE: 3, RED: 1, NON_EVALUE: 0 } }),
  aVersion({
    id: 'version-1',
    versionNumber: 1,
    creationTime: '2025-11-03T09:30:00Z',
    compteurs: { GREEN: 0, YELLOW: 1, ORANGE: 2, RED: 4, NON_EVALUE: 0 },
  }),
];

const ACTIONS = [
  anAction('a1'),
  anAction('a2', { budget: 'env. 2k€', date: '2026-10-02', descriptionDeLaMesure: 'Changer le four' }),
  anAction('a3', { budget: '300 €', date: '2026-10-12', statut: 'Terminé' }),
  anAction('a4', { budget: '', date: '2026-12-01', statut: 'Annulé' }),
  anAction('a5', { budget: '', date: '2026-12-04', statut: 'En cours' }),
];

const meta = {
  title: 'Blocs/Lire et télécharger/TableauDeBord',
  id: 'blocks-tableaudebord',
  component: TableauDeBord,
  subcomponents: { NiveauxRows, BarRows, ActionsFigures, BudgetFigures },
  args: {
    data: aDuerpData({
      unitesDeTravail: UNITES.map((unite, index) => ({
        ...unite,
        papripactActionsPreventives: index === 0 ? ACTIONS : [],
      })),
    }),
    versions: VERSIONS,
    today: '2026-11-22',
    isDemo: false,
    Dialog,
    getRisqueHref: ({ idRisque }) => `#${idRisque}`,
  },
} satisfies Meta<typeof TableauDeBord>;
export default meta;
type Story = StoryObj<typeof meta>;

const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The longest bar of a picture is as long as its place, the others in proportion. */
export const Longueurs: Story = {
  name: 'Longueurs',
  play: async ({ canvas }) => {
    const lengthsOf = (name: string) =>
      within(canvas.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((row) => {
          const track = row.querySelector('[aria-hidden="true"]');
          const parts = [...(track?.querySelectorAll('span') ?? [])].map((part) =>
            part.getBoundingClientRect(),
          );
          const drawn =
            Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left));
          return Math.round((100 * drawn) / (track?.getBoundingClientRect().width ?? 1));
        });
    await expect(lengthsOf('Risques de chaque unité par niveau')).toEqual([100, 67]);
    await expect(lengthsOf('Actions par mois')).toEqual([100, 100, 50]);
  },
};

export const Complet: Story = {
  name: 'Complet',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tableau de bord' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: /^Risques de toutes les maîtrises/ })).toBeVisible();
    await expect(textsOf(canvas.getByRole('list', { name: 'Risques de chaque unité par niveau' }))).toEqual([
      'Fournil3 risques, dont 1 critique, 1 important',
      'Vente2 risques, dont 1 non évalué',
    ]);
    await expect(
      textsOf(canvas.getByRole('list', { name: 'Risques de chaque famille par niveau' }))[0],
    ).toMatch(/^Hors des familles|^Chutes|^Charge/);
    await expect(textsOf(canvas.getByRole('list', { name: 'Risques de chaque version par niveau' }))).toEqual(
      [
        "Aujourd'hui5 risques, dont 1 critique, 1 important, 1 non évalué",
        'Version 2, 3\u00A0novembre 20267 risques, dont 1 critique, 3 importants',
        'Version 1, 3\u00A0novembre 20257 risques, dont 4 critiques, 2 importants',
      ],
    );
    await expect(textsOf(canvas.getByRole('list', { name: 'Actions par statut' }))).toEqual([
      'À planifier2 actions',
      'En cours1 action',
      'Terminé1 action',
      'En attente0 action',
      'Annulé1 action',
    ]);
    await expect(textsOf(canvas.getByRole('list', { name: 'Actions par mois' }))).toEqual([
      'octobre 20261 terminée, 1 en retard',
      'décembre 20261 à faire, 1 annulée',
      'mars 20271 à faire',
    ]);
  },
};

/** Each picture has its table, opened by the keyboard too. */
export const Tableaux: Story = {
  name: 'Tableaux',
  play: async ({ canvas }) => {
    for (const bouton of canvas.getAllByRole('button', { name: 'Voir les chiffres en tableau' })) {
      bouton.focus();
      await userEvent.keyboard('{Enter}');
    }
    const table = (name: string) => within(canvas.getByRole('table', { name }));
    await expect(
      table('Risques de chaque unité par niveau').getByRole('row', { name: 'Fournil 1 1 1 0 0 3' }),
    ).toBeVisible();
    await expect(
      table('Risques de chaque version par niveau').getByRole('row', { name: /^Version 1, .* 4 2 1 0 0 7$/ }),
    ).toBeVisible();
    await expect(table('Actions par statut').getByRole('row', { name: 'Terminé 1' })).toBeVisible();
    await expect(table('Actions par mois').getByRole('row', { name: 'octobre 2026 1 0 1 0' })).toBeVisible();
  },
};

/** More lines than a picture shows at once: the button gives the focus to the first of the others, and goes. */
export const TreizeUnites: Story = {
  name: 'Treize unités',
  args: {
    data: aDuerpData({
      unitesDeTravail: Array.from({ length: 13 }, (_, index) =>
        anUnite(`u${index}`, { displayName: `Atelier ${index + 1}`, risques: [aRisque(`r${index}`)] }),
      ),
    }),
  },
  play: async ({ canvas }) => {
    const liste = within(canvas.getByRole('list', { name: 'Risques de chaque unité par niveau' }));
    await expect(liste.getAllByRole('listitem')).toHaveLength(12);
    const bouton = canvas.getByRole('button', { name: 'Afficher les 13 unités' });
    await userEvent.click(bouton);
    const lignes = liste.getAllByRole('listitem');
    await expect(lignes).toHaveLength(13);
    await expect(lignes[12]).toHaveFocus();
    await expect(bouton).not.toBeInTheDocument();
  },
};

export const Milliers: Story = {
  name: 'Milliers',
  render: ({ today }) => (
    <>
      <NiveauxRows
        label="Risques"
        columnLabel="Unité"
        allText="tout"
        rows={[
          {
            key: 'atelier',
            label: 'Atelier',
            compteurs: { GREEN: 0, YELLOW: 0, ORANGE: 0, RED: 1234, NON_EVALUE: 0 },
          },
        ]}
        level={4}
      />
      <ActionsFigures
        actions={Array.from({ length: 1234 }, (_, index) => anAction(`a${index}`))}
        today={today}
        level={4}
      />
    </>
  ),
  play: async ({ canvas }) => {
    for (const bouton of canvas.getAllByRole('button', { name: 'Voir les chiffres en tableau' }))
      await userEvent.click(bouton);
    const cellules = (name: string) =>
      within(canvas.getByRole('table', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== '0');
    await expect(cellules('Risques')).toEqual(['1\u202F234', '1\u202F234']);
    await expect(cellules('Actions par statut')).toEqual(['1\u202F234']);
    await expect(cellules('Actions par mois')).toEqual(['1\u202F234']);
  },
};

/** What is not an amount is in no sum, and can be read. */
export const Budget: Story = {
  name: 'Budget',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1.500,00.€$/)).toBeVisible();
    await expect(canvas.getByText(/^300,00.€$/)).toBeVisible();
    await expect(canvas.getByText(/^2 budgets additionnés, .* 1 action sans budget\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^1 budget non compté/ }));
    await expect(canvas.getByRole('row', { name: 'Changer le four env. 2k€' })).toBeVisible();
  },
};

export const BudgetSansMontant: Story = {
  name: 'Budget sans montant',
  args: {
    data: aDuerpData({
      unitesDeTravail: [
        anUnite('u', {
          risques: [aRisque('r')],
          papripactActionsPreventives: [anAction('a', { budget: 'à chiffrer' })],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Aucun budget n'est écrit comme un montant.")).toBeVisible();
    await expect(canvas.queryByText('Prévu')).toBeNull();
    await expect(canvas.queryByText(/sans budget/)).toBeNull();
    await expect(canvas.getByRole('button', { name: /^1 budget non compté/ })).toBeVisible();
  },
};

/** Nothing evaluated is nothing to place in the grid; its risks are counted nonetheless. */
export const RienDEvalue: Story = {
  name: "Rien d'évalué",
  args: {
    data: aDuerpData({ unitesDeTravail: [anUnite('u', { risques: [aRisque('r', {}, [null, 2, 3])] })] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Grille des risques' })).toBeNull();
    await expect(textsOf(canvas.getByRole('list', { name: 'Risques de chaque unité par niveau' }))).toEqual([
      'Fournil1 risque, dont 1 non évalué',
    ]);
  },
};

/** No word of a risk or an action, nor what its code would tell. */
export const Demo: Story = {
  name: 'Démonstration',
  args: { isDemo: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/s'affichent avec une formule payante\.$/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Familles de risques par niveau' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^1 risque, niveau 15/ }));
    await expect(canvasElement.ownerDocument.body).not.toHaveTextContent(/Port de sacs|Changer le four|2k€/);
    await userEvent.keyboard('{Escape}');
  },
};

export const SansVersionNiAction: Story = {
  name: 'Sans version ni action',
  args: {
    versions: [aVersion()],
    data: aDuerpData({ unitesDeTravail: [anUnite('u', { risques: [aRisque('r')] })] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unités de travail par niveau' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /Évolution|Actions|Budget/ })).toBeNull();
  },
};

export const SansRisque: Story = {
  name: 'Sans risque',
  args: { data: aDuerpData({ unitesDeTravail: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: {
    chromatic: { disableSnapshot: false },
    // Each dashboard is alone on its page; here three stand together.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <div className={sheet}>
      <TableauDeBord {...args} />
      <TableauDeBord {...args} isDemo />
      <div className={phone}>
        <TableauDeBord
          {...args}
          data={aDuerpData({
            unitesDeTravail: [
              anUnite('longue', { displayName: LONG_LABEL, risques: [aRisque('l1')] }),
              anUnite('mot', {
                displayName: LONG_WORD,
                risques: [aRisque('l2')],
                papripactActionsPreventives: ACTIONS,
              }),
            ],
          })}
        />
      </div>
    </div>
  ),
};
