import { describe, expect, test } from 'vitest';
import { applyIntents } from '../apply/apply-intent.ts';
import { supprimerRisques } from '../copie/risques-copies.ts';
import * as evaluations from '../intents/evaluations.ts';
import * as intentions from '../intents/intentions.ts';
import type { Edition, Intent } from '../intents/intent.ts';
import {
  BOULANGERIE,
  BRULURE,
  CHALEUR,
  FOURNIL,
  TAPIS,
  uniteIn,
  VENTE,
  withUnite,
} from '../test-data/boulangerie.test-data.ts';
import { makeAction, makeCategorie, makeRisque, uuid } from '../test-data/documents.test-data.ts';
import { findCollisions } from './find-collisions.ts';
import { joinRisques } from './join-risques.ts';

const unite = uniteIn(BOULANGERIE);
const MINE = makeRisque(uuid('c', 8), CHALEUR.idCategorie, { displayName: 'Coup de chaleur' });
const THEIRS = { ...MINE, idRisque: uuid('c', 9) };
const SERVER = withUnite(BOULANGERIE, { risques: [...unite.risques, THEIRS] });

let made = 0;
const intend = (edition: Edition | null): Intent => {
  if (edition === null) throw new Error('the edition changes something');
  made += 1;
  return { id: uuid('e', made), at: '2026-11-22T08:00:00.000Z', ...edition };
};

const ADDED = intend({
  kind: 'ajouterRisquesPremade',
  idUniteDeTravail: FOURNIL,
  categories: [],
  risques: [{ item: MINE, place: 'fin' }],
  liens: [],
});
const EVALUATED = intend(evaluations.modifierRisque(unite, MINE, { evalGravite: 4 }));
const LINKED = makeAction(FOURNIL, uuid('d', 9), { idRisqueAssocie: MINE.idRisque });

test('what is made of a premade risk is made of the same one that somebody else added', () => {
  const { idRisque } = MINE;
  const left = joinRisques(SERVER, [
    EVALUATED,
    ADDED,
    EVALUATED,
    intend({ kind: 'deplacerRisque', idUniteDeTravail: FOURNIL, idRisque, place: [] }),
    intend(intentions.ajouterAction(LINKED)),
    intend(intentions.modifierAction(TAPIS, { idRisqueAssocie: idRisque })),
    intend(intentions.modifierAction(LINKED, { idRisqueAssocie: null })),
    intend(intentions.supprimerAction(LINKED)),
  ]);
  // What stands before the addition is of another risk, if of any.
  expect(left[0]).toBe(EVALUATED);
  expect(left[1]).toBe(ADDED);
  expect(JSON.stringify(left.slice(2))).not.toContain(idRisque);
  const after = uniteIn(applyIntents(SERVER, left.slice(1)));
  expect(after.risques.map((risque) => risque.idRisque)).toEqual([
    THEIRS.idRisque,
    ...unite.risques.map((risque) => risque.idRisque),
  ]);
  expect(after.risques[0]).toMatchObject({ evalGravite: 4 });
  expect(after.papripactActionsPreventives[0]).toMatchObject({ idRisqueAssocie: THEIRS.idRisque });
  expect(joinRisques(SERVER, left.slice(1))).toEqual(left.slice(1));
});

test('notes that two people gave it are asked about', () => {
  const rated = withUnite(SERVER, { risques: [...unite.risques, { ...THEIRS, evalGravite: 2 }] });
  const [, evaluated] = joinRisques(rated, [ADDED, EVALUATED]);
  if (evaluated === undefined) throw new Error('it stays');
  expect(findCollisions(rated, evaluated)).toMatchObject([{ type: 'champ', mien: 4, autre: 2 }]);
});

test('one that was added and taken away again leaves that of the other person as it is', () => {
  const rated = { ...MINE, evalGravite: 4 as const };
  const intents = [ADDED, EVALUATED, intend(intentions.supprimerRisque(unite, rated))];
  const left = joinRisques(SERVER, intents);
  expect(left).toEqual([ADDED, intents[2]]);
  expect(joinRisques(SERVER, left)).toBe(left);
  expect(applyIntents(SERVER, left)).toBe(SERVER);
});

