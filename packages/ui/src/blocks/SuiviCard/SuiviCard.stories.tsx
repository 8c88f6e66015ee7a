import type { EntreeDeSuivi } from '@odu/api-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aVersion } from '../../stories/duerp-samples.ts';
import { SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { SuiviCard } from './SuiviCard.tsx';
import { SuiviCardLoading } from './SuiviCardLoading.tsx';

const V2 = aVersion();
const V1 = aVersion({ id: 'v1', versionNumber: 1, isCovered_Derivated: false });
const entree = (fields: Partial<EntreeDeSuivi>): EntreeDeSuivi => ({
  id: 'e1',
  versionId: V2.id,
  type: 'SPST',
  date: '2026-11-05',
  corrige: null,
  createdAt: '2026-11-05T09:00:00.000Z',
  auteur: 'camille@exemple.fr',
  ...fields,
});
const DONE = [
  entree({ id: 'e1', destinataire: 'SPST de la Loire', moyen: 'portail du service' }),
  entree({
    id: 'e2',
    corrige: 'e1',
    createdAt: '2026-11-06T09:00:00.000Z',
    destinataire: 'SPST du Rhône',
    moyen: 'email à contact@spst.exemple.fr',
  }),
  entree({ id: 'e3', type: 'CSE', avis: 'favorable', compteRendu: 'Le comité demande un point en mars.' }),
  entree({
    id: 'e4',
    type: 'AVIS_D_ACCES',
    lieu: "Bureau de l'accueil",
    modalites: "aux heures d'ouverture",
  }),
];

const meta = {
  title: 'Blocs/Lire et télécharger/SuiviCard',
  id: 'blocks-suivicard',
  component: SuiviCard,
  subcomponents: { SuiviCardLoading },
  args: {
    versions: [V2, V1],
    entrees: [],
    regime: 'liste',
    today: '2026-11-22',
    onAdd: fn(),
    onSend: fn(),
    onDownloadAvis: fn(),
  },
} satisfies Meta<typeof SuiviCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RienDeNote: Story = {
  name: "Rien n'est noté",
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('Non transmis au SPST')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: /2312-5/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer par email' }));
    await expect(args.onSend).toHaveBeenCalledWith(V2);
    await userEvent.click(canvas.getByRole('button', { name: 'Noter la transmission' }));
    await expect(args.onAdd).toHaveBeenCalledWith(V2, 'SPST', null);
    await userEvent.click(canvas.getByRole('button', { name: /^Version 1 du/ }));
    // Its full PDF cannot be had: it is not sent.
    await expect(canvas.getAllByRole('button', { name: 'Envoyer par email' })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Noter la transmission' })).toHaveLength(2);
  },
};

export const ToutEstNote: Story = {
  name: 'Tout est noté',
  args: { entrees: DONE },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Non transmis au SPST')).not.toBeVisible();
    await expect(canvas.getByText(/SPST du Rhône/)).toBeVisible();
    await expect(canvas.queryByText(/SPST de la Loire/)).toBeNull();
    await expect(
      canvas.getByText('Réunion du 5 novembre 2026, avis favorable : Le comité demande un point en mars.'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/\. Consultation : Bureau de l'accueil, aux heures d'ouverture$/),
    ).toBeVisible();
    await expect(canvas.getByText('Corrigé par camille@exemple.fr le 6 novembre 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: "Télécharger l'avis à afficher" }));
    await expect(args.onDownloadAvis).toHaveBeenCalledWith(DONE[3]);
    await userEvent.click(canvas.getByRole('button', { name: 'Corriger\u00A0: Transmission au SPST' }));
    await expect(args.onAdd).toHaveBeenCalledWith(V2, 'SPST', DONE[1]);
    // To another address, or because the first one did not arrive.
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer à nouveau par email' }));
    await expect(args.onSend).toHaveBeenCalledWith(V2);
  },
};

/** It says how to read the document, whichever of its versions. */
export const AvisDUneVersionPrecedente: Story = {
  name: "Avis d'accès d'une version précédente",
  args: { entrees: [entree({ id: 'e7', versionId: 'v1', type: 'AVIS_D_ACCES', lieu: 'Accueil' })] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(/^Affiché à partir du 5 novembre 2026/)[0]).toBeVisible();
    await expect(canvas.queryByText('Pas encore établi')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: "Télécharger l'avis à afficher" }));
    await expect(args.onDownloadAvis).toHaveBeenCalledWith(args.entrees[0]);
    // A new one is of this version: that of the other is corrected where it stands.
    await userEvent.click(canvas.getByRole('button', { name: "Établir l'avis d'accès" }));
    await expect(args.onAdd).toHaveBeenCalledWith(V2, 'AVIS_D_ACCES', null);
  },
};

/** Of two notices, the one that was pressed. */
export const AvisEnPreparation: Story = {
  name: "Avis d'accès en préparation",
  args: {
    entrees: [
      entree({ id: 'e4', type: 'AVIS_D_ACCES', lieu: 'Accueil' }),
      entree({ id: 'e7', versionId: 'v1', type: 'AVIS_D_ACCES', lieu: 'Atelier' }),
    ],
    downloadingEntreeId: 'e7',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Version 1 du/ }));
    await expect(canvas.getAllByText('Préparation…')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: "Télécharger l'avis à afficher" })).toBeVisible();
  },
};

/** Its day is to come: nothing is posted yet. */
export const AvisAVenir: Story = {
  name: "Avis d'accès à venir",
  args: { entrees: [entree({ id: 'e8', type: 'AVIS_D_ACCES', date: '2026-12-01', lieu: 'Accueil' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^À afficher à partir du 1er/)).toBeVisible();
    await expect(canvas.queryByText(/^Affiché/)).toBeNull();
  },
};

export const SansCse: Story = {
  name: 'Pas de CSE',
  args: {
    entrees: [
      entree({ id: 'e5', type: 'CSE', avis: 'carence' }),
      entree({ id: 'e6', versionId: 'v1', type: 'CSE', avis: 'effectif non atteint' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/procès-verbal de carence du 5 novembre 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Version 1 du/ }));
    await expect(canvas.getByText(/constaté le 5 novembre 2026/)).toBeVisible();
    await expect(canvas.queryByText(/Réunion/)).toBeNull();
  },
};

export const SansAvisRendu: Story = {
  name: 'Avis non rendu',
  args: { entrees: [entree({ type: 'CSE', avis: 'sans avis', compteRendu: '' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Réunion du 5 novembre 2026, avis non rendu')).toBeVisible();
  },
};

export const EnChargement: Story = {
  name: 'En chargement',
  render: () => (
    <SkeletonGroup>
      <SuiviCardLoading />
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^L'employeur transmet le document unique/)).toBeVisible();
    await expect(canvas.getByText(/^L'employeur transmet/).closest('[inert]')).not.toBeNull();
  },
};

export const SurTelephone: Story = {
  name: 'Sur un téléphone',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { entrees: DONE.slice(0, 3), regime: 'programme' },
  render: (args) => (
    <div className={phone}>
      <SuiviCard {...args} />
    </div>
  ),
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <SuiviCard {...args} entrees={DONE.slice(2)} regime="programme" />
    </div>
  ),
};
