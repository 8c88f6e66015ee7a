import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../../components/Columns/Columns.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { sheet } from '../../stories/sheet.css.ts';
import { PlanCard } from './PlanCard.tsx';

const meta = {
  title: 'Blocs/Compte et paiement/PlanCard',
  id: 'blocks-plancard',
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
  name: 'Par défaut',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Standard' })).toHaveTextContent('99 €/an');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Choisir cette formule' })).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <Columns>
        <PlanCard {...args} note={'Vous avez déjà cette formule pour 2\u00A0DUERP.'} />
        <PlanCard
          {...args}
          name="Premium"
          price={'249,50\u202F€/an'}
          priceNote={'Hors taxes, puis 299\u202F€/an'}
          note="La formule Premium remplace vos abonnements existants."
          isHighlighted
          action={
            <Link href="#choisir" variant="accent" isFullWidth>
              Choisir cette formule
            </Link>
          }
        />
        <PlanCard
          {...args}
          badge="Formule actuelle"
          note="Jusqu'au 20 novembre 2027."
          action={<Text weight="semibold">Déjà abonné</Text>}
        />
      </Columns>
      <Columns>
        <PlanCard {...args} name={LONG_LABEL} price={LONG_WORD} features={[LONG_LABEL, LONG_WORD]} />
      </Columns>
    </div>
  ),
};
