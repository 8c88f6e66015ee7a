import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { inputControls } from '../../stories/field-controls.ts';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function ControlledNumberField({ onChange, ...props }: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: number | null) => {
    setValue(next);
    onChange(next);
  };
  return <NumberField {...props} value={value} onChange={handleChange} />;
}

const meta = {
  title: 'Composants/Saisir/NumberField',
  id: 'components-numberfield',
  component: NumberField,
  argTypes: inputControls,
  args: { label: "Nombre d'employés", name: 'nombreEmployes', value: 1234, minValue: 0, onChange: fn() },
  render: (args) => <ControlledNumberField {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FrenchNotation: Story = {
  name: 'Notation française',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: "Nombre d'employés" });
    await expect(input).toHaveValue('1\u202F234');
    await userEvent.clear(input);
    await userEvent.type(input, '12,5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
    await expect(input).toHaveValue('12,5');
  },
};

export const Stepped: Story = {
  name: 'Pas à pas',
  args: { value: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: "Augmenter Nombre d'employés" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    const less = canvas.getByRole('button', { name: "Diminuer Nombre d'employés" });
    await userEvent.click(less);
    await userEvent.click(less);
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(less).toBeDisabled();
  },
};

/** The arrows step too, and what is counted is read with the field. */
export const ByKeyboard: Story = {
  name: 'Au clavier',
  args: { value: 1, unit: 'salariés' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: "Nombre d'employés" });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('salariés');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};

export const Emptied: Story = {
  name: 'Vidé',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** A number counts as soon as it is typed, without being written anew under the hand. */
export const Typed: Story = {
  name: 'En cours de saisie',
  args: { value: 5 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '4');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    // Back to the number that the field had before.
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(input).toHaveValue('5');
    await userEvent.clear(input);
    await userEvent.type(input, '1234');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234);
    await expect(input).toHaveValue('1234');
    await userEvent.tab();
    await expect(input).toHaveValue('1\u202F234');
  },
};

/** The key of a French number pad writes a point: without it, 49.5 would say 495. */
export const PointOfTheNumberPad: Story = {
  name: 'Point du pavé numérique',
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '49.5');
    await expect(input).toHaveValue('49,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(49.5);
    // A number has one.
    await userEvent.keyboard('.2');
    await expect(input).toHaveValue('49,52');
    // It takes the place of what is selected.
    await userEvent.clear(input);
    await userEvent.type(input, '123', { initialSelectionStart: 0 });
    await userEvent.type(input, '.', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('1,3');
  },
};

/** What stands around a number that is pasted is left out; of a text with several nothing is taken. */
export const PastedWithWords: Story = {
  name: 'Collé avec des mots',
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: "Nombre d'employés" });
    await userEvent.click(input);
    await userEvent.paste('environ 1 250 salariés');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250);
    await userEvent.clear(input);
    await userEvent.paste('12 en 2025, 14 en 2026');
    await userEvent.paste('12 3 rue du Four');
    await expect(input).toHaveValue('');
    await userEvent.paste('49,5 équivalents temps plein');
    await expect(args.onChange).toHaveBeenLastCalledWith(49.5);
    await userEvent.tab();
    await expect(input).toHaveValue('49,5');
    await userEvent.clear(input);
    await userEvent.paste('49.5 ETP');
    await expect(args.onChange).toHaveBeenLastCalledWith(49.5);
  },
};

/** A minus sign is no number yet, and is kept with the one that follows it. */
export const SousZero: Story = {
  name: 'Sous zéro',
  render: ({ label, onChange }) => <ControlledNumberField label={label} value={null} onChange={onChange} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '-3');
    await expect(args.onChange).toHaveBeenLastCalledWith(-3);
    await expect(args.onChange).not.toHaveBeenCalledWith(Number.NaN);
    await userEvent.clear(input);
    await userEvent.paste('environ -5 °C');
    await expect(args.onChange).toHaveBeenLastCalledWith(-5);
  },
};

/** Neither a key, a paste nor a button writes in what is only read. */
export const LectureSeule: Story = {
  name: 'En lecture seule',
  args: { value: 48, isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: "Nombre d'employés" });
    await userEvent.click(input);
    await userEvent.keyboard('.{ArrowUp}');
    await userEvent.paste('12 salariés');
    await userEvent.tab();
    await expect(input).toHaveValue('48');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A key that stayed pressed: a number without an end was none, and the field said nothing of it. */
export const TypedWithoutEnd: Story = {
  name: 'Saisi sans fin',
  args: { value: 4 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '9'.repeat(310));
    await userEvent.tab();
    await expect(input).not.toHaveValue('');
    await expect(args.onChange).not.toHaveBeenLastCalledWith(null);
  },
};

/** What is typed beyond the limits counts as it will once the field is left. */
export const TypedBeyond: Story = {
  name: 'Saisi au-delà du maximum',
  args: { value: 10, maxValue: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '15');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await expect(input).toHaveValue('15');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await expect(input).toHaveValue('10');
  },
};

export const TypedBelow: Story = {
  name: 'Saisi sous le minimum',
  args: { value: 10, minValue: 5 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '3');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(input).toHaveValue('3');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(input).toHaveValue('5');
  },
};

const nothing = fn();

/** Digits under the thumb, also where the field has no least value. */
export const SurIPhone: Story = {
  name: 'Sur un iPhone',
  render: ({ label, value, onChange }) => (
    <ControlledNumberField label={label} value={value} onChange={onChange} />
  ),
  beforeEach: () => {
    // Safari has no `userAgentData`.
    spyOn(navigator as Navigator & { userAgentData: unknown }, 'userAgentData', 'get').mockReturnValue(
      undefined,
    );
    spyOn(navigator, 'platform', 'get').mockReturnValue('iPhone');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  },
};

/** The unit, the help and the error are read together. */
/** A number that comes from elsewhere takes the place of what is typed, and is not typed itself. */
export const Remplace: Story = {
  name: 'Remplacé pendant la frappe',
  args: { value: null },
  render: function Etat({ onChange, ...args }) {
    const [value, setValue] = useState(args.value);
    const handleChange = (next: number | null) => {
      onChange(next);
      setValue(next === 12 ? 5 : next);
    };
    return <NumberField {...args} value={value} onChange={handleChange} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: "Nombre d'employés" });
    await userEvent.type(input, '12');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await waitFor(() => expect(input).toHaveValue('5'));
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalledWith(5);
  },
};

export const WithError: Story = {
  name: 'Avec une erreur',
  args: { unit: 'salariés', description: 'En équivalent temps plein.', errorMessage: 'Champ requis' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: "Nombre d'employés" });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('En équivalent temps plein. Champ requis salariés');
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <NumberField label="Vide" value={null} onChange={nothing} isOptional />
      <NumberField label="Rempli" value={1250} onChange={nothing} unit="salariés" />
      <NumberField label="Au minimum" value={0} minValue={0} onChange={nothing} />
      <NumberField
        label="En erreur"
        value={12.5}
        onChange={nothing}
        errorMessage="Indiquez un nombre entier"
      />
      <NumberField label="Désactivé" value={3} onChange={nothing} isDisabled />
      <NumberField label="Lecture seule" value={48} onChange={nothing} unit="salariés" isReadOnly />
      <NumberField
        label={LONG_LABEL}
        value={123456789012}
        onChange={nothing}
        unit="€"
        description={LONG_LABEL}
        errorMessage={LONG_LABEL}
      />
    </div>
  ),
};
