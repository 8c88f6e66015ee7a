import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { BackLink } from './BackLink.tsx';

const meta = {
  title: 'Composants/Agir/BackLink',
  id: 'components-backlink',
  component: BackLink,
  args: { href: '#duerps', children: 'Retour à mes DUERP' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = {
  name: 'Par défaut',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Retour à mes DUERP' })).toHaveAttribute('href', '#duerps');
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack align="start">
      <BackLink {...args} />
      <BackLink href="#long">{`Retour à ${"l'établissement au nom interminable ".repeat(6)}`}</BackLink>
    </Stack>
  ),
};
