import type { DuerpDocument } from '@odu/api-contract/types';
import { describe, expect, test } from 'vitest';
import { applyIntent, applyIntents } from '../apply/apply-intent.ts';
import {
  BOULANGERIE,
  BRULURE,
  CHUTES,
  FOURNIL,
  GLISSADE,
  GANTS,
  LIVRAISON,
  seeUnites,
  TAPIS,
  uniteIn,
  VENTE,
  withoutUnites,
  withUnite,
} from '../test-data/boulangerie.test-data.ts';
import { makeCategorie, makeRisque, uuid } from '../test-data/documents.test-data.ts';
import { findCollisions } from '../collisions/find-collisions.ts';
import { resolveCollision } from '../collisions/resolve-collision.ts';
import { abandonIntent } from '../intents/abandon-intent.ts';
import type { Edition, Intent } from '../intents/intent.ts';
import { invertIntent } from '../invert/invert-intent.ts';
import { stamp, STAMP } from '../test-data/edition.test-data.ts';
import { keepMoved } from '../collisions/keep-moved.ts';
import { copierRisques, deplacerRisques, supprimerRisques } from './risques-copies.ts';

const countIds = () => {
  let count = 700;
  return () => uuid('e', (count += 1));
};
const apply = (editions: readonly (Edition | null)[], document = BOULANGERIE) =>
  editions.reduce((now, edition) => (edition === null ? now : applyIntent(now, stamp(edition))), document);
const names = (items: readonly { displayName: string }[]) => items.map(({ displayName }) => displayName);
const fournil = uniteIn(BOULANGERIE);
const vente = uniteIn(BOULANGERIE, VENTE);

describe('risks copied to another unit', () => {
  test('come whole, with their categories, under new ids', () => {
    const edition = copierRisques(fournil, [GLISSADE, BRULURE], vente, true, countIds());
    const copied = uniteIn(apply([edition]), VENTE);
    expect(names(copied.categorieDeRisques)).toEqual(['Chutes', 'Chaleur']);
    const known = new Set(fournil.categorieDeRisques.map(({ idCategorie }) => idCategorie));
    expect(copied.categorieDeRisques.filter(({ idCategorie }) => known.has(idCategorie))).toEqual([]);
    expect(copied.risques).toMatchObject([
      { displayName: 'Glissade', evalGravite: 2, evalFrequence: 2, evalMaitrise: 2, isRisqueEvalue: true },
      { displayName: 'Brûlure', isRisqueEvalue: false },
    ]);
    expect(copied.risques.map(({ idRisque }) => idRisque)).not.toContain(GLISSADE.idRisque);
    expect(uniteIn(apply([edition]))).toEqual(fournil);
  });

  test('their measures too, under ids of their own', () => {
    const tapis = { idMesure: uuid('e', 10), texte: 'Tapis', type: 'protection collective' } as const;
    const source = { ...GLISSADE, mesuresEnPlace: [tapis] };
    const [copied] = uniteIn(
      apply([copierRisques(fournil, [source], vente, true, countIds())]),
      VENTE,
    ).risques;
    expect(copied?.mesuresEnPlace).toMatchObject([{ texte: 'Tapis', type: 'protection collective' }]);
    expect(copied?.mesuresEnPlace?.[0]?.idMesure).toMatch(/^[0-9a-f-]{36}$/u);
    expect(copied?.mesuresEnPlace?.[0]?.idMesure).not.toBe(tapis.idMesure);
  });

  test('or by their name only', () => {
    const written = { ...GLISSADE, danger: 'Huile', remarques: 'Mardi', nombreExposes: 2 };
    const [copied] = uniteIn(
      apply([copierRisques(fournil, [written], vente, false, countIds())]),
      VENTE,
    ).risques;
    expect(copied).toMatchObject({ displayName: 'Glissade', danger: '', remarques: '', evalGravite: null });
    expect(copied?.isUserDefined).toBe(true);
    const coded = { ...GLISSADE, code: 'CPP-SOL-01', isUserDefined: false };
    expect(
      uniteIn(apply([copierRisques(fournil, [coded], vente, false, countIds())]), VENTE).risques,
    ).toMatchObject([{ code: 'CPP-SOL-01', isUserDefined: false }]);
    const [whole] = uniteIn(
      apply([copierRisques(fournil, [written], vente, true, countIds())]),
      VENTE,
    ).risques;
    // How many are exposed is counted in each unit.
    expect(whole).toMatchObject({ danger: 'Huile', remarques: 'Mardi', nombreExposes: null });
  });

  test('join the category of that name', () => {
    const same = makeCategorie(uuid('b', 8), 'chutes');
    const document = withUnite(BOULANGERIE, { categorieDeRisques: [same] }, VENTE);
    const after = apply(
      [copierRisques(fournil, [GLISSADE], uniteIn(document, VENTE), true, countIds())],
      document,
    );
    expect(uniteIn(after, VENTE).categorieDeRisques).toEqual([same]);
    expect(uniteIn(after, VENTE).risques[0]?.idCategorie).toBe(same.idCategorie);
  });

  test.for([
    ['the same name, accents and case apart', { displayName: 'GLISSADE' }, 0],
    ['the same code, called otherwise', { displayName: 'Sol glissant', code: 'CPP-SOL-01' }, 0],
    ['another name and no code', { displayName: 'Faux pas' }, 1],
    ['another code', { displayName: 'Faux pas', code: 'CPP-SOL-02' }, 1],
  ] as const)('never come twice: %s', ([, fields, expected]) => {
    const there = makeRisque(uuid('c', 8), CHUTES.idCategorie, fields);
    const cible = { ...vente, categorieDeRisques: [CHUTES], risques: [there] };
    const source = { ...GLISSADE, code: 'CPP-SOL-01' };
    const edition = copierRisques(fournil, [source], cible, true, countIds());
    expect(edition === null ? 0 : 1).toBe(expected);
  });

  test('nor when two of them are the same', () => {
    const twice = [GLISSADE, { ...GLISSADE, idRisque: uuid('c', 9) }];
    const edition = copierRisques(fournil, twice, vente, true, countIds());
    expect(uniteIn(apply([edition]), VENTE).risques).toHaveLength(1);
  });
});

