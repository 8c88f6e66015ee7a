import { randomUUID } from 'node:crypto';
import type { DuerpDocument } from '@odu/api-contract';
import { describeEvaluationPrecedente, listRisquesAReevaluer } from '@odu/domain';
import { expect, test } from 'vitest';
import { MINUTE, SECOND } from '../../src/services/clock.ts';
import { type CompleteDuerp, makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf } from '../support/duerp-server.ts';
import { useEditor } from '../support/editor-scenario.ts';

const { server, calls } = useEditor();

const findRisque = ({ data }: DuerpDocument) => {
  const risque = data.unitesDeTravail[0]?.risques[0];
  if (risque === undefined) throw new Error('the first unit has risks');
  return risque;
};

/** Evaluates the first risk as a client of the first contract does: without a word of what was before. */
async function evaluate({ id, unites }: CompleteDuerp, notes: object) {
  const { idRisque, idCategorie, code, displayName, isUserDefined, danger, remarques, ...risque } =
    findRisque(await calls.document(id));
  const { evalGravite, evalFrequence, evalMaitrise } = risque;
  const answer = await calls.write(id, 'update-risque', {
    idUniteDeTravail: unites[0],
    idRisque,
    idCategorie,
    code,
    displayName,
    isUserDefined,
    danger,
    remarques,
    evalGravite,
    evalFrequence,
    evalMaitrise,
    ...notes,
  });
  expect(answer.statusCode).toBe(200);
}

/** The same by the call that sends the whole list of the unit. */
async function evaluateInList({ id, unites }: CompleteDuerp, notes: object) {
  const [unite] = (await calls.document(id)).data.unitesDeTravail;
  if (unite === undefined) throw new Error('the document has units');
  const [risque, ...others] = unite.risques.map(
    ({ evalueLe: _since, evaluationPrecedente: _before, ...input }) => input,
  );
  const answer = await calls.write(id, 'update-list-risques', {
    idUniteDeTravail: unites[0],
    categorieDeRisques: unite.categorieDeRisques,
    risques: [{ ...risque, ...notes }, ...others],
  });
  expect(answer.statusCode).toBe(200);
}

async function setStatut({ id, unites, risques }: CompleteDuerp, statut: string, fields: object = {}) {
  return calls.write(id, 'upsert-action-preventive-papripact', {
    idAction: ACTION,
    idUniteDeTravail: unites[0],
    idRisqueAssocie: risques[0],
    descriptionDeLaMesure: 'Poser un revêtement',
    responsable: 'Claire',
    date: '2027-03-01',
    statut,
    ...fields,
  });
}

const ACTION = randomUUID();
const AVANT = { evalGravite: 1, evalFrequence: 4, evalMaitrise: 4 };
const listDue = async (id: string) =>
  listRisquesAReevaluer((await calls.document(id)).data.unitesDeTravail).map(({ risque }) => risque.idRisque);

test('a finished action proposes its risk, and the evaluation before stays, of a client that knows nothing of it', async () => {
  const duerp = await makeCompleteDuerp(calls);
  const evalueLe = findRisque(await calls.document(duerp.id)).evalueLe;
  expect(evalueLe).toBe(server.clock.now().toISOString());
  server.clock.advance(MINUTE);
  await setStatut(duerp, 'En cours');
  expect(await listDue(duerp.id)).toStrictEqual([]);
  await setStatut(duerp, 'Terminé');
  expect(await listDue(duerp.id)).toStrictEqual([duerp.risques[0]]);
  // Written again as it is: it was finished then, not now, and nothing changes.
  const { etag } = (await calls.read(duerp.id)).headers;
  server.clock.advance(MINUTE);
  expect((await setStatut(duerp, 'Terminé')).headers.etag).toBe(etag);

  await evaluate(duerp, { evalMaitrise: 1 });
  const risque = findRisque(await calls.document(duerp.id));
  expect(risque.evaluationPrecedente).toStrictEqual({ ...AVANT, evalueLe });
  expect(describeEvaluationPrecedente(risque)?.phrase).toMatch(/^était Critique 5,0 le \d/);
  expect(await listDue(duerp.id)).toStrictEqual([]);
  // Corrected a minute later: what it was before is what it was before.
  await evaluate(duerp, { evalFrequence: 3 });
  expect(findRisque(await calls.document(duerp.id)).evaluationPrecedente).toStrictEqual({
    ...AVANT,
    evalueLe,
  });
});

