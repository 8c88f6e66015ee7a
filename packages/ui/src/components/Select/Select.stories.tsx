import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { Select, type SelectProps } from './Select.tsx';

const OPTIONS = [
  { value: 'PLANNED', label: 'À planifier' },
  { value: 'RUNNING', label: 'En cours', description: 'Commencée, pas encore terminée' },
  { value: 'DONE', label: 'Terminé' },
  { value: 'CANCELLED', label: 'Annulé', isDisabled: true },
  { value: 'LONG', label: LONG_LABEL },
];

function ControlledSelect({ onChange, ...props }: SelectProps<string>) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <Select {...props} value={value} onChange={handleChange} />;
}

const meta = {
  component: Select<string>,
  args: { label: 'Statut', name: 'statut', options: OPTIONS, value: null, onChange: fn() },
  render: (args) => <ControlledSelect {...args} />,
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Statut/ });
    await expect(button).toHaveTextContent('Choisir…');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'En cours' }));
    await expect(args.onChange).toHaveBeenCalledWith('RUNNING');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(button).toHaveTextContent('En cours');
    await expect(button).not.toHaveTextContent('Commencée');
  },
};

export const ByKeyboard: Story = {
  args: { value: 'PLANNED' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Statut/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: 'À planifier' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('Ter{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('DONE');
  },
};

export const Open: Story = {
  args: { value: 'RUNNING' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Statut/ }));
    await expect(await screen.findByRole('option', { name: 'Annulé' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const nothing = fn();

export const AllStates: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <Select label="Vide" options={OPTIONS} value={null} onChange={nothing} isOptional />
      <Select label="Choisi" options={OPTIONS} value="RUNNING" onChange={nothing} />
      <Select
        label="En erreur"
        options={OPTIONS}
        value={null}
        onChange={nothing}
        errorMessage="Champ requis"
      />
      <Select label="Désactivé" options={OPTIONS} value="DONE" onChange={nothing} isDisabled />
      <Select label="Très long" options={OPTIONS} value="LONG" onChange={nothing} description={LONG_LABEL} />
    </div>
  ),
};
