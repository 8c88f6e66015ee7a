import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../../components/Columns/Columns.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { PlanCard } from './PlanCard.tsx';

const meta = {
  component: PlanCard,
  args: {
    name: 'Standard',
    price: '99 €/an',
    priceNote: 'HT, pour 1 DUERP',
    features: ['PDF complet', 'Historique des versions'],
    action: (
      <Link href="#choisir" variant="primary" isFullWidth>
        Choisir cette formule
      </Link>
    ),
  },
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Standard' })).toHaveTextContent('99 €/an');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Choisir cette formule' })).toBeVisible();
  },
};

export const AllStates: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Columns>
      <PlanCard {...args} />
      <PlanCard {...args} badge="Formule actuelle" note="Un mot de plus." isHighlighted />
      <PlanCard {...args} name={LONG_LABEL} price={LONG_WORD} features={[LONG_LABEL, LONG_WORD]} />
    </Columns>
  ),
};
