import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { fieldControls } from '../../stories/field-controls.ts';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const YES_NO = [
  { value: 'YES', label: 'Oui' },
  { value: 'NO', label: 'Non' },
];
const SORTS = [
  { value: 'none', label: 'Sans tri', description: "L'ordre de votre saisie." },
  { value: 'code', label: 'Par numéro de risque' },
  { value: 'level', label: LONG_LABEL },
];

function ControlledRadioGroup({ onChange, ...props }: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <RadioGroup {...props} value={value} onChange={handleChange} />;
}

const meta = {
  title: 'Composants/Saisir/RadioGroup',
  id: 'components-radiogroup',
  component: RadioGroup<string>,
  argTypes: fieldControls,
  args: { label: 'Secteur public', name: 'isSecteurPublic', options: YES_NO, value: null, onChange: fn() },
  render: (args) => <ControlledRadioGroup {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: 'Choix fait',
  args: { orientation: 'horizontal' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Secteur public' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Oui' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('YES');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('NO');
    await expect(canvas.getByRole('radio', { name: 'Non' })).toBeChecked();
  },
};

/** One stop of the Tab key; the arrows choose, past the ends too. */
export const ByKeyboard: Story = {
  name: 'Au clavier',
  args: { options: SORTS, value: 'none', label: 'Trier les risques' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Sans tri' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('code');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('level');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const WithError: Story = {
  name: 'Avec une erreur',
  args: { errorMessage: 'Champ requis', description: 'Commune, hôpital, école…' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Secteur public' });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Commune, hôpital, école… Champ requis');
  },
};

const nothing = fn();

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <RadioGroup
        label="Sans réponse"
        options={YES_NO}
        value={null}
        onChange={nothing}
        orientation="horizontal"
      />
      <RadioGroup label="Répondu" options={YES_NO} value="YES" onChange={nothing} orientation="horizontal" />
      <RadioGroup label="Trier les risques" options={SORTS} value="none" onChange={nothing} />
      <RadioGroup
        label="En erreur"
        options={YES_NO}
        value={null}
        onChange={nothing}
        errorMessage="Champ requis"
      />
      <RadioGroup label="Désactivé" options={YES_NO} value="NO" onChange={nothing} isDisabled />
      <RadioGroup
        label={LONG_LABEL}
        description={LONG_LABEL}
        options={[{ value: 'LONG', label: LONG_LABEL, description: LONG_LABEL }]}
        value="LONG"
        onChange={nothing}
        errorMessage={LONG_LABEL}
      />
    </div>
  ),
};
