import type { PriceInfo } from '@odu/api-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PRICES } from '../../stories/account-samples.ts';
import { sheet } from '../../stories/sheet.css.ts';
import { PlanList } from './PlanList.tsx';

const meta = {
  title: 'Blocs/Compte et paiement/PlanList',
  id: 'blocks-planlist',
  component: PlanList,
  args: {
    prices: PRICES,
    hrefs: { standard: '#standard', premium: '#premium', contact: '#contact' },
    headingLevel: 2,
  },
} satisfies Meta<typeof PlanList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const carte = (canvas: Canvas, name: string) => within(canvas.getByRole('article', { name }));

export const Gratuite: Story = {
  name: 'Gratuite',
  play: async ({ canvas }) => {
    const gratuit = carte(canvas, 'Gratuit');
    await expect(gratuit.getByText('0€/an')).toBeVisible();
    await expect(gratuit.getByText('Formule actuelle')).toBeVisible();
    const standard = carte(canvas, 'Standard');
    await expect(standard.getByText('99 €/an')).toBeVisible();
    await expect(standard.getByText('1 DUERP')).toBeVisible();
    await expect(standard.getByRole('link', { name: 'Choisir cette formule' })).toHaveAttribute(
      'href',
      '#standard',
    );
    await expect(standard.getByRole('link', { name: 'Choisir cette formule' })).toHaveAccessibleDescription(
      'Standard',
    );
    const premium = carte(canvas, 'Premium');
    await expect(premium.getByText('299 €/an')).toBeVisible();
    await expect(premium.queryByText(/puis/)).toBeNull();
    await expect(premium.getByRole('link', { name: 'Choisir cette formule' })).toHaveAttribute(
      'href',
      '#premium',
    );
    await expect(canvas.getByRole('link', { name: 'Contactez-nous' })).toHaveAttribute('href', '#contact');
  },
};

export const Delegue: Story = {
  name: 'Vue par un délégué',
  args: { hrefs: { standard: null, premium: null, contact: '#contact' } },
  play: async ({ canvas }) => {
    await expect(carte(canvas, 'Premium').getByText('299 €/an')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Choisir cette formule' })).toBeNull();
  },
};

const STANDARD: PriceInfo = {
  ...PRICES,
  isOnFreePlan: false,
  numberOfActiveStandardPlan: 2,
  premiumPriceInfo: { currentPrice: 249.5, originalPrice: 299, discount: 49.5 },
};

export const Standard: Story = {
  name: 'Standard',
  args: { prices: STANDARD },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Formule actuelle')).toBeNull();
    await expect(canvas.getByText('Vous avez déjà cette formule pour 2 DUERP.')).toBeVisible();
    const premium = carte(canvas, 'Premium');
    await expect(premium.getByText('249,50 €/an')).toBeVisible();
    await expect(premium.getByText('Hors taxes, puis 299 €/an')).toBeVisible();
    await expect(premium.getByText(/remise de 49,50 € est calculée sur vos abonnements/)).toBeVisible();
  },
};

const PREMIUM: PriceInfo = {
  ...PRICES,
  isOnFreePlan: false,
  isActivePremiumPlan: true,
  premiumPlanActiveUntilDate: '2027-11-20',
  numberOfActiveStandardPlan: 1,
};

export const Premium: Story = {
  name: 'Premium',
  args: { prices: PREMIUM },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Déjà abonné')).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'Choisir cette formule' })).toBeNull();
    await expect(canvas.queryByText(/Vous avez déjà cette formule/)).toBeNull();
    const premium = carte(canvas, 'Premium');
    await expect(premium.getByText('Formule actuelle')).toBeVisible();
    await expect(premium.getByText("Jusqu'au 20 novembre 2027.")).toBeVisible();
  },
};

/** A premium account that keeps a standard subscription beyond it: the price that is shown is the one that it pays. */
export const PremiumEtStandard: Story = {
  name: 'Premium et Standard',
  args: { prices: { ...PREMIUM, premiumPriceInfo: STANDARD.premiumPriceInfo } },
  play: async ({ canvas }) => {
    const premium = carte(canvas, 'Premium');
    await expect(premium.getByText('299 €/an')).toBeVisible();
    await expect(premium.getByText('Hors taxes')).toBeVisible();
    await expect(premium.queryByText(/puis|remise/)).toBeNull();
    await expect(premium.getByText("Jusqu'au 20 novembre 2027.")).toBeVisible();
    await expect(premium.getByText('Déjà abonné')).toBeVisible();
  },
};

export const AuDelaDuPremium: Story = {
  name: 'Au-delà du Premium',
  args: { prices: PREMIUM, isBeyondPremium: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choisir cette formule' })).toHaveAttribute(
      'href',
      '#standard',
    );
    await expect(carte(canvas, 'Premium').getByText('Déjà abonné')).toBeVisible();
  },
};

const VIP: PriceInfo = { ...STANDARD, isVip: true, isOnFreePlan: true };

export const Vip: Story = {
  name: 'VIP',
  args: { prices: VIP },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Mode VIP activé')).toHaveLength(2);
    await expect(canvas.queryByText('Formule actuelle')).toBeNull();
    await expect(canvas.queryByText(/puis/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Choisir cette formule' })).toBeNull();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      {[PRICES, STANDARD, PREMIUM, VIP].map((prices, index) => (
        <PlanList key={index} {...args} prices={prices} />
      ))}
    </div>
  ),
};
