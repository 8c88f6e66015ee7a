import type { CompteursDeNiveau, DuerpListItem, PaymentStatus } from '@odu/api-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Columns } from '../../components/Columns/Columns.tsx';
import { aDuerpListItem } from '../../stories/duerp-samples.ts';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { SaveStatus } from '../SaveStatus/SaveStatus.tsx';
import { DuerpCard } from './DuerpCard.tsx';
import { DuerpFacts } from './DuerpFacts.tsx';
import { DuerpNiveaux } from './DuerpNiveaux.tsx';

const meta = {
  title: 'Blocs/Lire et télécharger/DuerpCard',
  id: 'blocks-duerpcard',
  component: DuerpCard,
  subcomponents: { DuerpFacts, DuerpNiveaux },
  args: {
    duerp: aDuerpListItem(),
    openHref: '#ouvrir',
    editHref: '#modifier',
    choosePlanHref: '#formules',
    onDownload: fn(),
  },
} satisfies Meta<typeof DuerpCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Finalise: Story = {
  name: 'Finalisé',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: 'Boulangerie Martin' })).toBeVisible();
    await expect(canvas.getByText('N° SIRET : 732 829 320 00074')).toBeVisible();
    await expect(canvas.getByText('Dernière version : 3 novembre 2026')).toBeVisible();
    const ouvrir = canvas.getByRole('link', { name: 'Ouvrir' });
    await expect(ouvrir).toHaveAttribute('href', '#ouvrir');
    await expect(ouvrir).toHaveAccessibleDescription('Boulangerie Martin');
    await expect(canvas.getByRole('link', { name: 'Modifier' })).toHaveAttribute('href', '#modifier');
    await userEvent.click(canvas.getByRole('button', { name: 'Télécharger' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const AMettreAJour: Story = {
  name: 'À mettre à jour',
  args: {
    duerp: aDuerpListItem({
      data: { entreprise: { nom: 'Martin', siret: '73282932000074', nombreEmployes: 12 } },
    }),
    today: '2026-11-22',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('À mettre à jour avant le 3 novembre 2027')).toBeVisible();
  },
};

const niveaux = (compteurs: CompteursDeNiveau, niveauLePlusEleve: number | null) => (
  <DuerpNiveaux
    compteurs={compteurs}
    niveauLePlusEleve={niveauLePlusEleve}
    getFiltreHref={(filtre) => `#${filtre}`}
  />
);
const COMPTEURS = { GREEN: 12, YELLOW: 9, ORANGE: 4, RED: 1, NON_EVALUE: 2 };

/** The worst level, how far the evaluation is, and what waits, each with its list. */
export const Niveaux: Story = {
  name: 'Niveaux',
  args: { niveaux: niveaux(COMPTEURS, 7.5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Critique 7,5')).toBeVisible();
    await expect(canvas.getByText('26 risques évalués sur 28')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2 non évalués' })).toHaveAttribute('href', '#non-evalues');
    await expect(canvas.getByRole('link', { name: '1 critique' })).toHaveAttribute('href', '#critiques');
    await expect(canvas.getByRole('link', { name: '4 importants' })).toHaveAttribute('href', '#importants');
    // Said in the place of the bar, which comes once all are evaluated.
    await expect(canvas.queryByText(/modéré|faible/)).toBeNull();
  },
};

/** Nothing waits: no progress that is over, and nothing to press. */
export const ToutEvalue: Story = {
  name: 'Tout évalué',
  args: {
    niveaux: niveaux({ ...COMPTEURS, NON_EVALUE: 0, ORANGE: 0, RED: 0 }, 2.25),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Modéré 2,3')).toBeVisible();
    // What the bar shows by its colours, in words.
    await expect(canvas.getByText('9 modérés')).toBeVisible();
    await expect(canvas.getByText('12 faibles')).toBeVisible();
    await expect(canvas.queryByText(/critique|important/)).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    for (const item of canvas.getAllByRole('listitem')) await expect(item.querySelector('a')).toBeNull();
  },
};

export const RienDEvalue: Story = {
  name: "Rien d'évalué",
  args: { niveaux: niveaux({ GREEN: 0, YELLOW: 0, ORANGE: 0, RED: 0, NON_EVALUE: 3 }, null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 risque évalué sur 3')).toBeVisible();
    await expect(canvas.queryByText(/Risque le plus élevé/)).toBeNull();
  },
};

export const SansRisque: Story = {
  name: 'Sans risque',
  args: {
    niveaux: niveaux({ GREEN: 0, YELLOW: 0, ORANGE: 0, RED: 0, NON_EVALUE: 0 }, null),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun risque saisi pour le moment')).toBeVisible();
  },
};

export const HorsPremium: Story = {
  name: 'Hors de la formule Premium',
  args: {
    duerp: aDuerpListItem({ paymentStatus_Derivated: 'PAYMENT_NEEDED', isBeyondPremium_Derivated: true }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^La formule Premium couvre les 5 DUERP les plus anciens/)).toBeVisible();
  },
};

/** Where everything is open to everybody, nothing is said of payments. */
export const SansPaiement: Story = {
  name: 'Sans paiement',
  args: { ...HorsPremium.args, hasPaymentBadge: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Paiement requis')).toBeNull();
    await expect(canvas.queryByText(/formule Premium/)).toBeNull();
  },
};

/** A field that was emptied may hold a space. */
export const SiretEfface: Story = {
  name: 'SIRET effacé',
  args: { duerp: aDuerpListItem({ data: { entreprise: { nom: 'Martin', siret: ' ', nombreEmployes: 3 } } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(N° SIRET inconnu)')).toBeVisible();
  },
};

const NON_FINALISE = aDuerpListItem({
  data: { entreprise: null },
  latestVersion: null,
  paymentStatus_Derivated: 'DRAFT',
});

export const NonFinalise: Story = {
  name: 'Non finalisé',
  args: { duerp: NON_FINALISE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(N° SIRET inconnu)')).toBeVisible();
    await expect(canvas.getByText("Vous n'avez pas encore finalisé ce DUERP.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continuer la création' })).toHaveAttribute(
      'href',
      '#modifier',
    );
    await expect(canvas.queryByRole('link', { name: 'Modifier' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Télécharger' })).toBeNull();
  },
};

export const PaiementRequis: Story = {
  name: 'Paiement requis',
  args: { duerp: aDuerpListItem({ paymentStatus_Derivated: 'PAYMENT_NEEDED' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Paiement requis' })).toHaveAttribute('href', '#formules');
  },
};

export const Telechargement: Story = {
  name: 'Téléchargement',
  args: { isDownloading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /En cours…/ }));
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

/** Edits of an earlier visit that could not be sent yet. */
export const ModificationsNonEnvoyees: Story = {
  name: 'Modifications non envoyées',
  args: { saveStatus: <SaveStatus state="failed" onRetry={fn()} /> },
  play: async ({ canvas }) => {
    const carte = within(canvas.getByRole('article', { name: 'Boulangerie Martin' }));
    await expect(carte.getByText(/^Non enregistré/)).toBeVisible();
    await expect(carte.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

const item = (status: PaymentStatus, fields: Partial<DuerpListItem> = {}) =>
  aDuerpListItem({ paymentStatus_Derivated: status, ...fields });

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <Columns minColumn="wide">
        <DuerpCard {...args} />
        <DuerpCard {...args} niveaux={niveaux(COMPTEURS, 7.5)} />
        <DuerpCard {...args} niveaux={niveaux({ ...COMPTEURS, NON_EVALUE: 0 }, 7.5)} />
        <DuerpCard {...args} duerp={NON_FINALISE} />
        <DuerpCard {...args} duerp={item('PAYMENT_NEEDED')} />
        <DuerpCard {...args} duerp={item('EXPIRED')} isDownloading />
        <DuerpCard {...args} duerp={item('VIP', { displayName: LONG_LABEL })} />
      </Columns>
      <div className={phone}>
        <DuerpCard {...args} duerp={item('PAYMENT_NEEDED', { displayName: LONG_WORD })} />
      </div>
    </div>
  ),
};
