import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

const ADDRESS = (
  <>
    <TextField label="Adresse" />
    <FieldGroup>
      <TextField label="Code postal" />
      <TextField label="Ville" />
    </FieldGroup>
  </>
);

const meta = {
  title: 'Composants/Saisir/Fieldset',
  id: 'components-fieldset',
  component: Fieldset,
  argTypes: { legend: { control: 'text' }, description: { control: 'text' }, children: { control: false } },
  args: { legend: 'Adresse de facturation', description: 'Elle figure sur vos factures.', children: ADDRESS },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Par défaut',
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Adresse de facturation' });
    await expect(group).toHaveAccessibleDescription('Elle figure sur vos factures.');
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet.sheet}>
      <Fieldset {...args} />
      <Fieldset legend={LONG_LABEL}>
        <TextField label="Nom" />
      </Fieldset>
    </div>
  ),
};
