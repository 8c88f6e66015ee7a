import { expect, test } from 'vitest';
import { formatTropLong } from '../formulaire/fields.ts';
import { validateWith } from '../formulaire/validate-with.ts';
import { ligneDAnnexeFormSchema } from './annexe-form.ts';

const validate = validateWith(ligneDAnnexeFormSchema);

test('of a factor nothing need be said; its data take 40,000 characters, and its number is one of people', () => {
  expect(validate({ donneesCollectives: '', nombreAuDela: null })).toEqual({});
  expect(validate({ donneesCollectives: 'x'.repeat(40_000), nombreAuDela: 0 })).toEqual({});
  expect(validate({ donneesCollectives: 'x'.repeat(40_001), nombreAuDela: -1 })).toEqual({
    donneesCollectives: formatTropLong(40_000),
    nombreAuDela: 'Indiquez un nombre entier, de 0 à 10\u202f000\u202f000',
  });
});
