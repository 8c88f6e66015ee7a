import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { EnvoiSpstDialog } from './EnvoiSpstDialog.tsx';

const meta = {
  title: 'Blocs/Lire et télécharger/EnvoiSpstDialog',
  id: 'blocks-envoispstdialog',
  component: EnvoiSpstDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    versionNumber: 2,
    values: { destinataire: 'SPST du Rhône', emailAddress: 'contact@spst.exemple.fr', message: '' },
    copyTo: 'camille@exemple.fr',
    isConfirming: false,
    onChange: fn(),
    onSubmit: fn(),
    onBack: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof EnvoiSpstDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const ouvert = async () =>
  within(await screen.findByRole('dialog', { name: 'Envoyer la version 2 au SPST' }));

export const Saisir: Story = {
  name: 'Saisir',
  args: { errors: { emailAddress: 'Veuillez entrer une adresse email valide' } },
  play: async ({ args }) => {
    const dialogue = await ouvert();
    await expect(dialogue.queryByRole('button', { name: 'Envoyer' })).toBeNull();
    await userEvent.click(dialogue.getByRole('button', { name: 'Continuer' }));
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { isConfirming: true },
  play: async ({ args }) => {
    const dialogue = await ouvert();
    await expect(dialogue.getByText('contact@spst.exemple.fr')).toBeVisible();
    await expect(dialogue.getByText(/copie à camille@exemple.fr/)).toBeVisible();
    await userEvent.click(dialogue.getByRole('button', { name: 'Retour' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};
