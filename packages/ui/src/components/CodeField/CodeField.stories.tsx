import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inputControls } from '../../stories/field-controls.ts';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

function ControlledCodeField({ onChange, ...props }: CodeFieldProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <CodeField {...props} value={value} onChange={handleChange} />;
}

const meta = {
  title: 'Composants/Saisir/CodeField',
  id: 'components-codefield',
  component: CodeField,
  argTypes: inputControls,
  args: { label: 'Code à 6 chiffres', name: 'code', value: '', onChange: fn() },
  render: (args) => <ControlledCodeField {...args} />,
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pasted: Story = {
  name: 'Collé',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Code à 6 chiffres' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(input);
    await userEvent.paste(' 123 456 ');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
    await expect(input).toHaveValue('123456');
  },
};

/** Letters beside digits are left out, and a seventh digit too; letters alone stay, for the form to say what a code is. */
export const Typed: Story = {
  name: 'Saisi',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'code');
    await expect(input).toHaveValue('code');
    await userEvent.type(input, '1a2-3 45678');
    await expect(input).toHaveValue('123456');
  },
};

const nothing = fn();

export const WithError: Story = {
  name: 'Avec une erreur',
  args: { errorMessage: 'Le code doit contenir 6 chiffres', description: 'Envoyé à contact@exemple.fr' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(
      'Envoyé à contact@exemple.fr Le code doit contenir 6 chiffres',
    );
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <CodeField label="Vide" value="" onChange={nothing} description="Envoyé à contact@exemple.fr" />
      <CodeField label="Rempli" value="123456" onChange={nothing} />
      <CodeField
        label="En erreur"
        value="123"
        onChange={nothing}
        errorMessage="Le code doit contenir 6 chiffres"
      />
      <CodeField label="Désactivé" value="123456" onChange={nothing} isDisabled />
      <CodeField label="À 4 chiffres" value="2026" onChange={nothing} length={4} isReadOnly />
      <CodeField
        label={LONG_LABEL}
        value="123456"
        onChange={nothing}
        description={LONG_LABEL}
        errorMessage={LONG_LABEL}
      />
    </div>
  ),
};
