import { expect, test } from 'vitest';
import { validateWith } from '../formulaire/validate-with.ts';
import { actionPreventiveFormSchema, isPapripactObligatoire, STATUTS_ACTION } from './papripact.ts';

const validate = validateWith(actionPreventiveFormSchema);
const action = {
  idRisqueAssocie: 'risque-1',
  descriptionDeLaMesure: 'Poser un revêtement antidérapant',
  responsable: 'Marie Dupont',
  budget: '',
  date: '2026-12-31',
  statut: 'À planifier',
};

test.for([
  [49, false, false],
  [50, false, true],
  [0, true, true],
  [null, false, false],
  [null, true, true],
  [undefined, undefined, false],
] as const)(
  'with %s employees, public sector %s: mandatory %s',
  ([nombreEmployes, isSecteurPublic, expected]) => {
    expect(isPapripactObligatoire({ nombreEmployes, isSecteurPublic })).toBe(expected);
  },
);

test('the statuses are those of the wire', () => {
  expect(STATUTS_ACTION).toEqual(['À planifier', 'En cours', 'Terminé', 'En attente', 'Annulé']);
});

test('a complete action is accepted; the budget is free and optional', () => {
  expect(validate(action)).toEqual({});
  expect(validate({ ...action, budget: null })).toEqual({});
  expect(validate({ ...action, budget: 'environ 1 200 € HT' })).toEqual({});
});

test('every required field has its message', () => {
  expect(
    validate({
      idRisqueAssocie: '',
      descriptionDeLaMesure: ' ',
      responsable: '',
      budget: '',
      date: '',
      statut: '',
    }),
  ).toEqual({
    idRisqueAssocie: 'Le risque associé est requis',
    descriptionDeLaMesure: 'La description de la mesure est requise',
    responsable: 'Le responsable est requis',
    date: 'La date est requise',
    statut: 'Le statut est requis',
  });
});

test('a date must exist, a status be known', () => {
  expect(validate({ ...action, date: '2026-02-30' })).toEqual({ date: "La date n'est pas valide" });
  expect(validate({ ...action, date: '31/12/2026' })).toEqual({ date: "La date n'est pas valide" });
  expect(validate({ ...action, date: '2028-02-29' })).toEqual({});
  expect(validate({ ...action, statut: 'Fini' })).toEqual({ statut: 'Le statut est requis' });
});
