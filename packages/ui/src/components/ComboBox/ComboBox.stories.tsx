import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inputControls } from '../../stories/field-controls.ts';
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

const GROUPED = [
  { value: 'NONE', label: 'Sans catégorie' },
  {
    label: 'Risques physiques',
    options: [
      { value: 'FALL', label: 'Chute de hauteur' },
      { value: 'VIBRATION', label: 'Vibrations mécaniques' },
    ],
  },
  {
    label: 'Risques chimiques',
    options: [
      { value: 'DUST', label: 'Poussières de bois' },
      { value: 'SMOKE', label: 'Fumées de soudage' },
    ],
  },
];

const meta = {
  title: 'Composants/Saisir/ComboBox',
  id: 'components-combobox',
  component: ComboBox,
  argTypes: inputControls,
  args: { label: "Secteur d'activité", name: 'secteur', options: OPTIONS, onChange: fn() },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** « batiment » finds « Bâtiment », « oeuvre » finds « Œuvres », and the words may come in any order. */
export const AccentInsensitive: Story = {
  name: 'Sans tenir compte des accents',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: "Secteur d'activité" });
    await userEvent.type(input, 'publics et BATIMENT');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.clear(input);
    await userEvent.type(input, 'oeuvre');
    await userEvent.click(await screen.findByRole('option', { name: "Œuvres d'art et spectacle" }));
    await expect(args.onChange).toHaveBeenLastCalledWith('OEUV');
    await expect(input).toHaveValue("Œuvres d'art et spectacle");
  },
};

/** The search passes through the groups; one without a match goes, its heading too. */
export const Grouped: Story = {
  name: 'Groupé',
  args: { label: 'Catégorie', options: GROUPED },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Catégorie' });
    // Typed without a click: the whole list narrowed to a group stops React's development build (adobe/react-spectrum 9405).
    await userEvent.tab();
    await userEvent.keyboard('MECANIQUES');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await expect(screen.getByRole('group', { name: 'Risques physiques' })).toBeVisible();
    await expect(screen.queryByText('Risques chimiques')).toBeNull();
    await userEvent.clear(input);
    await userEvent.keyboard('de');
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
    const group = within(screen.getByRole('group', { name: 'Risques chimiques' }));
    await userEvent.click(group.getByRole('option', { name: 'Poussières de bois' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('DUST');
    await expect(input).toHaveValue('Poussières de bois');
  },
};

/** The arrow opens the whole list, Enter takes an option, Escape leaves the choice as it was. */
export const ByKeyboard: Story = {
  name: 'Au clavier',
  args: { options: GROUPED, label: 'Catégorie' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('combobox', { name: 'Catégorie' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('FALL');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('Chute de hauteur');
    await expect(input).toHaveFocus();
  },
};

/** A finger on the text opens the whole list, as on the arrow beside it; a second one leaves it open. */
export const ParTouche: Story = {
  name: 'Au toucher',
  args: { label: 'Catégorie', options: GROUPED, value: 'FALL' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Catégorie' });
    await userEvent.pointer([{ keys: '[TouchA]', target: input }]);
    await expect(await screen.findAllByRole('option')).toHaveLength(5);
    await userEvent.pointer([
      { keys: '[TouchA]', target: screen.getByRole('option', { name: 'Fumées de soudage' }) },
    ]);
    await expect(args.onChange).toHaveBeenLastCalledWith('SMOKE');
  },
};

/** The whole list under the button, with its groups, the choice ticked and another option pointed at by the arrow. */
export const Open: Story = {
  name: 'Ouvert',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { label: 'Catégorie', options: GROUPED, value: 'FALL' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const option = await screen.findByRole('option', { name: 'Chute de hauteur' });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('{ArrowDown}');
    const next = screen.getByRole('option', { name: 'Vibrations mécaniques' });
    await waitFor(() =>
      expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', next.id),
    );
  },
};

export const NothingFound: Story = {
  name: 'Rien trouvé',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
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
  name: 'Valeur libre',
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

export const Emptied: Story = {
  name: 'Vidé',
  render: function Render({ onChange, ...args }) {
    const [value, setValue] = useState<string | null>('REST');
    const handleChange = (next: string | null) => {
      setValue(next);
      onChange?.(next);
    };
    return <ComboBox {...args} value={value} onChange={handleChange} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Hôtellerie et restauration');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('');
  },
};

/** What is only read offers no list. */
export const LectureSeule: Story = {
  name: 'En lecture seule',
  args: { value: 'REST', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: "Secteur d'activité" });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(input);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithError: Story = {
  name: 'Avec une erreur',
  args: { errorMessage: 'Le secteur est requis', description: 'Celui de votre code APE.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Celui de votre code APE. Le secteur est requis');
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <ComboBox label="Vide" options={OPTIONS} placeholder="Tapez quelques lettres" isOptional />
      <ComboBox label="Choisi" options={OPTIONS} value="REST" />
      <ComboBox label="En erreur" options={OPTIONS} errorMessage="Le secteur est requis" />
      <ComboBox label="Désactivé" options={OPTIONS} value="AGRI" isDisabled />
      <ComboBox
        label="Très long"
        options={OPTIONS}
        value="LONG"
        description={LONG_LABEL}
        errorMessage={LONG_LABEL}
      />
      <ComboBox label="Lecture seule" options={OPTIONS} value="BAT" isReadOnly />
    </div>
  ),
};
