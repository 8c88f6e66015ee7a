import { computeCommande, type Facture } from '@odu/domain';

const acheteur = {
  name: 'Boulangerie Martin & Fils',
  line1: '3 rue des Lilas',
  line2: 'Bâtiment B',
  postalCode: '69003',
  city: 'Lyon',
  country: 'FR',
  vatNumber: 'FR44732829320',
  siren: '732829320',
} as const;

/** An invoice of a premium year, with a discount and a coupon. */
export const makeFacture = (change: Partial<Facture> = {}): Facture => ({
  numero: 'F2026-000042',
  type: 'INVOICE',
  issuedOn: '2026-11-22',
  factureAnnulee: null,
  vendeur: {
    name: 'Prévention Rhône',
    legalForm: 'SAS',
    capital: 10_000,
    line1: '12 quai du Port',
    line2: null,
    postalCode: '69002',
    city: 'Lyon',
    siren: '552100554',
    rcsCity: 'Lyon',
    vatNumber: 'FR59552100554',
    latePaymentRate: 'trois fois le taux d’intérêt légal',
  },
  acheteur,
  commande: computeCommande({
    plan: 'SUBPLAN_PREMIUM',
    prixHT: 299,
    remiseHT: 49.5,
    couponPourcentage: 15,
    vatRatePercentage: 20,
    buyer: acheteur,
  }),
  periode: { startDate: '2026-11-22', paidUntilDate: '2027-11-21' },
  paidOn: '2026-11-22',
  isTest: false,
  ...change,
});

const belge = { ...acheteur, country: 'BE', vatNumber: 'BE0123456749', siren: null } as const;

/** The kinds of invoices that differ in what they say, by name. */
export const FACTURES = {
  'premium with discount and coupon': makeFacture(),
  standard: makeFacture({
    commande: computeCommande({
      plan: 'SUBPLAN_STANDARD',
      prixHT: 99,
      vatRatePercentage: 20,
      buyer: acheteur,
    }),
  }),
  'reverse charge': makeFacture({
    acheteur: belge,
    commande: computeCommande({ plan: 'SUBPLAN_STANDARD', prixHT: 99, vatRatePercentage: 20, buyer: belge }),
  }),
  'small seller without VAT': makeFacture({
    vendeur: { ...makeFacture().vendeur, vatNumber: null, legalForm: 'EI', capital: null, rcsCity: null },
    commande: computeCommande({
      plan: 'SUBPLAN_STANDARD',
      prixHT: 99,
      vatRatePercentage: 0,
      buyer: acheteur,
    }),
  }),
  'nothing to pay': makeFacture({
    commande: computeCommande({
      plan: 'SUBPLAN_STANDARD',
      prixHT: 99,
      couponPourcentage: 100,
      vatRatePercentage: 20,
      buyer: acheteur,
    }),
  }),
  'credit note': makeFacture({
    numero: 'A2026-000007',
    type: 'CREDIT_NOTE',
    factureAnnulee: { numero: 'F2026-000042', issuedOn: '2026-11-01' },
  }),
  test: makeFacture({ numero: 'TEST-F2026-000001', isTest: true }),
} satisfies Record<string, Facture>;
