import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aDuerpData, anUnite, aRisque, ENTREPRISE, manyUnites } from '../../stories/duerp-samples.ts';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { HelpGrid } from '../HelpGrid/HelpGrid.tsx';
import { InteractiveRisques } from '../InteractiveRisques/InteractiveRisques.tsx';
import { CadreReglementaire } from './CadreReglementaire.tsx';
import { DocumentView } from './DocumentView.tsx';

const meta = {
  title: 'Blocs/Lire et télécharger/DocumentView',
  id: 'blocks-documentview',
  component: DocumentView,
  args: {
    displayName: 'Boulangerie Martin',
    data: aDuerpData(),
    isDemo: false,
    parts: { Dialog, Cadre: CadreReglementaire, HelpGrid, InteractiveRisques },
    choosePlanHref: '#formules',
    defaultView: 'simplifiee',
    headingLevel: 2,
  },
} satisfies Meta<typeof DocumentView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complet: Story = {
  name: 'Complet',
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(
      expect.arrayContaining([
        'Entreprise',
        'Cadre réglementaire',
        "Synthèse de l'évaluation",
        'Liste des risques',
        'Programme annuel de prévention (PAPRIPACT)',
      ]),
    );
    await expect(canvas.getByRole('heading', { level: 4, name: 'Par unité de travail' })).toBeVisible();
    await expect(canvas.getByText('732 829 320 00074')).toBeVisible();
    await expect(canvas.getByText("Toute l'entreprise")).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Vue simplifiée' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const vue = within(canvas.getByRole('tabpanel'));
    await expect(vue.getAllByRole('listitem')).toHaveLength(5);
    await expect(vue.getByText('Non évalué')).toBeVisible();
    await expect(canvas.getByText('Acheter un diable monte-escalier')).toBeVisible();
    await expect(canvas.getAllByText('CPP-SOL-04 Glissade sur un sol humide ou fariné')).not.toHaveLength(0);
  },
};

export const Annexe: Story = {
  name: 'Annexe des expositions',
  args: {
    data: aDuerpData({
      unitesDeTravail: [
        anUnite('u1', {
          risques: [
            aRisque('n1', { code: 'ORG-NUI-01', displayName: 'Travail de nuit' }),
            aRisque('n2', { code: 'PHY-MAN-01', displayName: 'Port de sacs de farine' }),
            aRisque('n3', { code: 'BRU-LES-01', displayName: 'Bruit du pétrin' }),
          ],
        }),
      ],
      expositions: [
        { facteur: 'manut', donneesCollectives: LONG_LABEL, nombreAuDela: null },
        {
          facteur: 'nuit',
          donneesCollectives: 'Fournil\u00A0: deux postes, de 3\u00A0h à 11\u00A0h.',
          nombreAuDela: 2,
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const annexe = within(canvas.getByRole('table', { name: 'Annexe des expositions' }));
    await expect(annexe.getAllByRole('row')).toHaveLength(4);
    await expect(annexe.getByText(/^2 salariés sur/)).toBeVisible();
    await expect(annexe.getByText('sans seuil réglementaire')).toBeVisible();
    await expect(annexe.getAllByText('non renseigné')).toHaveLength(2);
  },
};

export const Onglets: Story = {
  name: 'Onglets',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Vue interactive' }));
    const vue = within(canvas.getByRole('tabpanel', { name: 'Vue interactive' }));
    await userEvent.type(vue.getByRole('searchbox', { name: 'Rechercher un risque' }), 'chaleur');
    await waitFor(() => expect(vue.getAllByRole('listitem')).toHaveLength(1));
  },
};

export const Aide: Story = {
  name: 'Aide',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: "Comprendre l'évaluation" }));
    const aide = within(await screen.findByRole('dialog', { name: "Comprendre l'évaluation" }));
    await expect(aide.getByRole('tab', { name: 'Formule' })).toBeVisible();
    await userEvent.click(aide.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Grille: Story = {
  name: 'Grille',
  play: async ({ canvas }) => {
    const grille = within(canvas.getByRole('table', { name: /^Risques de toutes les maîtrises/ }));
    await expect(grille.getByRole('cell', { name: /^1 risque, niveau 15/ })).toBeVisible();
  },
};

export const GrilleAilleurs: Story = {
  name: 'Grille ailleurs',
  args: { hasRiskGrid: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: "Synthèse de l'évaluation" })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Grille des risques' })).toBeNull();
  },
};

