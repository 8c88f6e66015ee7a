import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { fieldControls } from '../../stories/field-controls.ts';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Composants/Saisir/Checkbox',
  id: 'components-checkbox',
  component: Checkbox,
  argTypes: fieldControls,
  args: { label: "J'accepte les conditions d'utilisation", name: 'conditions', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ticked: Story = {
  name: 'Coché',
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: "J'accepte les conditions d'utilisation" });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Indeterminate: Story = {
  name: 'Indéterminé',
  render: function Render(args) {
    const [ticked, setTicked] = useState(new Set(['a']));
    return (
      <Checkbox
        {...args}
        label="Tous les risques"
        isSelected={ticked.size === 2}
        isIndeterminate={ticked.size === 1}
        onChange={(isSelected) => setTicked(new Set(isSelected ? ['a', 'b'] : []))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Tous les risques' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const WithError: Story = {
  name: 'Avec une erreur',
  args: { errorMessage: 'Champ requis', description: 'À lire avant de continuer.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription('À lire avant de continuer. Champ requis');
  },
};

export const Focus: Story = {
  name: 'Focus',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <Checkbox label="Travail de nuit" />
      <RadioGroup
        label="Secteur public"
        options={[
          { value: 'YES', label: 'Oui' },
          { value: 'NO', label: 'Non' },
        ]}
        value="NO"
        onChange={fn()}
      />
      <Switch label="Activer le programme annuel" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const box = canvas.getByRole('checkbox', { name: 'Travail de nuit' });
    await expect(box).toHaveFocus();
    await expect(box).toBeChecked();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <Checkbox label="À cocher" />
      <Checkbox label="Cochée" defaultSelected />
      <Checkbox label="En partie" isIndeterminate />
      <Checkbox label="Avec description" description="Une phrase qui aide à répondre." />
      <Checkbox label="En erreur" errorMessage="Champ requis" />
      <Checkbox label="Désactivée" isDisabled />
      <Checkbox label="Désactivée et cochée" isDisabled defaultSelected />
      <Checkbox label="Désactivée et en partie" isDisabled isIndeterminate />
      <Checkbox label={LONG_LABEL} description={LONG_LABEL} errorMessage={LONG_LABEL} />
    </div>
  ),
};
