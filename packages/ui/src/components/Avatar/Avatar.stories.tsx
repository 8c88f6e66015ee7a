import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Composants/Mettre en page/Avatar',
  id: 'components-avatar',
  component: Avatar,
  args: { name: 'Camille Martin', size: 'medium' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = {
  name: 'Par défaut',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CM')).toBeVisible();
  },
};

export const AdresseEmail: Story = {
  name: 'Adresse email',
  args: { name: 'élodie.dupont@exemple.fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ÉD')).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Inline>
      <Avatar name="Camille Martin" />
      <Avatar name="contact@exemple.fr" />
      <Avatar name="Camille Martin" size="small" />
      <Avatar name="" />
      <Avatar name="𝒜lpha Ωmega" />
    </Inline>
  ),
};