test.for([
  ['the call of one risk', evaluate],
  ['the call of a list', evaluateInList],
] as const)('of two finished actions the newest counts, by %s', async ([, write]) => {
  const duerp = await makeCompleteDuerp(calls);
  const finish = async (idAction: string) => {
    server.clock.advance(SECOND);
    expect((await setStatut(duerp, 'Terminé', { idAction })).statusCode).toBe(200);
    server.clock.advance(SECOND);
  };
  await finish(randomUUID());
  await write(duerp, { evalMaitrise: 1 });
  const between = { ...AVANT, evalMaitrise: 1, evalueLe: server.clock.now().toISOString() };
  await finish(randomUUID());
  await write(duerp, { evalMaitrise: 1, evalFrequence: 3 });
  expect(findRisque(await calls.document(duerp.id)).evaluationPrecedente).toStrictEqual(between);
});

test('an evaluation of an earlier day is kept without an action; it is in a copy, in a version, and in what is given back', async () => {
  const duerp = await makeCompleteDuerp(calls);
  const evalueLe = '2026-03-03T09:00:00.000Z';
  await evaluate(duerp, { evalueLe });
  await evaluate(duerp, { evalGravite: 2 });
  const trace = {
    evalueLe: server.clock.now().toISOString(),
    evaluationPrecedente: { ...AVANT, evalueLe },
  };
  const copy = idOf(await calls.duplicate(duerp.id));
  for (const id of [duerp.id, copy]) expect(findRisque(await calls.document(id))).toMatchObject(trace);
  const before = await calls.document(duerp.id);
  const [unite, ...others] = before.data.unitesDeTravail;
  const keep = (unitesDeTravail: unknown) =>
    calls.write(duerp.id, 'update-list-unitesdetravail', { unitesDeTravail });
  expect((await keep(others)).statusCode).toBe(200);
  server.clock.advance(MINUTE);
  expect((await keep([unite, ...others])).statusCode).toBe(200);
  expect((await calls.document(duerp.id)).data).toStrictEqual(before.data);
});

test('what a client says of both is kept as it says it; what it cannot be is refused, and nothing changes', async () => {
  const duerp = await makeCompleteDuerp(calls);
  const said = '2026-01-02T03:04:05.678Z';
  await evaluate(duerp, {
    evalGravite: 3,
    evalueLe: said,
    evaluationPrecedente: { ...AVANT, evalueLe: null },
  });
  expect(findRisque(await calls.document(duerp.id))).toMatchObject({
    evalueLe: said,
    evaluationPrecedente: { ...AVANT, evalueLe: null },
  });
  await setStatut(duerp, 'Terminé', { termineeLe: said });
  await setStatut(duerp, 'En cours', { termineeLe: said });
  const [unite] = (await calls.document(duerp.id)).data.unitesDeTravail;
  const action = unite?.papripactActionsPreventives.find(({ idAction }) => idAction === ACTION);
  expect(action).toMatchObject({ statut: 'En cours', termineeLe: null });
  const { etag } = (await calls.read(duerp.id)).headers;
  for (const termineeLe of ['hier', '2026-13-01T00:00:00.000Z', '2026-01-01T00:00:00+02:00', 5])
    expect((await setStatut(duerp, 'Terminé', { termineeLe })).statusCode).toBe(400);
  expect((await calls.read(duerp.id)).headers.etag).toBe(etag);
});