test('a moved risk is in the other unit with its actions, and in the first no more', () => {
  const counted = { ...GLISSADE, nombreExposes: 2 };
  const after = apply(deplacerRisques(fournil, [counted], uniteIn(BOULANGERIE, LIVRAISON), countIds()));
  const { risques, papripactActionsPreventives } = uniteIn(after, LIVRAISON);
  expect(risques).toMatchObject([{ displayName: 'Glissade', evalGravite: 2, nombreExposes: 2 }]);
  expect(papripactActionsPreventives).toMatchObject([
    {
      descriptionDeLaMesure: TAPIS.descriptionDeLaMesure,
      idUniteDeTravail: LIVRAISON,
      idRisqueAssocie: risques[0]?.idRisque,
    },
  ]);
  expect(papripactActionsPreventives[0]?.idAction).not.toBe(TAPIS.idAction);
  expect(uniteIn(after).risques).toEqual([BRULURE]);
  expect(uniteIn(after).papripactActionsPreventives).toEqual([GANTS]);
});

test('what is moved comes there before it leaves, so that nothing is ever missing', () => {
  const editions = deplacerRisques(fournil, [GLISSADE], uniteIn(BOULANGERIE, LIVRAISON), countIds());
  expect(editions.map(({ kind }) => kind)).toEqual([
    'ajouterRisque',
    'ajouterAction',
    'supprimerAction',
    'supprimerRisque',
  ]);
});

