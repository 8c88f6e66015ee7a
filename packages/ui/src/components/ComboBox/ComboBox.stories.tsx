import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const OPTIONS = [
  { value: 'BAT', label: 'Bâtiment et travaux publics' },
  { value: 'REST', label: 'Hôtellerie et restauration' },
  { value: 'AGRI', label: 'Agriculture, maraîchage' },
  { value: 'OEUV', label: "Œuvres d'art et spectacle" },
  { value: 'LONG', label: LONG_LABEL },
];

const meta = {
  component: ComboBox,
  args: { label: "Secteur d'activité", name: 'secteur', options: OPTIONS, onChange: fn() },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** « batiment » finds « Bâtiment », « oeuvre » finds « Œuvres », and the words may come in any order. */
export const AccentInsensitive: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: "Secteur d'activité" });
    await userEvent.type(input, 'publics BATIMENT');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.clear(input);
    await userEvent.type(input, 'oeuvre');
    await userEvent.click(await screen.findByRole('option', { name: "Œuvres d'art et spectacle" }));
    await expect(args.onChange).toHaveBeenLastCalledWith('OEUV');
    await expect(input).toHaveValue("Œuvres d'art et spectacle");
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(await screen.findByText('Aucun résultat')).toBeVisible();
  },
};

function FreeText({ onInputChange, ...props }: ComboBoxProps) {
  const [text, setText] = useState('');
  const handleChange = (next: string) => {
    setText(next);
    onInputChange?.(next);
  };
  return <ComboBox {...props} allowsCustomValue inputValue={text} onInputChange={handleChange} />;
}

export const CustomValue: Story = {
  args: { onInputChange: fn() },
  render: (args) => <FreeText {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Apiculture urbaine');
    await expect(await screen.findByText('Aucune suggestion : votre texte est gardé.')).toBeVisible();
    await userEvent.tab();
    await expect(input).toHaveValue('Apiculture urbaine');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('Apiculture urbaine');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const AllStates: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <ComboBox label="Vide" options={OPTIONS} placeholder="Tapez quelques lettres" isOptional />
      <ComboBox label="Choisi" options={OPTIONS} value="REST" />
      <ComboBox label="En erreur" options={OPTIONS} errorMessage="Le secteur est requis" />
      <ComboBox label="Désactivé" options={OPTIONS} value="AGRI" isDisabled />
      <ComboBox label="Très long" options={OPTIONS} value="LONG" description={LONG_LABEL} />
    </div>
  ),
};
