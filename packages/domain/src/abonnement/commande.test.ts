import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeCommande, isAutoliquidation } from './commande.ts';

const french = { country: 'FR', vatNumber: null } as const;
const base = { plan: 'SUBPLAN_STANDARD', prixHT: 99, vatRatePercentage: 20, buyer: french } as const;

test('a standard year is 99 € and its VAT', () => {
  expect(computeCommande(base)).toEqual({
    plan: 'SUBPLAN_STANDARD',
    ligne: {
      designation: 'Formule Standard',
      prixHT: 9900,
      remiseHT: 0,
      couponHT: 0,
      montantHT: 9900,
      tauxTVA: 20,
      montantTVA: 1980,
    },
    totalHT: 9900,
    totalTVA: 1980,
    totalTTC: 11_880,
    isAutoliquidation: false,
  });
});

test('the coupon applies to what the discount leaves', () => {
  const { ligne, totalTTC } = computeCommande({
    ...base,
    plan: 'SUBPLAN_PREMIUM',
    prixHT: 299,
    remiseHT: 49.5,
    couponPourcentage: 15,
  });
  expect(ligne).toMatchObject({
    designation: 'Formule Premium',
    prixHT: 29_900,
    remiseHT: 4950,
    couponHT: 3742,
    montantHT: 21_208,
  });
  expect(totalTTC).toBe(21_208 + 4242);
});

test('a discount above the price costs nothing, never less', () => {
  expect(computeCommande({ ...base, remiseHT: 150 })).toMatchObject({ totalHT: 0, totalTVA: 0, totalTTC: 0 });
  expect(computeCommande({ ...base, couponPourcentage: 100 }).totalTTC).toBe(0);
});

test.for([
  [{ country: 'BE', vatNumber: 'BE0123456749' }, true],
  [{ country: 'BE', vatNumber: 'be 0123.456.749' }, true],
  [{ country: 'GR', vatNumber: 'EL123456789' }, true],
  [{ country: 'AT', vatNumber: 'ATU12345678' }, true],
  // 2 to 12 letters and digits after the prefix, which stands first.
  [{ country: 'BE', vatNumber: 'BE12' }, true],
  [{ country: 'IE', vatNumber: 'IE1WA' }, true],
  [{ country: 'BE', vatNumber: 'BE1' }, false],
  [{ country: 'NL', vatNumber: 'NL123456789B01' }, true],
  [{ country: 'NL', vatNumber: 'NL123456789B012' }, false],
  [{ country: 'BE', vatNumber: '0BE123456749' }, false],
  // The number of another country, of none, or none at all.
  [{ country: 'BE', vatNumber: 'DE123456789' }, false],
  [{ country: 'BE', vatNumber: '0123456749' }, false],
  [{ country: 'BE', vatNumber: 'BE' }, false],
  [{ country: 'BE', vatNumber: 'BENONCONNU' }, false],
  [{ country: 'BE', vatNumber: '-' }, false],
  [{ country: 'BE', vatNumber: '  ' }, false],
  [{ country: 'BE', vatNumber: null }, false],
  [{ country: 'FR', vatNumber: 'FR40303265045' }, false],
] as const)('%o owes the tax himself: %s', ([buyer, expected]) => {
  expect(isAutoliquidation(buyer)).toBe(expected);
  expect(computeCommande({ ...base, buyer }).totalTVA).toBe(expected ? 0 : 1980);
});

test('a buyer who has not said yet where he is pays the tax of the seller’s country', () =>
  expect(computeCommande({ ...base, buyer: null })).toMatchObject({
    totalTVA: 1980,
    isAutoliquidation: false,
  }));

test.for([
  [99, 20, 11_880],
  [1990, 20, 238_800],
  [299, 5.5, 31_545],
  // Half a cent of VAT counts as one.
  [0.5, 5, 53],
] as const)('%f € and %f %% of VAT are %i cents', ([prixHT, vatRatePercentage, totalTTC]) => {
  expect(computeCommande({ ...base, prixHT, vatRatePercentage }).totalTTC).toBe(totalTTC);
});

test('the parts of an order always add up', () => {
  const cents = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100);
  const percentage = fc.integer({ min: 0, max: 100 });
  const rate = fc.constantFrom(0, 2.1, 5.5, 10, 20);
  fc.assert(
    fc.property(cents, cents, percentage, rate, (prixHT, remiseHT, couponPourcentage, vatRatePercentage) => {
      const order = computeCommande({ ...base, prixHT, remiseHT, couponPourcentage, vatRatePercentage });
      const { ligne } = order;
      expect(ligne.prixHT - ligne.remiseHT - ligne.couponHT).toBe(ligne.montantHT);
      expect(order.totalHT + order.totalTVA).toBe(order.totalTTC);
      expect(Math.min(ligne.couponHT, ligne.montantHT)).toBeGreaterThanOrEqual(0);
    }),
  );
});
