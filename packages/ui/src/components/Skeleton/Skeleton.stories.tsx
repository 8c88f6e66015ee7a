import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = {
  title: 'Composants/Informer/Skeleton',
  id: 'components-skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  args: { variant: 'text', lines: 3 },
  render: (args) => (
    <SkeletonGroup>
      <Skeleton {...args} />
    </SkeletonGroup>
  ),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = {
  name: 'Par défaut',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement…');
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <SkeletonGroup label="Chargement de vos DUERP…">
      <Skeleton variant="title" />
      <Skeleton lines={3} />
      <Skeleton variant="circle" />
      <Skeleton variant="field" />
      <Skeleton variant="block" />
    </SkeletonGroup>
  ),
};
