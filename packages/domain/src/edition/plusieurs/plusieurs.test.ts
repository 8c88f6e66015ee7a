import { describe, expect, test } from 'vitest';
import { applyIntent } from '../apply/apply-intent.ts';
import { findCollisions } from '../collisions/find-collisions.ts';
import type { Edition } from '../intents/intent.ts';
import {
  BOULANGERIE,
  BRULURE,
  CHUTES,
  FOURNIL,
  GLISSADE,
  LIVRAISON,
  TAPIS,
  uniteIn,
  VENTE,
  withUnite,
} from '../test-data/boulangerie.test-data.ts';
import { makeAction, makeRisque, uuid } from '../test-data/documents.test-data.ts';
import { STAMP, stamp } from '../test-data/edition.test-data.ts';
import { ajouterActionCommune, evaluerRisquesChoisis } from './meme-edition.ts';
import {
  copierRisquesChoisis,
  deplacerRisquesChoisis,
  listRisquesChoisis,
  supprimerRisquesChoisis,
} from './risques-choisis.ts';

const NON_EVALUE = { evalGravite: null, evalFrequence: null, evalMaitrise: null } as const;
const countIds = () => {
  let count = 700;
  return () => uuid('e', (count += 1));
};
/** « Vente » has a « glissade » of its own, evaluated otherwise. */
const AUTRE_GLISSADE = makeRisque(uuid('c', 9), CHUTES.idCategorie, {
  displayName: 'glissade',
  evalGravite: 4,
});
const DOCUMENT = withUnite(BOULANGERIE, { categorieDeRisques: [CHUTES], risques: [AUTRE_GLISSADE] }, VENTE);
const choose = (...ids: string[]) => listRisquesChoisis(DOCUMENT.data.unitesDeTravail, new Set(ids));
const TOUS = choose(AUTRE_GLISSADE.idRisque, BRULURE.idRisque, GLISSADE.idRisque);
const apply = (editions: readonly Edition[]) =>
  editions.reduce((now, edition) => applyIntent(now, stamp(edition)), DOCUMENT);
const idsIn = (editions: readonly Edition[]) =>
  apply(editions).data.unitesDeTravail.map(({ risques }) => risques.map(({ displayName }) => displayName));

test('what is chosen stands by unit in the order of the document; what is gone is passed over', () => {
  expect(
    TOUS.map(({ unite, risques }) => [unite.idUniteDeTravail, risques.map(({ idRisque }) => idRisque)]),
  ).toEqual([
    [FOURNIL, [GLISSADE.idRisque, BRULURE.idRisque]],
    [VENTE, [AUTRE_GLISSADE.idRisque]],
  ]);
  expect(choose(uuid('c', 404))).toEqual([]);
  expect(choose()).toEqual([]);
});

describe('risks of several units that go to one', () => {
  test('are copied, two of a name once', () => {
    const { editions, left } = copierRisquesChoisis(TOUS, [uniteIn(DOCUMENT, LIVRAISON)], true, countIds());
    expect(idsIn(editions)).toEqual([['Glissade', 'Brûlure'], ['glissade'], ['Glissade', 'Brûlure']]);
    expect(left).toBe(1);
  });

  test('are not copied to where they are', () => {
    const { editions, left } = copierRisquesChoisis(
      TOUS,
      [uniteIn(DOCUMENT), uniteIn(DOCUMENT, VENTE)],
      true,
      countIds(),
    );
    expect(idsIn(editions)).toEqual([['Glissade', 'Brûlure'], ['glissade', 'Brûlure'], []]);
    expect(left).toBe(5);
  });

  test('are moved: of two of a name the second stays, with what was written of it', () => {
    const { editions, left } = deplacerRisquesChoisis(TOUS, uniteIn(DOCUMENT, LIVRAISON), countIds());
    const after = apply(editions);
    expect(idsIn(editions)).toEqual([[], ['glissade'], ['Glissade', 'Brûlure']]);
    expect(left).toBe(1);
    expect(uniteIn(after, VENTE).risques[0]?.evalGravite).toBe(4);
    expect(uniteIn(after, LIVRAISON).papripactActionsPreventives).toHaveLength(2);
  });

  test('one that is there already stays where it is', () => {
    const { editions, left } = deplacerRisquesChoisis(TOUS, uniteIn(DOCUMENT, VENTE), countIds());
    expect(idsIn(editions)).toEqual([['Glissade'], ['glissade', 'Brûlure'], []]);
    expect(left).toBe(2);
  });
});

test('risks of several units are deleted, their actions stay', () => {
  const after = apply(supprimerRisquesChoisis(TOUS));
  expect(after.data.unitesDeTravail.map(({ risques }) => risques.length)).toEqual([0, 0, 0]);
  expect(uniteIn(after).papripactActionsPreventives.map(({ idRisqueAssocie }) => idRisqueAssocie)).toEqual([
    null,
    null,
  ]);
  expect(supprimerRisquesChoisis([])).toEqual([]);
});

