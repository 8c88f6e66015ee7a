import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PRICES } from '../../stories/account-samples.ts';
import { sheet } from '../../stories/sheet.css.ts';
import { PlanBanner } from './PlanBanner.tsx';

const meta = {
  title: 'Blocs/Compte et paiement/PlanBanner',
  id: 'blocks-planbanner',
  component: PlanBanner,
  args: { prices: PRICES, choosePlanHref: '#formules' },
} satisfies Meta<typeof PlanBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const STANDARD = { ...PRICES, numberOfActiveStandardPlan: 3 };
const PREMIUM = { ...STANDARD, isActivePremiumPlan: true, premiumPlanActiveUntilDate: '2027-11-20' };
const VIP = { ...PREMIUM, isVip: true };

export const Gratuite: Story = {
  name: 'Gratuite',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Formule gratuite')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir les formules' })).toHaveAttribute(
      'href',
      '#formules',
    );
  },
};

export const Standard: Story = {
  name: 'Standard',
  args: { prices: STANDARD },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Formule Standard')).toBeVisible();
    await expect(canvas.getByText('Elle couvre 3 DUERP.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir les formules' })).toBeVisible();
  },
};

export const Premium: Story = {
  name: 'Premium',
  args: { prices: PREMIUM },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Formule Premium')).toBeVisible();
    await expect(canvas.getByText("Elle couvre jusqu'à 5 DUERP, jusqu'au 20 novembre 2027.")).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** An end that nobody knows is left out. */
export const PremiumSansFin: Story = {
  name: 'Premium, fin inconnue',
  args: { prices: { ...PREMIUM, premiumPlanActiveUntilDate: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Elle couvre jusqu'à 5 DUERP.")).toBeVisible();
  },
};

export const Vip: Story = {
  name: 'VIP',
  args: { prices: VIP },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Compte VIP')).toBeVisible();
    await expect(canvas.queryByText('Formule Premium')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      {[PRICES, STANDARD, PREMIUM, VIP].map((prices, index) => (
        <PlanBanner key={index} {...args} prices={prices} />
      ))}
    </div>
  ),
};
