import { createCategorieNameSchema, firstMessage, renameUniteSchema } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_LABEL } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { InlineNameForm } from './InlineNameForm.tsx';

const CATEGORIES = [{ idCategorie: 'chu', displayName: 'Chutes de hauteur' }];

const meta = {
  title: 'Blocs/Évaluer/InlineNameForm',
  id: 'blocks-inlinenameform',
  component: InlineNameForm,
  args: {
    label: 'Nom de la catégorie',
    submitLabel: 'Ajouter',
    validate: (name) => firstMessage(createCategorieNameSchema(CATEGORIES), name),
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof InlineNameForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ajout: Story = {
  name: 'Ajout',
  play: async ({ canvas, args }) => {
    const champ = canvas.getByRole('textbox', { name: 'Nom de la catégorie' });
    await userEvent.type(champ, 'CHUTES  de hauteur{Enter}');
    await expect(canvas.getByText('Une catégorie avec ce nom existe déjà')).toBeVisible();
    await expect(champ).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // What was refused is checked again with each letter.
    await userEvent.clear(champ);
    await expect(champ).toBeInvalid();
    await userEvent.type(champ, '  Bruit ');
    await expect(champ).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('Bruit');
    await expect(champ).toHaveValue('');
  },
};

export const Renommage: Story = {
  name: 'Renommage',
  args: {
    label: 'Nouveau nom',
    defaultValue: 'Fournil',
    submitLabel: 'Renommer',
    hasAutoFocus: true,
    validate: (name) => firstMessage(renameUniteSchema, name),
  },
  play: async ({ canvas, args }) => {
    const champ = canvas.getByRole('textbox', { name: 'Nouveau nom' });
    await expect(champ).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect(canvas.getByText('Le nom ne peut pas être vide')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** What is typed is kept; what is given up, or is the name as it was, is not. */
export const Brouillon: Story = {
  name: 'Brouillon',
  args: { defaultValue: 'Four', draft: { read: () => null, save: fn() } },
  play: async ({ canvas, args }) => {
    const champ = canvas.getByRole('textbox', { name: 'Nom de la catégorie' });
    await expect(champ).toHaveValue('Four');
    await userEvent.type(champ, 's');
    await expect(args.draft?.save).toHaveBeenLastCalledWith('Fours', 'Four');
    await userEvent.type(champ, '{Backspace}');
    await expect(args.draft?.save).toHaveBeenLastCalledWith('', 'Four');
    await userEvent.type(champ, 'nil');
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.draft?.save).toHaveBeenLastCalledWith('', 'Four');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <InlineNameForm {...args} />
      <InlineNameForm {...args} defaultValue={LONG_LABEL} />
      <div className={phone}>
        <InlineNameForm {...args} label="Avec un message" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const envoyer = canvas.getAllByRole('button', { name: 'Ajouter' }).at(-1);
    if (envoyer !== undefined) await userEvent.click(envoyer);
    const refuse = canvas.getByRole('textbox', { name: 'Avec un message' });
    await expect(refuse).toBeInvalid();
    await expect(refuse).toHaveFocus();
  },
};
