import { firstMessage, renameUniteSchema } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { NameRow } from './NameRow.tsx';

const meta = {
  title: 'Blocs/Évaluer/NameRow',
  id: 'blocks-namerow',
  component: NameRow,
  args: {
    name: 'Fournil',
    detail: '12 risques',
    validate: (name) => firstMessage(renameUniteSchema, name),
    onRename: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof NameRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Renommer: Story = {
  name: 'Renommer',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renommer Fournil' }));
    const champ = canvas.getByRole('textbox', { name: 'Nouveau nom' });
    await expect(champ).toHaveFocus();
    await userEvent.clear(champ);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Le nom ne peut pas être vide')).toBeVisible();
    await userEvent.keyboard('Laboratoire{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('Laboratoire', args.name);
    await expect(canvas.getByRole('button', { name: 'Renommer Fournil' })).toHaveFocus();
  },
};

let renameElsewhere = (): void => undefined;

/** Somebody else renames it under the form: what is told is the name that was there when the form opened. */
export const RenommeSousLeFormulaire: Story = {
  name: 'Renommé sous le formulaire',
  render: function Etat(args) {
    const [name, setName] = useState(args.name);
    renameElsewhere = () => setName('Labo');
    return (
      <>
        <p>{`Ailleurs : ${name}`}</p>
        <NameRow {...args} name={name} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renommer Fournil' }));
    renameElsewhere();
    await expect(await canvas.findByText('Ailleurs : Labo')).toBeVisible();
    await userEvent.keyboard('Pétrin{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('Pétrin', 'Fournil');
    // What is asked next begins with the name of now.
    await userEvent.click(canvas.getByRole('button', { name: 'Renommer Labo' }));
    await expect(canvas.getByRole('textbox', { name: 'Nouveau nom' })).toHaveValue('Labo');
  },
};

/** A name that was begun in an earlier visit is there, with the name that it was to replace; nothing takes the focus. */
export const Repris: Story = {
  name: 'Repris',
  args: { draft: { read: () => ({ text: 'Pétr', seen: 'Ancien' }), save: fn() } },
  play: async ({ canvas, args }) => {
    const champ = canvas.getByRole('textbox', { name: 'Nouveau nom' });
    await expect(champ).toHaveValue('Pétr');
    await expect(champ).not.toHaveFocus();
    await userEvent.type(champ, 'in');
    await expect(args.draft?.save).toHaveBeenLastCalledWith('Pétrin', 'Ancien');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('Pétrin', 'Ancien');
    await expect(args.draft?.save).toHaveBeenLastCalledWith('', 'Ancien');
  },
};

/** The same name is no change. */
export const MemeNom: Story = {
  name: 'Même nom',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renommer Fournil' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Renommer Fournil' })).toHaveFocus();
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};

export const Annuler: Story = {
  name: 'Annuler',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renommer Fournil' }));
    await userEvent.keyboard('Autre{Escape}');
    await expect(canvas.getByText('Fournil')).toBeVisible();
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};

export const Supprimer: Story = {
  name: 'Supprimer',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Fournil' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <NameRow {...args} />
      <NameRow {...args} code="CHU-ESC-01" name="Chute dans un escalier" detail="Évalué" />
      <NameRow {...args} name={LONG_LABEL} />
      <div className={phone}>
        <NameRow {...args} code="CHU-ESC-01" name={LONG_WORD} />
      </div>
    </div>
  ),
};