test('what was made of one that was taken away again asks nothing: nobody deleted it', () => {
  const { idRisque } = MINE;
  const taken = intend(intentions.supprimerRisque(unite, { ...MINE, evalGravite: 4 }));
  const made = [
    EVALUATED,
    intend({ kind: 'deplacerRisque', idUniteDeTravail: FOURNIL, idRisque, place: [] }),
  ];
  const said = intend(intentions.modifierAction(TAPIS, { idRisqueAssocie: idRisque, responsable: 'Inès' }));
  const back = intend({
    kind: 'restaurerRisques',
    idUniteDeTravail: FOURNIL,
    categories: [],
    risques: [{ item: { ...MINE, evalGravite: 4 }, place: 'fin' }],
    liens: [],
  });
  const left = joinRisques(SERVER, [ADDED, ...made, said, ...made, taken, back, EVALUATED]);
  // The action is left without a risk, with what else was said of it; what came after « Annuler » is of the risk that is back.
  expect(left).toMatchObject([
    ADDED,
    { id: said.id, values: { idRisqueAssocie: null, responsable: 'Inès' } },
    taken,
    back,
    EVALUATED,
  ]);
  for (const [index, intent] of left.entries())
    expect(findCollisions(applyIntents(SERVER, left.slice(0, index)), intent)).toEqual([]);
});

test.for([
  ['taken back', { kind: 'retirerRisques', base: { categories: [], risques: [MINE] } }],
  ['deleted with another', { kind: 'supprimerRisque', base: { categories: [], risques: [BRULURE, MINE] } }],
] as const)('so does one that was added and %s', ([, { kind, base }]) => {
  const taken = intend({ kind, idUniteDeTravail: FOURNIL, base });
  expect(joinRisques(SERVER, [ADDED, EVALUATED, taken])).toEqual([ADDED, taken]);
});

test('one that was taken away and added once more is that of the other person from then on', () => {
  const taken = intend(intentions.supprimerRisque(unite, MINE));
  const left = joinRisques(SERVER, [ADDED, taken, { ...ADDED, id: uuid('e', 99) }, EVALUATED]);
  expect(left.at(-1)).toMatchObject({ id: EVALUATED.id, idRisque: THEIRS.idRisque });
});

test('the deletion of another risk takes nothing of it away', () => {
  const left = joinRisques(SERVER, [ADDED, intend(intentions.supprimerRisque(unite, BRULURE)), EVALUATED]);
  expect(left.at(-1)).toMatchObject({ id: EVALUATED.id, idRisque: THEIRS.idRisque });
});

test('nothing changes where the risk is added, is there already, or is of the user’s own', () => {
  const intents = [ADDED, EVALUATED];
  expect(joinRisques(BOULANGERIE, intents)).toBe(intents);
  const known = applyIntents(BOULANGERIE, [ADDED]);
  expect(joinRisques(known, intents)).toBe(intents);
  const own = [{ ...ADDED, kind: 'ajouterRisque' } as Intent, EVALUATED];
  expect(joinRisques(SERVER, own)).toBe(own);
});

