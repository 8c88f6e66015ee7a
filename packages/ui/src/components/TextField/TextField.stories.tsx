import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inputControls } from '../../stories/field-controls.ts';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Composants/Saisir/TextField',
  id: 'components-textfield',
  component: TextField,
  argTypes: inputControls,
  args: { label: 'Adresse email', name: 'emailAddress', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Par défaut',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Adresse email' });
    await userEvent.type(input, 'a@b.fr');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b.fr');
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const WithDescription: Story = {
  name: 'Avec une aide',
  args: { description: 'Celle de votre compte.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Celle de votre compte.');
  },
};

/** The message appears and leaves with `errorMessage`, and the input says that it is invalid. */
export const ErrorThatIsMended: Story = {
  name: 'Erreur corrigée',
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <TextField
        {...args}
        value={value}
        onChange={setValue}
        errorMessage={value.includes('@') ? undefined : 'Veuillez entrer une adresse email valide'}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Adresse email' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Veuillez entrer une adresse email valide');
    await userEvent.type(input, 'a@');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByText('Veuillez entrer une adresse email valide')).toBeNull();
  },
};

export const Focus: Story = {
  name: 'Focus',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <TextField label="Raison sociale" />
      <TextField label="Ville" defaultValue="Nantes" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Menuiserie Durand');
    await expect(canvas.getByRole('textbox', { name: 'Raison sociale' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <TextField label="Vide" placeholder="prenom.nom@exemple.fr" />
      <TextField label="Rempli" defaultValue="Menuiserie Durand" />
      <TextField label="Complément d'adresse" isOptional description="Une phrase qui aide à répondre." />
      <TextField label="En erreur" defaultValue="12345" errorMessage="Le SIRET doit contenir 14 chiffres" />
      <TextField label="Lecture seule" isReadOnly value="contact@exemple.fr" />
      <TextField label="Désactivé" isDisabled defaultValue="Indisponible" />
      <TextField
        label={LONG_LABEL}
        description={LONG_LABEL}
        errorMessage={LONG_WORD}
        defaultValue={LONG_WORD}
      />
    </div>
  ),
};
