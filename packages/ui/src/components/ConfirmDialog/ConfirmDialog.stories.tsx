import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DialogTrigger } from '../Dialog/Dialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Composants/Ouvrir par-dessus/ConfirmDialog',
  id: 'components-confirmdialog',
  component: ConfirmDialog,
  // react-aria's announcer names for seven seconds the busy button, which left with the dialog.
  parameters: {
    a11y: { context: { exclude: ['[data-live-announcer]'] } },
    docs: { story: { inline: false, height: '400px' } },
  },
  args: {
    title: 'Annuler le renouvellement automatique\u202F?',
    children: "Votre abonnement reste actif jusqu'à la prochaine échéance, puis prend fin.",
    tone: 'default',
    onConfirm: fn(),
  },
  render: (args) => (
    <DialogTrigger>
      <Button variant="secondary">Annuler</Button>
      <ConfirmDialog {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const ouvrir = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
  return screen.findByRole('alertdialog');
};
const attendreFermeture = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const Confirmer: Story = {
  name: 'Confirmer',
  play: async ({ canvas, args }) => {
    const dialogue = await ouvrir(canvas);
    await expect(dialogue).toHaveAccessibleName('Annuler le renouvellement automatique\u202F?');
    await expect(dialogue).toHaveAccessibleDescription(/reste actif jusqu'à la prochaine échéance/);
    await userEvent.click(within(dialogue).getByRole('button', { name: 'Confirmer' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await attendreFermeture();
  },
};

export const Renoncer: Story = {
  name: 'Renoncer',
  play: async ({ canvas, args }) => {
    await userEvent.click(within(await ouvrir(canvas)).getByRole('button', { name: 'Retour' }));
    await attendreFermeture();
    await ouvrir(canvas);
    await userEvent.keyboard('{Escape}');
    await attendreFermeture();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A press outside of a question answers nothing. */
export const AppuiEnDehors: Story = {
  name: 'Appui en dehors',
  play: async ({ canvas, args }) => {
    const dialogue = await ouvrir(canvas);
    await waitFor(() => expect(dialogue).toHaveFocus());
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    await expect(dialogue.closest('[data-exiting]')).toBeNull();
    await userEvent.click(within(dialogue).getByRole('button', { name: 'Confirmer' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await attendreFermeture();
  },
};

export const TroisReponses: Story = {
  name: 'Trois réponses',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    title: 'Modifications non sauvegardées',
    children: 'Voulez-vous continuer quand même\u202F?',
    cancelLabel: 'Rester',
    confirmLabel: 'Continuer',
    alternative: { label: 'Enregistrer et continuer', onPress: fn() },
  },
  play: async ({ canvas, args }) => {
    const dialogue = within(await ouvrir(canvas));
    await userEvent.click(dialogue.getByRole('button', { name: 'Enregistrer et continuer' }));
    await expect(args.alternative?.onPress).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await attendreFermeture();
    await ouvrir(canvas);
  },
};

let finish: () => void = () => undefined;
let refuse: () => void = () => undefined;

export const EnCours: Story = {
  name: 'En cours',
  args: {
    onConfirm: fn(() => new Promise<void>((resolve) => (finish = resolve))),
    pendingText: 'Annulation…',
  },
  play: async ({ canvas }) => {
    const dialogue = await ouvrir(canvas);
    await userEvent.click(within(dialogue).getByRole('button', { name: 'Confirmer' }));
    await expect(await within(dialogue).findByText('Annulation…')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialogue).toBeVisible();
    await expect(within(dialogue).getByRole('button', { name: 'Retour' })).toBeDisabled();
    finish();
    await attendreFermeture();
  },
};

/** While the third answer runs nothing else is answered, and a refusal leaves the question there. */
export const TroisiemeReponseEnCours: Story = {
  name: 'Troisième réponse en cours',
  args: {
    alternative: {
      label: 'Enregistrer et continuer',
      onPress: fn(
        () =>
          new Promise<void>((resolve, reject) => {
            finish = resolve;
            refuse = () => reject(new Error('refusé'));
          }),
      ),
    },
    pendingText: 'Enregistrement…',
  },
  play: async ({ canvas, args }) => {
    const dialogue = await ouvrir(canvas);
    const bouton = (name: string | RegExp) => within(dialogue).getByRole('button', { name });
    await userEvent.click(bouton('Enregistrer et continuer'));
    await expect(await within(dialogue).findByText('Enregistrement…')).toBeVisible();
    await expect(bouton('Confirmer')).toBeDisabled();
    await expect(bouton('Retour')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(dialogue).toBeVisible();
    refuse();
    await waitFor(() => expect(bouton('Confirmer')).toBeEnabled());
    await userEvent.click(bouton('Enregistrer et continuer'));
    await expect(await within(dialogue).findByText('Enregistrement…')).toBeVisible();
    finish();
    await attendreFermeture();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Echec: Story = {
  name: 'Échec',
  args: { onConfirm: fn(() => Promise.reject(new Error('refusé'))) },
  play: async ({ canvas, args }) => {
    const dialogue = await ouvrir(canvas);
    await userEvent.click(within(dialogue).getByRole('button', { name: 'Confirmer' }));
    await waitFor(() => expect(within(dialogue).getByRole('button', { name: 'Retour' })).toBeEnabled());
    await expect(dialogue).toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Nothing is confirmed by a first Enter: the dialog itself has the focus. */
export const Clavier: Story = {
  name: 'Clavier',
  play: async ({ canvas, args }) => {
    const bouton = canvas.getByRole('button', { name: 'Annuler' });
    bouton.focus();
    await userEvent.keyboard('{Enter}');
    const dialogue = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialogue).toHaveFocus());
    for (const name of ['Fermer', 'Retour', 'Confirmer', 'Fermer', 'Retour', 'Confirmer']) {
      await userEvent.tab();
      await expect(within(dialogue).getByRole('button', { name })).toHaveFocus();
    }
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await attendreFermeture();
    await waitFor(() => expect(bouton).toHaveFocus());
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    isOpen: true,
    tone: 'danger',
    title: 'Supprimer ce DUERP\u202F?',
    children:
      'Ses versions sont conservées dans vos archives, comme la loi le demande. Le document quitte votre liste.',
    confirmLabel: 'Supprimer',
  },
  render: (args) => <ConfirmDialog {...args} />,
};
