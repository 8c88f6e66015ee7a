import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fieldControls } from '../../stories/field-controls.ts';
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

const GROUPED = [
  { value: 'NONE', label: 'Sans catégorie' },
  {
    label: 'Risques physiques',
    options: [
      { value: 'NOISE', label: 'Bruit' },
      { value: 'FALL', label: 'Chute de hauteur', description: 'Échelle, toiture, échafaudage' },
    ],
  },
  { label: LONG_LABEL, options: [{ value: 'STRESS', label: 'Charge de travail' }] },
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
  title: 'Composants/Saisir/Select',
  id: 'components-select',
  component: Select<string>,
  argTypes: fieldControls,
  args: { label: 'Statut', name: 'statut', options: OPTIONS, value: null, onChange: fn() },
  render: (args) => <ControlledSelect {...args} />,
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: 'Choix fait',
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
  name: 'Au clavier',
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

/** One option is chosen, another has the focus, a third is out of reach. */
export const Open: Story = {
  name: 'Ouvert',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { value: 'RUNNING' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: 'Annulé' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('option', { name: 'À planifier' })).toHaveFocus();
    await expect(screen.getByRole('option', { name: 'En cours' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Groups are read with their heading, and the arrows pass over the headings. */
export const Grouped: Story = {
  name: 'Groupé',
  args: { label: 'Catégorie', options: GROUPED, value: 'NONE' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Catégorie/ }));
    const group = await screen.findByRole('group', { name: 'Risques physiques' });
    await expect(within(group).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Charge de travail' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('FALL');
    const button = canvas.getByRole('button', { name: /Catégorie/ });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveTextContent('Chute de hauteur');
  },
};

/** Escape closes the list and keeps the choice. */
export const Escaped: Story = {
  name: 'Échap',
  args: { value: 'DONE' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Statut/ });
    await userEvent.click(button);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithoutOptions: Story = {
  name: 'Sans choix',
  args: { options: [], isOptional: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('(facultatif)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Statut/ }));
    await expect(await screen.findByText('Aucun choix disponible')).toBeVisible();
  },
};

const nothing = fn();

export const WithError: Story = {
  name: 'Avec une erreur',
  args: { errorMessage: 'Champ requis', description: 'Où en est cette action.' },
  play: async ({ canvas }) => {
    // Not `aria-invalid`: ARIA 1.2 has it for no button.
    await expect(canvas.getByRole('button', { name: /Statut/ })).toHaveAccessibleDescription(
      'Où en est cette action. Champ requis',
    );
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
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
      <Select
        label="Très long"
        options={OPTIONS}
        value="LONG"
        onChange={nothing}
        description={LONG_LABEL}
        errorMessage={LONG_LABEL}
      />
    </div>
  ),
};
