import { expect, test } from 'vitest';
import { formatTropLong } from '../formulaire/fields.ts';
import { validateWith } from '../formulaire/validate-with.ts';
import { compareFr } from '../texte/compare-fr.ts';
import { billingProfileFormSchema, PAYS_PAR_DEFAUT, PAYS_UE } from './billing-profile.ts';

const validate = validateWith(billingProfileFormSchema);
const profile = {
  name: 'Boulangerie Dupont',
  line1: '1 rue du Four',
  line2: '',
  postalCode: '75006',
  city: 'Paris',
  country: 'FR',
  vatNumber: '',
};

test('every required field has its message; line 2 and the VAT number are optional', () => {
  expect(validate(profile)).toEqual({});
  expect(validate({ ...profile, line2: null, vatNumber: null })).toEqual({});
  expect(
    validate({ name: '', line1: ' ', line2: '', postalCode: '', city: '', country: '', vatNumber: '' }),
  ).toEqual({
    name: 'Le nom ou la raison sociale est obligatoire',
    line1: "L'adresse ligne 1 est obligatoire",
    postalCode: 'Le code postal est obligatoire',
    city: 'La ville est obligatoire',
    country: 'Le pays est obligatoire',
  });
});

test('a SIREN has 9 digits, spaces tolerated', () => {
  expect(validate({ ...profile, siren: '732 829 320' })).toEqual({});
  expect(validate({ ...profile, siren: '732 829' })).toEqual({
    siren: 'Un numéro SIREN comporte 9 chiffres',
  });
});

test.for([
  ['name', 200],
  ['line1', 200],
  ['line2', 200],
  ['postalCode', 20],
  ['city', 200],
  ['vatNumber', 30],
] as const)('the field %s takes %i characters, and no more', ([field, longest]) => {
  expect(validate({ ...profile, [field]: 'x'.repeat(longest) })).toEqual({});
  expect(validate({ ...profile, [field]: 'x'.repeat(longest + 1) })).toEqual({
    [field]: formatTropLong(longest),
  });
});

test('each country has its French name, and stands where that name does', () => {
  const names = new Intl.DisplayNames('fr', { type: 'region' });
  for (const [country, name] of Object.entries(PAYS_UE)) expect(name).toBe(names.of(country));
  expect(Object.values(PAYS_UE)).toEqual(Object.values(PAYS_UE).toSorted(compareFr));
});

test('the country is one of the 27 of the European Union, France first', () => {
  expect(Object.keys(PAYS_UE)).toHaveLength(27);
  expect(PAYS_UE[PAYS_PAR_DEFAUT]).toBe('France');
  for (const country of Object.keys(PAYS_UE)) expect(validate({ ...profile, country })).toEqual({});
  for (const country of ['GB', 'CH', 'fr', 'toString'])
    expect(validate({ ...profile, country })).toEqual({ country: 'Le pays est obligatoire' });
});