test('the same action is added for each risk, in its own unit', () => {
  const {
    idAction: _id,
    idUniteDeTravail: _unite,
    idRisqueAssocie: _risque,
    ...action
  } = makeAction(VENTE, TAPIS.idAction, {
    descriptionDeLaMesure: 'Former les nouveaux',
  });
  const after = apply(ajouterActionCommune(TOUS, action, STAMP.at, countIds()));
  const added = after.data.unitesDeTravail.flatMap(({ idUniteDeTravail, papripactActionsPreventives }) =>
    papripactActionsPreventives
      .filter(({ descriptionDeLaMesure }) => descriptionDeLaMesure === 'Former les nouveaux')
      .map((one) => [idUniteDeTravail, one.idUniteDeTravail, one.idRisqueAssocie]),
  );
  expect(added).toEqual([
    [FOURNIL, FOURNIL, GLISSADE.idRisque],
    [FOURNIL, FOURNIL, BRULURE.idRisque],
    [VENTE, VENTE, AUTRE_GLISSADE.idRisque],
  ]);
  expect(
    new Set(
      after.data.unitesDeTravail.flatMap((one) =>
        one.papripactActionsPreventives.map(({ idAction }) => idAction),
      ),
    ).size,
  ).toBe(5);
});

test('the same action, finished, is so after the evaluation of each risk that was seen, whatever the clocks say', () => {
  const {
    idAction: _id,
    idUniteDeTravail: _unite,
    idRisqueAssocie: _risque,
    termineeLe: _end,
    ...action
  } = makeAction(VENTE, TAPIS.idAction, { statut: 'Terminé' });
  const evaluated = (evalueLe: string) => ({ isRisqueEvalue: true, evalGravite: 2, evalueLe }) as const;
  const [before, after] = ['2026-11-22T07:59:59.000Z', '2026-11-22T08:00:30.000Z'] as const;
  const document = withUnite(DOCUMENT, {
    risques: [
      { ...GLISSADE, ...evaluated(before) },
      { ...BRULURE, ...evaluated(after) },
    ],
  });
  const choisis = listRisquesChoisis(
    document.data.unitesDeTravail,
    new Set([GLISSADE.idRisque, BRULURE.idRisque]),
  );
  const { papripactActionsPreventives: actions } = uniteIn(
    ajouterActionCommune(choisis, action, STAMP.at, countIds()).reduce(
      (now, edition) => applyIntent(now, stamp(edition)),
      document,
    ),
  );
  const endOf = (id: string) => actions.findLast(({ idRisqueAssocie }) => idRisqueAssocie === id)?.termineeLe;
  expect([endOf(GLISSADE.idRisque), endOf(BRULURE.idRisque)]).toEqual([STAMP.at, '2026-11-22T08:00:30.001Z']);
});

describe('the same notes', () => {
  test('are given to each; another criterion keeps its value, what has them already is not edited', () => {
    const editions = evaluerRisquesChoisis(TOUS, { evalMaitrise: 2 }, STAMP.at);
    const notes = apply(editions).data.unitesDeTravail.flatMap(({ risques }) =>
      risques.map(({ evalGravite, evalFrequence, evalMaitrise }) => [
        evalGravite,
        evalFrequence,
        evalMaitrise,
      ]),
    );
    expect(notes).toEqual([
      [2, 2, 2],
      [null, null, 2],
      [4, null, 2],
    ]);
    expect(editions).toHaveLength(2);
  });

  test('stand beside what was chosen for one of them and not saved yet', () => {
    const begun = (id: string) =>
      id === BRULURE.idRisque
        ? ({ seen: NON_EVALUE, notes: { ...NON_EVALUE, evalGravite: 3, evalMaitrise: 1 } } as const)
        : undefined;
    const after = apply(evaluerRisquesChoisis(TOUS, { evalFrequence: 4, evalMaitrise: 4 }, STAMP.at, begun));
    expect(uniteIn(after).risques[1]).toMatchObject({
      evalGravite: 3,
      evalFrequence: 4,
      evalMaitrise: 4,
      isRisqueEvalue: true,
    });
  });

  test('are written, for what was chosen before, on what was seen then: what a colleague gave meanwhile is asked', () => {
    const seen = { evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 } as const;
    // The colleague gave 2, 2, 2 to « Glissade » since; the person had chosen a severity of 3, and the frequency as it stood.
    const [edition] = evaluerRisquesChoisis(choose(GLISSADE.idRisque), { evalMaitrise: 4 }, STAMP.at, () => ({
      seen,
      notes: { ...seen, evalGravite: 3 },
    }));
    if (edition === undefined) throw new Error('there is something to write');
    expect(edition).toMatchObject({
      base: { evalGravite: 1, evalMaitrise: 2 },
      values: { evalGravite: 3, evalMaitrise: 4 },
    });
    expect(findCollisions(DOCUMENT, stamp(edition))).toMatchObject([{ champ: 'evalGravite' }]);
    expect(uniteIn(apply([edition])).risques[0]).toMatchObject({ evalFrequence: 2 });
  });

  test('say of a risk that an action has just made one to evaluate anew that they are right still', () => {
    const finie = { ...TAPIS, statut: 'Terminé' as const, termineeLe: '2026-11-20T08:00:00.000Z' };
    const document = withUnite(DOCUMENT, {
      risques: [{ ...GLISSADE, isRisqueEvalue: true, evalueLe: '2026-11-01T08:00:00.000Z' }],
      papripactActionsPreventives: [finie],
    });
    const choisis = listRisquesChoisis(document.data.unitesDeTravail, new Set([GLISSADE.idRisque]));
    const [edition] = evaluerRisquesChoisis(choisis, { evalMaitrise: 2 }, STAMP.at);
    expect(edition).toMatchObject({ kind: 'modifierRisque', values: {}, trace: { evalueLe: STAMP.at } });
  });
});