describe('a category of one name that two people added', () => {
  const [MIENNE, LEUR] = [makeCategorie(uuid('b', 8), 'bruit'), makeCategorie(uuid('b', 9), 'Bruit')];
  const MARTEAU = makeRisque(uuid('c', 7), MIENNE.idCategorie, { displayName: 'Marteau' });
  const WITH_LEUR = withUnite(BOULANGERIE, { categorieDeRisques: [...unite.categorieDeRisques, LEUR] });
  const ADDED_ONE = intend({
    kind: 'ajouterRisque',
    idUniteDeTravail: FOURNIL,
    categories: [{ item: MIENNE, place: 'fin' }],
    risques: [{ item: MARTEAU, place: 'fin' }],
    liens: [],
  });
  const mine = uniteIn(applyIntents(BOULANGERIE, [ADDED_ONE]));
  const askedOf = (left: readonly Intent[]) =>
    left.flatMap((intent, index) => findCollisions(applyIntents(WITH_LEUR, left.slice(0, index)), intent));
  const namesIn = (left: readonly Intent[]) =>
    uniteIn(applyIntents(WITH_LEUR, left)).categorieDeRisques.map(({ displayName }) => displayName);
  const names = unite.categorieDeRisques.map(({ displayName }) => displayName);

  test('is one: what is made of the one is made of that which is there', () => {
    const { idCategorie } = MIENNE;
    const left = joinRisques(WITH_LEUR, [
      ADDED_ONE,
      intend(evaluations.modifierRisque(unite, BRULURE, { idCategorie })),
      intend(evaluations.modifierRisque(unite, MARTEAU, { idCategorie: CHALEUR.idCategorie })),
      intend({ kind: 'deplacerCategorie', idUniteDeTravail: FOURNIL, idCategorie, place: [] }),
      intend(intentions.renommerCategorie(unite, MIENNE, 'Vacarme')),
      intend(intentions.renommerCategorie(unite, { ...MIENNE, displayName: 'Vacarme' }, 'Bruit et vacarme')),
    ]);
    expect(JSON.stringify(left.slice(1))).not.toContain(idCategorie);
    expect(askedOf(left)).toEqual([]);
    expect(namesIn(left)).toEqual(['Bruit et vacarme', ...names]);
    const { risques } = uniteIn(applyIntents(WITH_LEUR, left));
    expect(risques.find(({ idRisque }) => idRisque === BRULURE.idRisque)).toMatchObject({
      idCategorie: LEUR.idCategorie,
    });
    expect(joinRisques(WITH_LEUR, left)).toEqual(left);
  });

  test('that is deleted again here leaves that of the other person, without what was put in it here', () => {
    const left = joinRisques(WITH_LEUR, [
      ADDED_ONE,
      intend(intentions.renommerCategorie(unite, MIENNE, 'Vacarme')),
      intend(intentions.supprimerCategorie(mine, MIENNE)),
    ]);
    expect(askedOf(left)).toEqual([]);
    expect(namesIn(left)).toEqual([...names, 'Bruit']);
    expect(uniteIn(applyIntents(WITH_LEUR, left)).risques).toEqual(unite.risques);
  });

  test('a risk that is put in it and taken away again, alone or with another, asks nothing', () => {
    for (const risques of [[MARTEAU], [MARTEAU, BRULURE]]) {
      const left = joinRisques(WITH_LEUR, [ADDED_ONE, intend(supprimerRisques(mine, risques))]);
      expect(askedOf(left)).toEqual([]);
    }
  });

  test('made twice here, on two devices, is the first of them', () => {
    const again = makeCategorie(uuid('b', 7), 'Bruit');
    const left = joinRisques(BOULANGERIE, [
      ADDED_ONE,
      intend(intentions.ajouterCategorie(unite, again.displayName, () => again.idCategorie)),
      intend(intentions.renommerCategorie(unite, again, 'Vacarme')),
    ]);
    expect(left.at(-1)).toMatchObject({ idCategorie: MIENNE.idCategorie });
  });

  test('is of its unit: one of that name in another stays what it is', () => {
    const vente = uniteIn(BOULANGERIE, VENTE);
    const intents = [
      intend(intentions.ajouterCategorie(vente, MIENNE.displayName, () => MIENNE.idCategorie)),
      intend(intentions.renommerCategorie(vente, MIENNE, 'Vacarme')),
    ];
    expect(joinRisques(WITH_LEUR, intents)).toBe(intents);
  });

  test('changes nothing where the unit has none, or has that one already', () => {
    const intents = [ADDED_ONE, intend(intentions.renommerCategorie(unite, MIENNE, 'Vacarme'))];
    expect(joinRisques(BOULANGERIE, intents)).toBe(intents);
    expect(joinRisques(applyIntents(BOULANGERIE, [ADDED_ONE]), intents)).toBe(intents);
  });
});
