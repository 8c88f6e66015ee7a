import { expect, test } from 'vitest';
import { validateWith } from '../formulaire/validate-with.ts';
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

test('the country is one of the 27 of the European Union, France first', () => {
  expect(Object.keys(PAYS_UE)).toHaveLength(27);
  expect(PAYS_UE[PAYS_PAR_DEFAUT]).toBe('France');
  for (const country of Object.keys(PAYS_UE)) expect(validate({ ...profile, country })).toEqual({});
  for (const country of ['GB', 'CH', 'fr', 'toString'])
    expect(validate({ ...profile, country })).toEqual({ country: 'Le pays est obligatoire' });
});
