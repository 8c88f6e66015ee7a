import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Composants/Informer/Tag',
  id: 'components-tag',
  component: Tag,
  args: { children: 'Bureau' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = { name: 'Par défaut' };

export const Retirable: Story = {
  name: 'Retirable',
  args: { onRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retirer Bureau' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Inline>
      <Tag>Bureau</Tag>
      <Tag onRemove={fn()}>BTP</Tag>
      <Tag onRemove={fn()}>{'Un secteur au nom interminable '.repeat(7)}</Tag>
    </Inline>
  ),
};
