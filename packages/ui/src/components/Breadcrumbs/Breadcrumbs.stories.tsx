import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Composants/Se repérer/Breadcrumbs',
  id: 'components-breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Mes DUERP', href: '#duerps' },
      { label: 'Boulangerie Martin', href: '#duerps/1' },
      { label: 'Modification de mon DUERP' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = {
  name: 'Par défaut',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: "Fil d'Ariane" })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Modification de mon DUERP')).toHaveAttribute('aria-current', 'page');
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ items }) => (
    <Stack>
      <Breadcrumbs items={items} />
      <Breadcrumbs items={[{ label: 'Mes DUERP' }]} label="Fil d'une seule page" />
      <Breadcrumbs
        label="Fil au nom trop long"
        items={[
          { label: 'Mes DUERP', href: '#duerps' },
          { label: `Établissement ${'Anticonstitutionnellement'.repeat(8)}`, href: '#duerps/1' },
          { label: 'Modification de mon DUERP' },
        ]}
      />
    </Stack>
  ),
};
