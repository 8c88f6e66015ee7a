import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEuros } from '../texte/format-euros.ts';
import { readMontant } from './montant.ts';

test.for([
  ['1 500 €', 150_000],
  ['1\u202F500\u202F€', 150_000],
  ['1\u00A0500 €', 150_000],
  ['1500', 150_000],
  ['  300 €  ', 30_000],
  ['1 234 567,89 €', 123_456_789],
  ['1500,5 €', 150_050],
  ['1500.50', 150_050],
  ['0', 0],
  ['0,99 €', 99],
  ['12 euros', 1_200],
  ['1 euro', 100],
  ['45 EUR', 4_500],
  ['800 € HT', 80_000],
  ['800€TTC', 80_000],
  ['2k€', 200_000],
  ['1,5 k€', 150_000],
  ['1.25 k€', 125_000],
  ['2 K€ H.T.', 200_000],
  ['800 € T.T.C.', 80_000],
  ['2 k euros', 200_000],
  ['1234567890', 123_456_789_000],
  ['999999 k€', 99_999_900_000],
] as const)('« %s » is read', ([texte, centimes]) => expect(readMontant(texte)).toBe(centimes));

test.for([
  '',
  '   ',
  '€',
  'gratuit',
  'env. 2k€',
  'environ 500 €',
  '~500',
  '< 500 €',
  '500 € ?',
  '1.500',
  '1,500 €',
  '1.500,00 €',
  '1 50 €',
  '15 00 €',
  '1  500 €',
  '1500 000',
  "1'500",
  '-500 €',
  '+500',
  '500 € par mois',
  '500 €/an',
  '1 000 - 1 500 €',
  '1 000 à 1 500 €',
  '3 x 200 €',
  '500 $',
  '2 M€',
  'k€',
  '1,255 k€',
  '5 k',
  '12345678901',
  '1234567 k€',
  '1e3',
  '0x10',
  '١٥٠٠',
] as const)('« %s » is not', (texte) => expect(readMontant(texte)).toBeNull());

test('what the product itself writes is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (centimes) => {
      expect(readMontant(formatEuros(centimes / 100))).toBe(centimes);
    }),
  );
});

test('a text of any length takes no time', () => {
  expect(readMontant(`${'1 '.repeat(50_000)}€`)).toBeNull();
  expect(readMontant(`${'9'.repeat(100_000)} k€`)).toBeNull();
});
