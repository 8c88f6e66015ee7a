import { expect, test } from 'vitest';
import { planRisques } from './plan-risques.ts';

const idOf = (number: number) => `aaaaaaaa-aaaa-4aaa-8aaa-${String(number).padStart(12, '0')}`;
const place = { duerpDocumentId: idOf(0), idUniteDeTravail: idOf(1) };
const COTATION = { evalGravite: 4, evalFrequence: 2, evalMaitrise: 2 } as const;
const EVALUE = '2027-03-02T08:00:00.000Z';
const FINI = '2027-03-02T10:00:00.000Z';
const NOW = '2027-03-02T12:00:00.000Z';

const makeBody = (risks: number) => ({
  risques: Array.from({ length: risks }, (_, index) => ({
    idRisque: idOf(100 + index),
    idCategorie: idOf(2),
    code: '',
    displayName: 'Glissade',
    isUserDefined: true,
    ...COTATION,
  })),
});

test('each action of a unit is read twice, however many risks are sent', () => {
  let readings = 0;
  const actions = Array.from({ length: 50 }, (_, index) => ({
    termineeLe: FINI,
    get idRisqueAssocie() {
      readings += 1;
      return idOf(100 + index);
    },
  }));
  planRisques({ risques: [], actions }, place, makeBody(50), NOW);
  expect(readings).toBe(100);
});

test('a risk keeps the evaluation that stood before its newest finished action, another one does not', () => {
  const body = makeBody(2);
  const stored = planRisques({ risques: [], actions: [] }, place, body, EVALUE).inserted;
  const action = (termineeLe: string) => ({ idRisqueAssocie: idOf(100), termineeLe });
  const actions = [action('2027-03-01T10:00:00.000Z'), action(FINI), action('2027-03-02T07:00:00.000Z')];
  const sent = { risques: body.risques.map((risque) => ({ ...risque, evalMaitrise: 1 as const })) };
  const { updated } = planRisques({ risques: stored, actions }, place, sent, NOW);
  expect(updated.map(({ evaluationPrecedente }) => evaluationPrecedente)).toEqual([
    JSON.stringify({ ...COTATION, evalueLe: EVALUE }),
    null,
  ]);
});
