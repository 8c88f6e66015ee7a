import { NOTES, summarizeEvaluation, type EvaluationPartielle } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { CompteursBar } from './CompteursBar.tsx';
import { EvaluationSummary } from './EvaluationSummary.tsx';
import { RisqueBadge, UnitesBilan } from './UnitesBilan.tsx';

type RisqueDeTest = EvaluationPartielle & { displayName: string };
const risque = (
  displayName: string,
  ...[evalGravite, evalFrequence, evalMaitrise]: (1 | 2 | 3 | 4)[]
): RisqueDeTest => ({
  displayName,
  evalGravite,
  evalFrequence,
  evalMaitrise,
});
const unite = (displayName: string, risques: RisqueDeTest[]) => ({
  idUniteDeTravail: displayName,
  displayName,
  risques,
});
const FOURNIL = unite('Fournil', [
  risque('Brûlure au four', 4, 4, 4),
  risque('Glissade', 3, 2, 3),
  risque('Poussière de farine', 2, 3, 2),
  risque('Bruit du pétrin', 1, 1, 1),
  risque('Port de sacs'),
]);
const VENTE = unite('Vente', [risque('Station debout', 1, 2, 2), risque('Incivilités', 1, 1, 2)]);
const BUREAU = unite('Bureau', [risque('Travail sur écran')]);

const meta = {
  title: 'Blocs/Lire et télécharger/EvaluationSummary',
  id: 'blocks-evaluationsummary',
  component: EvaluationSummary,
  subcomponents: { UnitesBilan, RisqueBadge, CompteursBar },
  args: { synthese: summarizeEvaluation([FOURNIL, VENTE, BUREAU]) },
} satisfies Meta<typeof EvaluationSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Synthese: Story = {
  name: 'Synthèse',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Moyenne de 6 risques évalués sur 8.')).toBeVisible();
    await expect(canvas.getByText(/^Risque le plus élevé.:$/).parentElement).toHaveTextContent(
      'Brûlure au four Critique 20,0',
    );
    const compteurs = within(canvas.getByRole('list', { name: 'Nombre de risques par niveau' }));
    await expect(compteurs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Critique 1',
      'Important 2',
      'Modéré 1',
      'Faible 2',
      'Non évalué 2',
    ]);
    // Decision D1: beside each mean what it could hide, with the table closed.
    const unites = within(canvas.getByRole('list', { name: 'Niveau par unité de travail' }));
    await expect(unites.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Fournil5 risques, dont 1 critique, 2 importants, 1 non évalué' +
        'Moyenne\u00A0: Critique 6,9Plus élevé\u00A0: Critique 20,0',
      'Vente2 risquesMoyenne\u00A0: Faible 0,8Plus élevé\u00A0: Modéré 1,0',
      'Bureau1 risque, dont 1 non évaluéMoyenne\u00A0: Non évalué',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les chiffres en tableau' }));
    const tableau = canvas.getByRole('table', { name: 'Risques par unité de travail et par niveau' });
    await expect(
      within(tableau).getByRole('row', { name: 'Vente 0,8 0 0 1 1 0 Station debout' }),
    ).toBeVisible();
    await expect(within(tableau).getByRole('rowheader', { name: 'Vente' })).toBeVisible();
    await expect(within(tableau).getByRole('row', { name: 'Bureau Non évalué 0 0 0 0 1 —' })).toBeVisible();
  },
};

export const RienDEvalue: Story = {
  name: "Rien d'évalué",
  args: { synthese: summarizeEvaluation<RisqueDeTest>([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Aucun risque n'est encore évalué.")).toBeVisible();
    await expect(canvas.queryByText(/Risque le plus élevé/)).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const TresNombreusesUnites: Story = {
  name: 'Très nombreuses unités',
  args: {
    synthese: summarizeEvaluation(
      Array.from({ length: 100 }, (_, index) =>
        unite(`Atelier ${index}`, [risque(`Risque ${index}`, NOTES[index % 4] ?? 1, 2, 2)]),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const liste = canvas.getByRole('list', { name: 'Niveau par unité de travail' });
    await expect(within(liste).getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher les 100 unités' }));
    const lignes = within(liste).getAllByRole('listitem');
    await expect(lignes).toHaveLength(100);
    await expect(lignes[12]).toHaveFocus();
  },
};

export const Milliers: Story = {
  name: 'Milliers',
  args: {
    synthese: summarizeEvaluation([
      unite(
        'Atelier',
        Array.from({ length: 1234 }, (_, index) => risque(`Risque ${index}`, 1, 1, 1)),
      ),
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.textContent).toContain(
      'Moyenne de 1\u202F234 risques évalués sur 1\u202F234.',
    );
    const compteurs = within(canvas.getByRole('list', { name: 'Nombre de risques par niveau' }));
    await expect(compteurs.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Faible 1\u202F234',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les chiffres en tableau' }));
    const cellules = canvas.getAllByRole('cell').map(({ textContent }) => textContent);
    await expect(cellules).toContain('1\u202F234');
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <EvaluationSummary {...args} />
      <EvaluationSummary synthese={summarizeEvaluation<RisqueDeTest>([])} />
      <div className={phone}>
        <EvaluationSummary
          synthese={summarizeEvaluation([
            unite(LONG_LABEL, [risque(LONG_LABEL, 2, 2, 2)]),
            unite(LONG_WORD, [risque(LONG_WORD, 1, 1, 1)]),
          ])}
        />
      </div>
    </div>
  ),
};