describe('a move that meets somebody else', () => {
  const livraison = uniteIn(BOULANGERIE, LIVRAISON);
  const ids = countIds();
  const move = deplacerRisques(fournil, [GLISSADE], livraison, ids).map((edition) => ({
    ...stamp(edition),
    id: ids(),
  }));
  const meet = (server: DuerpDocument, intents: readonly Intent[]) => {
    const [intent] = intents;
    const [collision] = intents.flatMap((one) => findCollisions(server, one, seeUnites(BOULANGERIE)));
    if (intent === undefined || collision === undefined) throw new Error('they collide');
    return applyIntents(
      server,
      resolveCollision(intents, collision, 'autre', {
        intent,
        server,
        vues: seeUnites(BOULANGERIE),
        stamp: STAMP,
      }),
    );
  };

  test('who deleted where it goes: given up, the risk and its action stay where they were', () => {
    expect(uniteIn(meet(withoutUnites(BOULANGERIE, LIVRAISON), move))).toEqual(fournil);
  });

  test('who deleted where it was: taken back and given up, the risk and its action stay where they went', () => {
    const moved = applyIntents(BOULANGERIE, move);
    let before = BOULANGERIE;
    const back = move
      .flatMap((intent) => {
        const inverse = invertIntent(before, intent, { ...STAMP, id: ids() });
        before = applyIntent(before, intent);
        return inverse ?? [];
      })
      .toReversed();
    const left = meet(withoutUnites(moved, FOURNIL), back);
    expect(uniteIn(left, LIVRAISON)).toEqual(uniteIn(moved, LIVRAISON));
  });

  test('who deleted it where it went, before it left: it stays where it was, and so does its action', () => {
    const [addRisque, addAction, ...takeAway] = move;
    if (addRisque === undefined || addAction === undefined) throw new Error('a move has four parts');
    const arrived = applyIntents(BOULANGERIE, [addRisque, addAction]);
    expect(keepMoved(arrived, takeAway)).toBe(takeAway);
    expect(keepMoved(BOULANGERIE, move)).toBe(move);
    expect(keepMoved(withoutUnites(arrived, LIVRAISON), takeAway)).toEqual([]);
    const withoutAction = applyIntent(BOULANGERIE, addRisque);
    expect(keepMoved(withoutAction, takeAway).map(({ kind }) => kind)).toEqual(['supprimerRisque']);
  });

  test('who deleted one of several where they went: that one stays, the others leave', () => {
    const ofTwo = deplacerRisques(fournil, [GLISSADE, BRULURE], livraison, countIds()).map(stamp);
    const copieOfGlissade = ofTwo.at(-1)?.copies?.[GLISSADE.idRisque];
    const left = uniteIn(applyIntents(BOULANGERIE, ofTwo.slice(0, -1)), LIVRAISON);
    const server = withUnite(
      applyIntents(BOULANGERIE, ofTwo.slice(0, -1)),
      { risques: left.risques.filter(({ idRisque }) => idRisque !== copieOfGlissade) },
      LIVRAISON,
    );
    expect(keepMoved(server, ofTwo.slice(-1))).toMatchObject([{ base: { risques: [BRULURE] } }]);
  });

  test('a server that refuses it there: given up, nothing is deleted', () => {
    const { left, dependents } = abandonIntent(BOULANGERIE, move, move[0]?.id ?? '');
    expect(left).toEqual([]);
    expect(dependents).toHaveLength(move.length - 1);
  });

  test('who added a risk of that name there: both stay', () => {
    const theirs = makeRisque(uuid('c', 77), CHUTES.idCategorie, { displayName: 'Glissade' });
    const server = withUnite(BOULANGERIE, { categorieDeRisques: [CHUTES], risques: [theirs] }, LIVRAISON);
    const { risques } = uniteIn(applyIntents(server, move), LIVRAISON);
    expect(risques).toMatchObject([{ evalGravite: null }, { evalGravite: GLISSADE.evalGravite }]);
  });
});

test('a risk that the other unit has already is not moved over it', () => {
  const document = apply([copierRisques(fournil, [GLISSADE], vente, true, countIds())]);
  expect(deplacerRisques(uniteIn(document), [GLISSADE], uniteIn(document, VENTE), countIds())).toEqual([]);
});

test('several risks go at once', () => {
  expect(uniteIn(apply([supprimerRisques(fournil, [GLISSADE, BRULURE])]), FOURNIL).risques).toEqual([]);
  expect(supprimerRisques(fournil, [])).toBeNull();
});
