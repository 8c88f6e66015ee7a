import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { LONG_LABEL } from '../../stories/hostile.ts';
import { REFERENTIEL } from '../../stories/referentiel.ts';
import { PickerForm } from './PickerForm.tsx';
import { RisquePickerDialog } from './RisquePickerDialog.tsx';

const meta = {
  title: 'Blocs/Évaluer/RisquePickerDialog',
  id: 'blocks-risquepickerdialog',
  component: RisquePickerDialog,
  subcomponents: { PickerForm },
  args: {
    ...REFERENTIEL,
    isOpen: true,
    uniteName: 'Fournil',
    derniereRelecture: '2026-11-22',
    onAdd: fn(),
    onCancel: fn(),
    onTick: fn(),
  },
} satisfies Meta<typeof RisquePickerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ajouter: Story = {
  name: 'Ajouter',
  play: async ({ args }) => {
    const dialogue = within(await screen.findByRole('dialog', { name: /^Ajouter des risques.: Fournil$/ }));
    await expect(dialogue.getByText(/Exemples relus le 22\snovembre 2026\.$/)).toBeVisible();
    await expect(dialogue.getByText('0 risque sélectionné')).toBeVisible();
    const ajouter = dialogue.getByRole('button', { name: 'Ajouter les risques sélectionnés' });
    await userEvent.click(ajouter);
    await expect(dialogue.getByText('Veuillez sélectionner au moins un risque')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(dialogue.getByRole('checkbox', { name: /^Sols glissants/ }));
    await expect(dialogue.getByText('2 risques sélectionnés')).toBeVisible();
    await expect(args.onTick).toHaveBeenLastCalledWith(true);
    // Nothing is lost any more once all are unticked.
    await userEvent.click(dialogue.getByRole('checkbox', { name: /^Sols glissants/ }));
    await expect(args.onTick).toHaveBeenLastCalledWith(false);
    await userEvent.click(dialogue.getByRole('checkbox', { name: /^Sols glissants/ }));
    await userEvent.click(ajouter);
    await expect(args.onAdd).toHaveBeenCalledWith(new Set(['cpp-sol-1', 'cpp-sol-2']));
  },
};

export const Annuler: Story = {
  name: 'Annuler',
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Some texts of the examples could not be had: that is said first, and the names can be ticked all the same. */
export const TextesManquants: Story = {
  name: 'Textes manquants',
  args: { notice: <Alert live="polite">Les seuils réglementaires arrivent.</Alert> },
  play: async () => {
    const dialogue = within(await screen.findByRole('dialog'));
    await expect(dialogue.getByText('Les seuils réglementaires arrivent.')).toBeVisible();
    await userEvent.click(dialogue.getByRole('checkbox', { name: /^Sols glissants/ }));
    await expect(dialogue.getByText('2 risques sélectionnés')).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { uniteName: LONG_LABEL },
};
