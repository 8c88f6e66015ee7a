import { DEFAULT_DISPLAY_OPTIONS } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LONG_WORD } from '../../stories/hostile.ts';
import { GenerateVersionDialog } from './GenerateVersionDialog.tsx';

const meta = {
  title: 'Blocs/Lire et télécharger/GenerateVersionDialog',
  id: 'blocks-generateversiondialog',
  component: GenerateVersionDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    isOpen: true,
    values: { notesDeVersion: '', displayOptions: DEFAULT_DISPLAY_OPTIONS },
    onChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    isDemo: false,
    hasVersion: true,
    choosePlanHref: '#formules',
  },
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values);
    return (
      <GenerateVersionDialog
        {...args}
        values={values}
        onChange={(patch) => {
          setValues((previous) => ({ ...previous, ...patch }));
          args.onChange(patch);
        }}
      />
    );
  },
} satisfies Meta<typeof GenerateVersionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const ouvert = async () => within(await screen.findByRole('dialog', { name: 'Générer une version' }));

export const Remplir: Story = {
  name: 'Remplir',
  play: async ({ args }) => {
    const dialogue = await ouvert();
    await expect(dialogue.queryByText('PDF de démonstration')).toBeNull();
    await userEvent.click(dialogue.getByRole('button', { name: /Motif de cette version/ }));
    await expect(screen.queryByRole('option', { name: 'Première version' })).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: 'Mise à jour annuelle' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ motif: 'MISE_A_JOUR_ANNUELLE' });
    // What may be left out can be taken back.
    await userEvent.click(dialogue.getByRole('button', { name: /Motif de cette version/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Non précisé' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ motif: null });
    await userEvent.type(dialogue.getByRole('textbox', { name: /Notes de version/ }), 'Four');
    await expect(args.onChange).toHaveBeenLastCalledWith({ notesDeVersion: 'Four' });
    await userEvent.click(dialogue.getByRole('checkbox', { name: 'Regrouper par catégorie' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      displayOptions: { ...DEFAULT_DISPLAY_OPTIONS, shouldGroupByCategorie: false },
    });
    await userEvent.click(dialogue.getByRole('button', { name: 'Générer la version' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Renoncer: Story = {
  name: 'Renoncer',
  play: async ({ args }) => {
    const dialogue = await ouvert();
    await userEvent.click(dialogue.getByRole('button', { name: 'Retour' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Demonstration: Story = {
  name: 'Démonstration',
  args: { isDemo: true },
  play: async () => {
    const dialogue = await ouvert();
    await expect(dialogue.getByText('PDF de démonstration')).toBeVisible();
    await expect(dialogue.getByRole('link', { name: 'Choisir une formule' })).toBeVisible();
  },
};

export const Echec: Story = {
  name: 'Échec',
  args: {
    errorMessage: 'Le document est incomplet.',
    errors: { notesDeVersion: 'Les notes sont trop longues.' },
  },
  play: async () => {
    const dialogue = await ouvert();
    await expect(dialogue.getByText('Le document est incomplet.')).toBeVisible();
    const notes = dialogue.getByRole('textbox', { name: /Notes de version/ });
    await expect(notes).toHaveAccessibleDescription(/Les notes sont trop longues\./);
    await userEvent.click(dialogue.getByRole('button', { name: 'Générer la version' }));
    await waitFor(() => expect(notes).toHaveFocus());
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    isDemo: true,
    values: { notesDeVersion: LONG_WORD, displayOptions: DEFAULT_DISPLAY_OPTIONS },
    errorMessage: 'Le document est incomplet.',
  },
};
