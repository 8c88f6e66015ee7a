import { expect, test } from 'vitest';
import { makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { pickDraft } from '../../../drafts/draft-changes.ts';
import { listEvaluationDraftFields } from './evaluation-draft.ts';
import { toEvaluationValues, toValeursDeRisque, validateEvaluation } from './evaluation-form.ts';

const MESURE = { idMesure: 'm1', texte: 'Gants', type: 'protection individuelle' } as const;
const VALUES = {
  ...toEvaluationValues(makeRisque('r1', { mesuresEnPlace: [MESURE] })),
  evalGravite: 2,
  evalFrequence: 2,
  evalMaitrise: 2,
} as const;

test('a measure that is typed and not added is refused without its kind, and written with the others once it has one', () => {
  const typed = { ...VALUES, texteDeMesure: 'Pauses', typeDeMesure: null };
  expect(validateEvaluation(VALUES)).toEqual({});
  expect(Object.keys(validateEvaluation(typed))).toEqual(['typeDeMesure']);
  const { mesuresEnPlace } = toValeursDeRisque({ ...typed, typeDeMesure: 'organisation' });
  expect(mesuresEnPlace).toMatchObject([MESURE, { texte: 'Pauses', type: 'organisation' }]);
});

test('spaces alone are no measure', () => {
  const typed = { ...VALUES, texteDeMesure: '  ', typeDeMesure: 'organisation' } as const;
  expect(validateEvaluation(typed)).toEqual({});
  expect(toValeursDeRisque(typed).mesuresEnPlace).toEqual([MESURE]);
});

test('of a draft, what the risk cannot take any more is left out', () => {
  const fields = listEvaluationDraftFields(makeUnite('u1'));
  const read = (values: object) => pickDraft(fields, { base: {}, values }).values;
  const valid = {
    idCategorie: 'c1',
    mesuresEnPlace: [MESURE],
    typeDeMesure: 'organisation',
    nombreExposes: 4,
  };
  expect(read(valid)).toEqual(valid);
  expect(
    read({ idCategorie: 'gone', mesuresEnPlace: [{}], typeDeMesure: 'autre', nombreExposes: '4' }),
  ).toEqual({});
});
