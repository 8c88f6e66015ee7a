import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { aVersion } from '../../stories/duerp-samples.ts';
import { DownloadDialog } from './DownloadDialog.tsx';

const meta = {
  title: 'Blocs/Lire et télécharger/DownloadDialog',
  id: 'blocks-downloaddialog',
  component: DownloadDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    version: aVersion(),
    onDownload: fn(),
    isPending: false,
    choosePlanHref: '#formules',
  },
} satisfies Meta<typeof DownloadDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const ouvert = async () => within(await screen.findByRole('dialog', { name: 'Télécharger la version 2' }));

export const Complete: Story = {
  name: 'Complète',
  play: async ({ args }) => {
    const dialogue = await ouvert();
    await expect(dialogue.getByText('Créée le 3 novembre 2026')).toBeVisible();
    await expect(dialogue.getByText('Fichier : DUERP_v2.pdf')).toBeVisible();
    await expect(dialogue.queryByText('PDF de démonstration')).toBeNull();
    await userEvent.click(dialogue.getByRole('button', { name: 'Télécharger le PDF' }));
    await expect(args.onDownload).toHaveBeenCalledWith({ isDemo: false });
    await userEvent.click(dialogue.getByRole('button', { name: 'Retour' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Demonstration: Story = {
  name: 'Démonstration',
  args: { version: aVersion({ isCovered_Derivated: false }) },
  play: async ({ args }) => {
    const dialogue = await ouvert();
    await expect(dialogue.getByText('Fichier : DUERP_v2_demo.pdf')).toBeVisible();
    await expect(dialogue.getByRole('link', { name: 'Choisir une formule' })).toHaveAttribute(
      'href',
      '#formules',
    );
    await userEvent.click(dialogue.getByRole('button', { name: 'Télécharger la démo' }));
    await expect(args.onDownload).toHaveBeenCalledWith({ isDemo: true });
  },
};

export const EnCours: Story = {
  name: 'En cours',
  args: { isPending: true },
  play: async ({ args }) => {
    const dialogue = await ouvert();
    await userEvent.click(dialogue.getByRole('button', { name: /Téléchargement…/ }));
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

export const Echec: Story = {
  name: 'Échec',
  args: { errorMessage: 'Erreur lors du téléchargement du PDF' },
  play: async () => {
    const dialogue = await ouvert();
    await expect(dialogue.getByRole('alert')).toHaveTextContent('Erreur lors du téléchargement du PDF');
    await expect(dialogue.getByRole('alert')).toHaveTextContent('Réessayez dans un instant.');
  },
};

export const EchecDurable: Story = {
  name: 'Échec durable',
  args: {
    errorMessage: 'Erreur lors du téléchargement du PDF\nErreur\u00A0: DUERP introuvable.',
    canRetry: false,
  },
  play: async () => {
    const dialogue = await ouvert();
    await expect(dialogue.getByRole('alert')).toHaveTextContent(/DUERP introuvable\.$/);
    await expect(dialogue.getByText('Erreur lors du téléchargement du PDF')).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    version: aVersion({ isCovered_Derivated: false }),
    errorMessage: 'Erreur lors du téléchargement du PDF',
  },
};
