import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { BetaTag } from './BetaTag.tsx';

const meta = {
  title: 'Composants/Informer/BetaTag',
  id: 'components-betatag',
  component: BetaTag,
  args: { version: '0.8.0' },
} satisfies Meta<typeof BetaTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = {
  name: 'Par défaut',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('BETA')).toBeVisible();
    await expect(canvas.getByText('0.8.0')).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Inline gap="large">
      <BetaTag />
      <BetaTag version="0.8.0" />
    </Inline>
  ),
};
