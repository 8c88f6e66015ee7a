import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { labelControls } from '../../stories/field-controls.ts';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Composants/Saisir/Switch',
  id: 'components-switch',
  component: Switch,
  argTypes: labelControls,
  args: { label: 'Activer le programme annuel', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Toggled: Story = {
  name: 'Basculé',
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Activer le programme annuel' });
    await userEvent.click(control);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const WithDescription: Story = {
  name: 'Avec une aide',
  args: { description: 'Obligatoire à partir de 50 salariés.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Obligatoire à partir de 50 salariés.',
    );
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.columns}>
      <Switch label="Éteint" />
      <Switch label="Allumé" defaultSelected />
      <Switch label="Avec description" defaultSelected description="Obligatoire à partir de 50 salariés." />
      <Switch label="Désactivé" isDisabled />
      <Switch label="Désactivé et allumé" isDisabled defaultSelected />
      <Switch label={LONG_LABEL} description={LONG_LABEL} />
    </div>
  ),
};
