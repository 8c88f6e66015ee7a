import { expect, test } from 'vitest';
import { makeRisque } from '../autosave/duerp-fixture.test-data.ts';
import { listActionDraftFields, toActionValues, toWrittenAction } from './action-draft.ts';
import { pickDraft } from './draft-changes.ts';

const TYPED = {
  ...toActionValues(null, 'r1', ' Claire '),
  descriptionDeLaMesure: ' Poser un tapis ',
  budget: ' 200 € ',
  conditionsExecution: ' En août ',
  indicateurResultat: ' Chutes par an ',
  date: '2027-01-15',
};

test('the form of an action has what it says, whatever risk and person are proposed', () => {
  const values = {
    idRisqueAssocie: 'r2',
    descriptionDeLaMesure: 'Poser un tapis',
    responsable: 'Paul',
    budget: '200 €',
    date: '2027-01-15',
    statut: 'En cours',
    conditionsExecution: 'En août',
    indicateurResultat: 'Chutes par an',
    type: 'organisation',
  } as const;
  const action = { ...values, idAction: 'a1', idUniteDeTravail: 'u1', termineeLe: null };
  expect(toActionValues(action, 'r1', 'Claire')).toEqual(values);
});

test('an action is written without the spaces around what is typed', () => {
  expect(toWrittenAction(TYPED)).toEqual({
    descriptionDeLaMesure: 'Poser un tapis',
    responsable: 'Claire',
    budget: '200 €',
    date: '2027-01-15',
    statut: 'À planifier',
    conditionsExecution: 'En août',
    indicateurResultat: 'Chutes par an',
    type: null,
  });
});

test.for([{ date: null }, { statut: null }])(
  'one without a required choice is not written: %o',
  (missing) => {
    expect(toWrittenAction({ ...TYPED, ...missing })).toBeNull();
  },
);

test('of a draft, what an action cannot take any more is left out', () => {
  const fields = listActionDraftFields([makeRisque('r1'), makeRisque('r2')]);
  const read = (values: object) => pickDraft(fields, { base: {}, values }).values;
  const valid = { idRisqueAssocie: 'r1', date: '2027-01-15', statut: 'En cours', type: 'organisation' };
  expect(read(valid)).toEqual(valid);
  expect(read({ idRisqueAssocie: 'gone', date: '15/01/2027', statut: 'Fini', type: 'autre' })).toEqual({});
  expect(read({ date: '2027-01-15T08:00' })).toEqual({});
  const emptied = { idRisqueAssocie: null, date: null, statut: null, type: null };
  expect(read(emptied)).toEqual(emptied);
});
