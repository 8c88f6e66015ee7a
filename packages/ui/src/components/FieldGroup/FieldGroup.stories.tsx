import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_LABEL } from '../../stories/hostile.ts';
import * as sheet from '../../stories/sheet.css.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const FIELDS = (
  <>
    <TextField label="Code postal" />
    <TextField label="Ville" errorMessage="La ville est requise" />
    <TextField label={LONG_LABEL} />
    <TextField label="Pays" description="France par défaut." />
  </>
);

const meta = {
  title: 'Composants/Saisir/FieldGroup',
  id: 'components-fieldgroup',
  component: FieldGroup,
  argTypes: { children: { control: false } },
  args: { children: FIELDS },
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At 320 px the fields stand one under the other. */
export const Narrow: Story = {
  name: 'Étroit',
  render: (args) => (
    <div className={sheet.phone}>
      <FieldGroup {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox').map((input) => input.getBoundingClientRect());
    await expect(first?.left).toBe(second?.left);
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? Number.POSITIVE_INFINITY);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
};
