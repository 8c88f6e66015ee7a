import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { fieldControls } from '../../stories/field-controls.ts';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const OPTIONS = [
  { value: 'UNIT', label: 'Par unité de travail' },
  { value: 'CATEGORY', label: 'Par catégorie de risque', description: 'Dans chaque unité.' },
  { value: 'LEVEL', label: 'Par niveau', isDisabled: true },
];

function ControlledGroup({ onChange, ...props }: CheckboxGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string[]) => {
    setValue(next);
    onChange(next);
  };
  return <CheckboxGroup {...props} value={value} onChange={handleChange} />;
}

const meta = {
  title: 'Composants/Saisir/CheckboxGroup',
  id: 'components-checkboxgroup',
  component: CheckboxGroup<string>,
  argTypes: fieldControls,
  args: { label: 'Regrouper les risques', options: OPTIONS, value: ['CATEGORY'], onChange: fn() },
  render: (args) => <ControlledGroup {...args} />,
} satisfies Meta<typeof CheckboxGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The values come in the order of the options, whatever the order of the clicks. */
export const Ticked: Story = {
  name: 'Coché',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Regrouper les risques' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Par unité de travail' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['UNIT', 'CATEGORY']);
    await expect(canvas.getByRole('checkbox', { name: 'Par niveau' })).toBeDisabled();
  },
};

/** Tab goes from box to box, past the disabled one, and the space bar ticks. */
export const ByKeyboard: Story = {
  name: 'Au clavier',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['UNIT', 'CATEGORY']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['UNIT']);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Par niveau' })).not.toHaveFocus();
  },
};

export const WithError: Story = {
  name: 'Avec une erreur',
  args: { errorMessage: 'Choisissez au moins une réponse', description: 'Plusieurs réponses possibles.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Plusieurs réponses possibles. Choisissez au moins une réponse',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Par unité de travail' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

const nothing = fn();

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <CheckboxGroup label="Choix" options={OPTIONS} value={['UNIT']} onChange={nothing} isOptional />
      <CheckboxGroup
        label="En erreur"
        description="Plusieurs réponses possibles."
        options={OPTIONS}
        value={[]}
        onChange={nothing}
        errorMessage="Choisissez au moins une réponse"
      />
      <CheckboxGroup label="Désactivé" options={OPTIONS} value={['CATEGORY']} onChange={nothing} isDisabled />
      <CheckboxGroup
        label={LONG_LABEL}
        description={LONG_LABEL}
        options={[{ value: 'LONG', label: LONG_LABEL, description: LONG_LABEL }]}
        value={['LONG']}
        onChange={nothing}
        errorMessage={LONG_LABEL}
      />
    </div>
  ),
};
