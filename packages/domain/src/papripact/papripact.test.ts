import { expect, test } from 'vitest';
import { CHAMPS_D_ACTION_PREVENTIVE } from '../champs/action-preventive.ts';
import { formatTropLong } from '../formulaire/fields.ts';
import { validateWith } from '../formulaire/validate-with.ts';
import { listPrecisions } from './list-precisions.ts';
import {
  actionPreventiveFormSchema,
  isPapripactObligatoire,
  ressourcesPapripactFormSchema,
  STATUTS_ACTION,
  TYPES_DE_MESURE,
} from './papripact.ts';

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
  for (const date of ['0027-11-21', '0202-11-21', '9999-12-31'])
    expect(validate({ ...action, date })).toEqual({ date: "Vérifiez l'année de cette date" });
  expect(validate({ ...action, statut: 'Fini' })).toEqual({ statut: 'Le statut est requis' });
});

test.for([
  ['descriptionDeLaMesure', 40_000],
  ['responsable', 200],
  ['budget', 200],
  ['conditionsExecution', 40_000],
  ['indicateurResultat', 40_000],
] as const)('of an action the field %s takes %i characters, and no more', ([field, longest]) => {
  expect(validate({ ...action, [field]: 'x'.repeat(longest) })).toEqual({});
  expect(validate({ ...action, [field]: 'x'.repeat(longest + 1) })).toEqual({
    [field]: formatTropLong(longest),
  });
});

test('the kind of a measure may be left out, and is else one of the five', () => {
  for (const type of [undefined, null, ...TYPES_DE_MESURE]) expect(validate({ ...action, type })).toEqual({});
  expect(Object.keys(validate({ ...action, type: 'magie' }))).toEqual(['type']);
});

test('the resources may be left empty, and take 40,000 characters', () => {
  const validateRessources = validateWith(ressourcesPapripactFormSchema);
  for (const ressourcesPapripact of ['', 'x'.repeat(40_000)])
    expect(validateRessources({ ressourcesPapripact })).toEqual({});
  expect(validateRessources({ ressourcesPapripact: 'x'.repeat(40_001) })).toEqual({
    ressourcesPapripact: formatTropLong(40_000),
  });
});

test('under a measure stands what somebody said of it: its kind, its conditions, its indicator', () => {
  const said = { indicateurResultat: 'Aucune chute', conditionsExecution: ' En mars ' };
  expect(listPrecisions({ ...said, type: 'organisation' })).toEqual([
    { label: CHAMPS_D_ACTION_PREVENTIVE.type.label, texte: 'organisation' },
    { label: CHAMPS_D_ACTION_PREVENTIVE.conditionsExecution.label, texte: 'En mars' },
    { label: CHAMPS_D_ACTION_PREVENTIVE.indicateurResultat.label, texte: 'Aucune chute' },
  ]);
  expect(listPrecisions({ type: null, conditionsExecution: ' ' })).toEqual([]);
});
