import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  aDuerpData,
  anAction,
  anUnite,
  aRisque,
  ENTREPRISE,
  manyUnites,
  SUIVI,
} from '../../stories/duerp-samples.ts';
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

const planned = (idUniteDeTravail: string, date: string) =>
  anAction(date, { idUniteDeTravail, date, descriptionDeLaMesure: `Pour le ${date}` });

/** The actions of all units by their date, after what the company has for them. */
export const Actions: Story = {
  name: 'Actions par date',
  args: {
    data: aDuerpData({
      ressourcesPapripact: 'Un mi-temps de prévention',
      unitesDeTravail: [
        anUnite('fournil', {
          papripactActionsPreventives: [planned('fournil', '2027-03-15'), planned('fournil', '2026-12-01')],
        }),
        anUnite('vente', {
          displayName: 'Vente',
          papripactActionsPreventives: [planned('vente', '2027-01-10')],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Un mi-temps de prévention')).toBeVisible();
    const actions = canvas.getAllByText(/^Pour le /);
    await expect(actions.map(({ textContent }) => textContent)).toEqual([
      'Pour le 2026-12-01',
      'Pour le 2027-01-10',
      'Pour le 2027-03-15',
    ]);
    await expect(actions[1]?.closest('li')).toHaveTextContent('Vente');
  },
};

/** What is missing is told, and an establishment is named beside its company; a unit of which nobody said who works there is left out. */
export const Etablissement: Story = {
  name: 'Établissement et unités',
  args: {
    data: aDuerpData({
      entreprise: {
        ...ENTREPRISE,
        siret: '',
        isSecteurPublic: true,
        nombreEmployes: 1234,
        isEtablissement: true,
        nomDeLEtablissement: 'Boulangerie de la gare',
        nomDuRepresentantLegal: ' ',
      },
      unitesDeTravail: [
        anUnite('fournil', { effectif: { total: 4, femmes: 1, hommes: 3 } }),
        anUnite('vente', { displayName: 'Vente', differencesSelonSexe: 'Charges réparties' }),
        anUnite('bureau', { displayName: 'Bureau', effectif: null, differencesSelonSexe: ' ' }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const fact = (term: string) => canvas.getByText(term, { selector: 'dt' }).parentElement;
    await expect(fact('Périmètre du DUERP')).toHaveTextContent('Un établissement');
    await expect(fact("Nom de l'établissement")).toHaveTextContent('Boulangerie de la gare');
    await expect(fact('Secteur public')).toHaveTextContent('Oui');
    await expect(fact("Nombre d'employés")).toHaveTextContent('1 234');
    await expect(fact('Nom du représentant légal')).toHaveTextContent('Non renseigné');
    await expect(canvas.getAllByText('Non renseigné')).toHaveLength(2);
    const unites = canvas.getByRole('heading', { level: 3, name: 'Unités de travail' }).closest('section');
    await expect([...(unites?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Fournil',
      'Vente',
    ]);
    await expect(canvas.getByText('4 personnes, dont 1 femme et 3 hommes')).toBeVisible();
    await expect(canvas.getByText(/Charges réparties/)).toBeVisible();
  },
};

/** As the PDF does: what nobody answered is not a « Non ». */
export const EntrepriseSansReponse: Story = {
  name: 'Entreprise sans réponse',
  args: {
    data: aDuerpData({ entreprise: { ...ENTREPRISE, isSecteurPublic: null, isEtablissement: null } }),
  },
  play: async ({ canvas }) => {
    for (const term of ['Périmètre du DUERP', 'Secteur public'])
      await expect(canvas.getByText(term, { selector: 'dt' }).parentElement).toHaveTextContent(
        `${term}Non renseigné`,
      );
  },
};

/** What protects already, the most protecting first, and what the risk was before, in both views. */
export const DetailDuRisque: Story = {
  name: "Détail d'un risque",
  args: {
    data: aDuerpData({
      unitesDeTravail: [
        anUnite('fournil', {
          risques: [aRisque('r1', { remarques: 'Deux glissades en 2025.', ...SUIVI })],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Mesures en place : Caniveau devant la plonge · Chaussures antidérapantes'),
    ).toBeVisible();
    await expect(canvas.getByText('Ce risque était Critique 20,0 le 3 mars 2026.')).toBeVisible();
    await expect(canvas.getByText('3 personnes exposées')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Vue interactive' }));
    const vue = within(canvas.getByRole('tabpanel', { name: 'Vue interactive' }));
    await expect(vue.getByText('Farine et eau au sol près du pétrin.')).toBeVisible();
    await expect(vue.getByText('Deux glissades en 2025.')).toBeVisible();
    await expect(vue.getByText('était Critique 20,0 le 3 mars 2026')).toBeVisible();
    await expect(vue.getAllByText(/^\(protection/).map(({ textContent }) => textContent)).toEqual([
      '(protection collective)',
      '(protection individuelle)',
    ]);
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
    // Its codes are left out: whether a risk carries a factor cannot be told.
    await expect(canvas.queryByRole('heading', { name: 'Annexe des expositions' })).toBeNull();
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
    await expect(canvas.getByText(/l'employeur n'y a consigné aucune donnée\.$/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Unités de travail' })).toBeNull();
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