export const CadreOuvert: Story = {
  name: 'Cadre réglementaire',
  play: async ({ canvas }) => {
    const article = { name: /^R\.\s4121-4/ };
    await expect(canvas.queryByRole('link', article)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cadre réglementaire' }));
    await expect(canvas.getByRole('link', article)).toHaveAttribute(
      'href',
      'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000045386451',
    );
    await expect(
      canvas.getByText(/^des agents des services de prévention des organismes de sécurité sociale/),
    ).toBeVisible();
  },
};

/** Company, units, numbers and levels stay; no word of the risks and actions is in the page. */
export const Demo: Story = {
  name: 'Démonstration',
  args: {
    isDemo: true,
    data: aDuerpData({ isPapripactEnabled: true, ressourcesPapripact: 'Un mi-temps de prévention' }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/mi-temps/);
    await expect(canvas.getByText('Version de démonstration')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choisir une formule' })).toHaveAttribute(
      'href',
      '#formules',
    );
    await expect(canvasElement).toHaveTextContent('Boulangerie Martin');
    await expect(canvasElement).not.toHaveTextContent(
      /Glissade|escalier|antidérapant|Station debout|CPP-SOL/i,
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Vue interactive' }));
    await expect(canvas.getByText('La vue interactive est réservée à la version complète.')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(
      /Glissade|escalier|antidérapant|Station debout|CPP-SOL/i,
    );
  },
};

export const Vide: Story = {
  name: 'Vide',
  args: {
    data: aDuerpData({ entreprise: null, unitesDeTravail: [], isPapripactEnabled: false }),
    risqueLinks: { getRisqueHref: () => '#risque', getActionHref: () => '#action', saisieHref: '#etape-4' },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Les informations de l'entreprise ne sont pas encore renseignées."),
    ).toBeVisible();
    await expect(canvas.getByText("Aucun risque n'a encore été saisi.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choisir les risques' })).toHaveAttribute(
      'href',
      '#etape-4',
    );
    await expect(canvas.queryByRole('heading', { name: 'Grille des risques' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Liste des actions de prévention' })).toBeVisible();
    await expect(canvas.getByText("Aucune action préventive n'est encore prévue.")).toBeVisible();
  },
};

const withEffectif = (nombreEmployes: number | null) =>
  aDuerpData({
    entreprise: { ...ENTREPRISE, nombreEmployes, isSecteurPublic: false },
    isPapripactEnabled: false,
  });

/** The paragraph of law follows the headcount, whatever the PAPRIPACT switch says. */
export const SoixanteDeuxSalaries: Story = {
  name: 'Soixante-deux salariés',
  args: { data: withEffectif(62) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Actions de prévention' })).toBeVisible();
    await expect(canvas.getByText(/À partir de 50\ssalariés/)).toBeVisible();
    await expect(canvas.queryByText(/En dessous de 50\ssalariés/)).toBeNull();
  },
};

export const HuitSalaries: Story = {
  name: 'Huit salariés',
  args: { data: { ...withEffectif(8), isPapripactEnabled: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Programme annuel de prévention (PAPRIPACT)' }),
    ).toBeVisible();
    await expect(canvas.getByText(/En dessous de 50\ssalariés/)).toBeVisible();
    await expect(canvas.queryByText(/À partir de 50\ssalariés/)).toBeNull();
  },
};

/** The document is not virtualised: the browser's search and the printer see every risk. */
export const DeuxMille: Story = {
  name: 'Deux mille',
  args: { data: aDuerpData({ unitesDeTravail: manyUnites(2000) }) },
  // 2,000 rows are too many for axe; the same row is checked in the other stories.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    const panneau = canvas.getByRole('tabpanel');
    await expect(panneau.querySelectorAll('li')).toHaveLength(2000);
    await expect(canvas.getByText('Risque numéro 2000')).toBeInTheDocument();
  },
};

const HOSTILE = aDuerpData({
  entreprise: {
    ...ENTREPRISE,
    nom: LONG_LABEL,
    adresse: LONG_WORD,
    siret: null,
    isEtablissement: true,
    nomDeLEtablissement: LONG_LABEL,
  },
  unitesDeTravail: [
    anUnite('longue', {
      displayName: LONG_LABEL,
      risques: [
        aRisque('l1', { code: 'CPP-SOL-04', displayName: LONG_LABEL }),
        aRisque('l2', { displayName: LONG_WORD }),
      ],
    }),
  ],
});

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <DocumentView {...args} />
      <DocumentView {...args} isDemo />
      <DocumentView
        {...args}
        data={aDuerpData({
          entreprise: null,
          isPapripactEnabled: false,
          displayOptions: {
            sortBy: 'niveauDeRisqueValue',
            shouldGroupByUnite: false,
            shouldGroupByCategorie: false,
          },
        })}
      />
      <div className={phone}>
        <DocumentView {...args} displayName={LONG_LABEL} data={HOSTILE} />
      </div>
    </div>
  ),
};
