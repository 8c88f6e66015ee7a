import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inputControls } from '../../stories/field-controls.ts';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { PasswordField } from './PasswordField.tsx';

const rulesOf = (password: string) => [
  { id: 'length', label: 'Au moins 8 caractères', isMet: password.length >= 8 },
  { id: 'letter', label: 'Au moins 1 lettre', isMet: /[a-z]/i.test(password) },
  { id: 'digit', label: 'Au moins 1 chiffre', isMet: /\d/.test(password) },
  { id: 'special', label: 'Au moins 1 caractère spécial', isMet: /[!@#$%-]/.test(password) },
];

const meta = {
  title: 'Composants/Saisir/PasswordField',
  id: 'components-passwordfield',
  component: PasswordField,
  argTypes: inputControls,
  args: { label: 'Mot de passe', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowAndHide: Story = {
  name: 'Montrer et cacher',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Mot de passe');
    await userEvent.type(input, 'secret');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le mot de passe' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('secret');
    await expect(canvas.getByText('Mot de passe affiché')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer le mot de passe' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.queryByText('Mot de passe affiché')).toBeNull();
  },
};

/** The eye comes after the field, and keeps the focus. */
export const ByKeyboard: Story = {
  name: 'Au clavier',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Mot de passe')).toHaveFocus();
    await userEvent.keyboard('secret');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Masquer le mot de passe' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Mot de passe' })).toHaveValue('secret');
  },
};

/** Each rule is ticked as soon as it holds, by shape, by colour and in words. */
export const LiveRules: Story = {
  name: 'Règles pendant la saisie',
  args: { autoComplete: 'new-password' },
  render: function Render(args) {
    const [value, setValue] = useState('');
    return <PasswordField {...args} value={value} onChange={setValue} rules={rulesOf(value)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Règles du mot de passe' }));
    await expect(list.getAllByText(/à respecter/)).toHaveLength(4);
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAccessibleDescription(/à respecter/);
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'abc');
    await expect(canvas.getByText('1 règle respectée sur 4')).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Mot de passe'), '1');
    await expect(list.getAllByText(/: respectée/)).toHaveLength(2);
    await expect(canvas.getByText('2 règles respectées sur 4')).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Mot de passe'), '!longer');
    await expect(list.getAllByText(/: respectée/)).toHaveLength(4);
  },
};

export const Shown: Story = {
  name: 'Montré',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { autoComplete: 'new-password', rules: rulesOf('Fournil-2026') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Fournil-2026');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('textbox', { name: 'Mot de passe' })).toHaveValue('Fournil-2026');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const WithError: Story = {
  name: 'Avec une erreur',
  args: { errorMessage: 'Les mots de passe ne correspondent pas', description: 'Le même que plus haut.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mot de passe');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(
      'Le même que plus haut. Les mots de passe ne correspondent pas',
    );
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <PasswordField label="Mot de passe" autoComplete="current-password" defaultValue="secret" />
      <PasswordField
        label="Confirmation du mot de passe"
        autoComplete="new-password"
        defaultValue="secret"
        errorMessage="Les mots de passe ne correspondent pas"
      />
      <PasswordField
        label="Nouveau mot de passe"
        autoComplete="new-password"
        defaultValue="abcdefg1"
        rules={rulesOf('abcdefg1')}
      />
      <PasswordField label="Désactivé" autoComplete="current-password" defaultValue="secret" isDisabled />
      <PasswordField
        label={LONG_LABEL}
        autoComplete="new-password"
        description={LONG_LABEL}
        errorMessage={LONG_LABEL}
        rules={[{ id: 'long', label: LONG_LABEL, isMet: false }]}
      />
    </div>
  ),
};
