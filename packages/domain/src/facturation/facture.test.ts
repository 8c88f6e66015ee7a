import { expect, test } from 'vitest';
import { computeCommande } from '../abonnement/commande.ts';
import {
  type Facture,
  findRegimeDeTVA,
  formatNumeroDeFacture,
  formatSerieDeFacture,
  nameFactureFile,
} from './facture.ts';
import { describeExoneration, listMentionsDeFacture } from './mentions-de-facture.ts';

const order = (vatRatePercentage: number, country: 'FR' | 'BE' = 'FR', vatNumber: string | null = null) =>
  computeCommande({
    plan: 'SUBPLAN_STANDARD',
    prixHT: 99,
    vatRatePercentage,
    buyer: { country, vatNumber },
  });

const facture: Facture = {
  numero: 'F2026-000001',
  type: 'INVOICE',
  issuedOn: '2026-11-22',
  factureAnnulee: null,
  vendeur: {
    name: 'Vendeur',
    legalForm: null,
    capital: null,
    line1: '1 rue du Port',
    line2: null,
    postalCode: '69002',
    city: 'Lyon',
    siren: '732829320',
    rcsCity: null,
    vatNumber: null,
    latePaymentRate: '12 % l’an',
  },
  acheteur: {
    name: 'Boulangerie Martin',
    line1: '3 rue des Lilas',
    line2: null,
    postalCode: '69003',
    city: 'Lyon',
    country: 'FR',
    vatNumber: null,
  },
  commande: order(20),
  periode: { startDate: '2026-11-22', paidUntilDate: '2027-11-21' },
  paidOn: '2026-11-22',
  isTest: false,
};

test('invoices, credit notes and tests have their own series', () => {
  expect(formatNumeroDeFacture(formatSerieDeFacture({ type: 'INVOICE', isTest: false }, '2026'), 1)).toBe(
    'F2026-000001',
  );
  expect(formatSerieDeFacture({ type: 'CREDIT_NOTE', isTest: false }, '2027')).toBe('A2027');
  expect(formatSerieDeFacture({ type: 'INVOICE', isTest: true }, '2026')).toBe('TEST-F2026');
  expect([999_999, 1_000_000].map((rank) => formatNumeroDeFacture('F2026', rank))).toEqual([
    'F2026-999999',
    'F2026-1000000',
  ]);
  expect(nameFactureFile(facture)).toBe('facture_F2026-000001.pdf');
  expect(nameFactureFile({ numero: 'A2026-000002', type: 'CREDIT_NOTE' })).toBe('avoir_A2026-000002.pdf');
});

const REVERSE =
  'Autoliquidation – TVA due par le preneur (art. 283, 2 du code général des impôts, art. 196 de la directive 2006/112/CE)';

test.for([
  [order(20), 'NORMAL', null],
  [order(20, 'BE'), 'NORMAL', null],
  [order(20, 'BE', 'BE0123456749'), 'AUTOLIQUIDATION', REVERSE],
  [order(0), 'FRANCHISE', 'TVA non applicable, art. 293 B du code général des impôts'],
  // The buyer's country decides first: who charges no VAT at home still names the reverse charge.
  [order(0, 'BE', 'BE0123456749'), 'AUTOLIQUIDATION', REVERSE],
] as const)('order %#: VAT is %s', ([commande, regime, mention]) => {
  expect(findRegimeDeTVA(commande)).toBe(regime);
  expect(describeExoneration({ commande })).toBe(mention);
});

test('an invoice says what late payment costs, a credit note what it takes back', () => {
  expect(listMentionsDeFacture(facture)).toEqual([
    { code: 'REG', texte: 'Catégorie de l’opération\u00A0: prestation de services.' },
    { code: 'AAB', texte: 'Aucun escompte n’est accordé pour paiement anticipé.' },
    { code: 'PMD', texte: 'En cas de retard de paiement, des pénalités sont dues au taux de 12 % l’an.' },
    {
      code: 'PMT',
      texte:
        'En cas de retard de paiement, une indemnité forfaitaire de 40\u202F€ est due pour frais de recouvrement.',
    },
  ]);
  expect(listMentionsDeFacture({ ...facture, isTest: true })).toEqual([
    { code: 'REG', texte: 'FACTURE DE TEST – SANS VALEUR. Aucune somme n’a été encaissée.' },
    ...listMentionsDeFacture(facture),
  ]);
  const avoir: Facture = {
    ...facture,
    type: 'CREDIT_NOTE',
    numero: 'A2026-000001',
    factureAnnulee: { numero: 'F2026-000001', issuedOn: '2026-11-01' },
    isTest: true,
  };
  expect(listMentionsDeFacture(avoir).map(({ texte }) => texte)).toEqual([
    'FACTURE DE TEST – SANS VALEUR. Aucune somme n’a été encaissée.',
    'Cet avoir annule la facture F2026-000001 du 1er\u00A0novembre 2026.',
    'Catégorie de l’opération\u00A0: prestation de services.',
  ]);
});
