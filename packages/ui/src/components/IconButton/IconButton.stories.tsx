import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import * as sheet from '../../stories/sheet.css.ts';
import { IconClose, IconDelete, IconEdit } from '../Icon/icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Composants/Agir/IconButton',
  id: 'components-iconbutton',
  component: IconButton,
  args: { icon: IconEdit, label: 'Modifier', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Par défaut',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Modifier' });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const TooltipOnFocus: Story = {
  name: 'Infobulle au focus',
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Modifier'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.sheet}>
      {([false, true] as const).map((isDisabled) => (
        <div key={String(isDisabled)} className={sheet.row}>
          <IconButton icon={IconClose} label="Fermer" isDisabled={isDisabled} />
          <IconButton icon={IconEdit} label="Modifier" variant="secondary" isDisabled={isDisabled} />
          <IconButton icon={IconDelete} label="Supprimer" variant="danger" isDisabled={isDisabled} />
        </div>
      ))}
    </div>
  ),
};
