import { PHRASE_DE_L_AVIS, PHRASE_DU_SPST, phraseDuCse, SUIVI_VIDE } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SuiviDialog } from './SuiviDialog.tsx';

const meta = {
  title: 'Blocs/Lire et télécharger/SuiviDialog',
  id: 'blocks-suividialog',
  component: SuiviDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    isOpen: true,
    type: 'SPST',
    versionNumber: 2,
    values: { ...SUIVI_VIDE, date: '2026-11-22' },
    phrase: PHRASE_DU_SPST,
    isCorrection: false,
    onChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SuiviDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { errors: { destinataire: 'Ce champ est requis' } },
  play: async ({ args }) => {
    const dialogue = within(
      await screen.findByRole('dialog', { name: 'Transmission au SPST\u00A0: version 2' }),
    );
    await userEvent.type(dialogue.getByRole('textbox', { name: /^Moyen/ }), 'p');
    await expect(args.onChange).toHaveBeenCalledWith({ moyen: 'p' });
    await userEvent.click(dialogue.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalled();
    const resume = dialogue.getByRole('region', { name: '1 champ est à corriger' });
    await waitFor(() => expect(resume).toHaveFocus());
    await userEvent.click(within(resume).getByRole('link', { name: 'Ce champ est requis' }));
    await expect(dialogue.getByRole('textbox', { name: /^Destinataire/ })).toHaveFocus();
  },
};

export const Cse: Story = {
  name: 'CSE',
  args: { type: 'CSE', phrase: phraseDuCse('programme'), isCorrection: true },
  play: async ({ args }) => {
    const dialogue = within(await screen.findByRole('dialog'));
    await userEvent.click(dialogue.getByRole('radio', { name: 'Défavorable' }));
    await expect(args.onChange).toHaveBeenCalledWith({ avis: 'défavorable' });
    await expect(dialogue.getByText(/journal d'audit/)).toBeVisible();
  },
};

export const Carence: Story = {
  name: 'Pas de CSE, procès-verbal de carence',
  args: { type: 'CSE', phrase: phraseDuCse('liste'), values: { ...SUIVI_VIDE, avis: 'carence' } },
  play: async ({ args }) => {
    const dialogue = within(await screen.findByRole('dialog'));
    await expect(dialogue.getByText('Date du procès-verbal de carence')).toBeVisible();
    await expect(dialogue.getByRole('link', { name: /2314-9/ })).toBeVisible();
    await expect(dialogue.queryByRole('textbox', { name: /^Extrait/ })).toBeNull();
    await userEvent.click(dialogue.getByRole('radio', { name: /douze mois consécutifs/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ avis: 'effectif non atteint' });
  },
};

export const EffectifNonAtteint: Story = {
  name: 'Pas de CSE, effectif non atteint',
  args: {
    type: 'CSE',
    phrase: phraseDuCse('liste'),
    values: { ...SUIVI_VIDE, avis: 'effectif non atteint' },
  },
  play: async () => {
    const dialogue = within(await screen.findByRole('dialog'));
    await expect(dialogue.getByText('Date du constat')).toBeVisible();
    await expect(dialogue.getByRole('link', { name: /2311-2/ })).toBeVisible();
  },
};

export const AvisDAcces: Story = {
  name: "Avis d'accès",
  args: { type: 'AVIS_D_ACCES', phrase: PHRASE_DE_L_AVIS, errorMessage: 'Le serveur ne répond pas.' },
  play: async () => {
    const dialogue = within(await screen.findByRole('dialog'));
    await expect(dialogue.getByRole('textbox', { name: /^Où le document se consulte/ })).toBeVisible();
    await expect(dialogue.getByText('Le serveur ne répond pas.')).toBeVisible();
  },
};
