import type { BillingProfile, Invoice, PriceInfo, Subscription } from '@odu/api-contract';

/** An account's data as the server sends it, for the stories of the blocks. */

export const PRICES: PriceInfo = {
  isVip: false,
  isActivePremiumPlan: false,
  premiumPlanActiveUntilDate: null,
  numberOfActiveStandardPlan: 0,
  isOnFreePlan: true,
  standardPlanPrice: 99,
  premiumPriceInfo: { currentPrice: 299, originalPrice: 299, discount: 0 },
  vatRatePercentage: 20,
};

export const aSubscription = (fields: Partial<Subscription> = {}): Subscription => ({
  id: 'subscription-1',
  productDisplayName: 'Formule Standard',
  recurringPriceHT: 99,
  recurringPriceTTC: 118.8,
  isActive: true,
  isAutoRenew: true,
  plannedNextBillingTime: '2027-03-15T09:00:00Z',
  plannedCancellationTime: null,
  ...fields,
});

export const aBillingProfile = (fields: Partial<BillingProfile['billingAddress']> = {}): BillingProfile => ({
  id: 'profile-1',
  billingAddress: {
    name: 'Boulangerie Martin',
    line1: '3 rue des Lilas',
    line2: null,
    postalCode: '69003',
    city: 'Lyon',
    country: 'FR',
    vatNumber: null,
    ...fields,
  },
});

export const anInvoice = (fields: Partial<Invoice> = {}): Invoice => ({
  id: 'invoice-1',
  numero: 'F2026-000042',
  type: 'INVOICE',
  issuedOn: '2026-11-22',
  designation: 'Formule Standard',
  totalHT: 99,
  totalTVA: 19.8,
  totalTTC: 118.8,
  isTest: false,
  creditedInvoiceNumero: null,
  ...fields,
});
