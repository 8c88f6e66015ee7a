import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Composants/Mettre en page/Logo',
  id: 'components-logo',
  component: Logo,
  args: { variant: 'full', size: 'medium' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = { name: 'Par défaut' };

export const SigneSeul: Story = {
  name: 'Signe seul',
  args: { variant: 'sign' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'ODU' })).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Inline key={size} gap="large">
          <Logo size={size} />
          <Logo size={size} variant="sign" />
        </Inline>
      ))}
    </Stack>
  ),
};
