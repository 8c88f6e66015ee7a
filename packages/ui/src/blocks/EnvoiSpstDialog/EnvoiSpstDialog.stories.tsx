import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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
    onChange: fn(),
    onSubmit: fn(() => true),
    onSend: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof EnvoiSpstDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const ouvert = async () =>
  within(await screen.findByRole('dialog', { name: 'Envoyer la version 2 au SPST' }));

export const Saisir: Story = {
  name: 'Saisir',
  args: {
    errors: { emailAddress: 'Veuillez entrer une adresse email valide' },
    onSubmit: fn(() => false),
  },
  play: async ({ args }) => {
    const dialogue = await ouvert();
    await expect(dialogue.queryByRole('button', { name: 'Envoyer' })).toBeNull();
    await userEvent.click(dialogue.getByRole('button', { name: 'Continuer' }));
    await expect(args.onSubmit).toHaveBeenCalled();
    const resume = dialogue.getByRole('region', { name: '1 champ est à corriger' });
    await waitFor(() => expect(resume).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Nothing leaves by a double press of « Continuer »: the question has the focus, and its button stands elsewhere. */
export const Question: Story = {
  name: 'La dernière question',
  play: async ({ args }) => {
    await userEvent.dblClick((await ouvert()).getByRole('button', { name: 'Continuer' }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toHaveFocus());
    await expect(question).toHaveAccessibleDescription(
      /à contact@spst\.exemple\.fr .*copie à camille@exemple\.fr/,
    );
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Envoyer' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** A double press of « Envoyer » sends once, and takes away the question alone: the form tells what became of it. */
export const DoublePression: Story = {
  name: 'Envoyer, pressé deux fois',
  play: async ({ args }) => {
    await userEvent.click((await ouvert()).getByRole('button', { name: 'Continuer' }));
    const question = await screen.findByRole('alertdialog');
    // It is still there while it fades, as for whoever has not asked for less motion.
    const fading = question.parentElement?.animate({ opacity: [1, 0] }, 60_000);
    await userEvent.dblClick(within(question).getByRole('button', { name: 'Envoyer' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(question).toBeInTheDocument();
    await expect(args.onCancel).not.toHaveBeenCalled();
    fading?.finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args }) => {
    const dialogue = await ouvert();
    await userEvent.click(dialogue.getByRole('button', { name: 'Continuer' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Retour' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(dialogue.getByRole('button', { name: 'Continuer' }));
    await expect(await screen.findByText('contact@spst.exemple.fr')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
