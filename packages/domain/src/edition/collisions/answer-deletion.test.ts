import type { CategorieDeRisques, Risque } from '@odu/api-contract/types';
import { describe, expect, test } from 'vitest';
import { applyIntents } from '../apply/apply-intent.ts';
import { invertIntent } from '../invert/invert-intent.ts';
import { supprimerRisques } from '../copie/risques-copies.ts';
import type { Edition, Intent } from '../intents/intent.ts';
import * as intentions from '../intents/intentions.ts';
import {
  BOULANGERIE,
  BRULURE,
  CHALEUR,
  CHUTES,
  FOURNIL,
  GANTS,
  GLISSADE,
  LIVRAISON,
  TAPIS,
  uniteIn,
  VENTE,
  withUnite,
} from '../test-data/boulangerie.test-data.ts';
import { makeRisque, uuid } from '../test-data/documents.test-data.ts';
import { intend } from '../test-data/edition.test-data.ts';
import { choose, collide, settle, vues } from '../test-data/settle.test-data.ts';
import { findCollisions } from './find-collisions.ts';

const unite = uniteIn(BOULANGERIE);

describe('a deletion of what changed since', () => {
  const changed = { ...GLISSADE, danger: 'Farine' };
  const withChanged = withUnite(BOULANGERIE, { risques: [changed, BRULURE] });
  const added = makeRisque(uuid('c', 9), CHUTES.idCategorie, { displayName: 'Chute' });
  const sien = makeRisque(uuid('c', 8), uuid('b', 8), { displayName: 'Coupure' });

  test.for([
    ['a unit, counted with all that it holds', withChanged, intentions.supprimerUnite(unite), 1],
    ['a risk', withChanged, intentions.supprimerRisque(unite, GLISSADE), 1],
    [
      'a category that got a risk',
      withUnite(BOULANGERIE, { risques: [changed, BRULURE, added] }),
      intentions.supprimerCategorie(unite, CHUTES),
      2,
    ],
    [
      'an action',
      withUnite(BOULANGERIE, { papripactActionsPreventives: [{ ...TAPIS, budget: '300 €' }, GANTS] }),
      intentions.supprimerAction(TAPIS),
      1,
    ],
    [
      'a risk of another unit',
      withUnite(BOULANGERIE, { risques: [{ ...sien, danger: 'Farine' }] }, VENTE),
      intentions.supprimerRisque(uniteIn(BOULANGERIE, VENTE), sien),
      1,
    ],
    [
      'the second action',
      withUnite(BOULANGERIE, { papripactActionsPreventives: [TAPIS, { ...GANTS, budget: '300 €' }] }),
      intentions.supprimerAction(GANTS),
      1,
    ],
  ] as const)('%s: deleted all the same, or kept', ([, server, edition, changements]) => {
    const other = intend(intentions.renommerUnite(uniteIn(BOULANGERIE, LIVRAISON), 'Tournée'));
    const intents = [intend(edition), other];
    expect(collide(server, intents).collision).toMatchObject({ type: 'suppression', changements });
    const left = choose(server, intents, 'mien');
    expect(left.flatMap((intent) => findCollisions(server, intent, vues))).toEqual([]);
    expect(applyIntents(server, left)).toEqual(applyIntents(server, intents));
    expect(choose(server, intents, 'autre')).toEqual([other]);
  });

  test('deleted all the same, another deletion of what changed is still asked about', () => {
    const server = withUnite(BOULANGERIE, {
      papripactActionsPreventives: [TAPIS, GANTS].map((action) => ({ ...action, budget: '300 €' })),
    });
    const left = choose(
      server,
      [TAPIS, GANTS].map((action) => intend(intentions.supprimerAction(action))),
      'mien',
    );
    expect(left.flatMap((intent) => findCollisions(server, intent))).toMatchObject([
      { type: 'suppression', cible: { id: GANTS.idAction } },
    ]);
  });

  test('an action whose risk alone went is no change', () => {
    const server = withUnite(BOULANGERIE, {
      risques: [BRULURE],
      papripactActionsPreventives: [{ ...TAPIS, idRisqueAssocie: null }, GANTS],
    });
    expect(findCollisions(server, intend(intentions.supprimerAction(TAPIS)))).toEqual([]);
  });
});

const CHANGED_TWO = withUnite(BOULANGERIE, {
  risques: [
    { ...GLISSADE, danger: 'Huile' },
    { ...BRULURE, danger: 'Four' },
  ],
});

/** Takes back what had added several risks. */
const retirer = (categories: CategorieDeRisques[], risques: Risque[]): Edition => ({
  kind: 'retirerRisques',
  idUniteDeTravail: FOURNIL,
  base: { categories, risques },
});

describe.for([
  ['deleted', supprimerRisques(unite, [GLISSADE, BRULURE])],
  ['whose addition is taken back', retirer([], [GLISSADE, BRULURE])],
] as const)('several risks %s at once, of which somebody changed two', ([, edition]) => {
  const server = CHANGED_TWO;

  test('one is asked about at a time: kept, the other is asked about, and goes', () => {
    const [kept] = choose(server, [intend(edition)], 'autre');
    expect(kept).toMatchObject({ base: { risques: [{ idRisque: BRULURE.idRisque }] } });
    if (kept === undefined) throw new Error('one is left to delete');
    const { left, unite: after } = settle(server, [kept], 'mien');
    expect(findCollisions(server, left[0] ?? kept)).toEqual([]);
    expect(after.risques).toMatchObject([{ idRisque: GLISSADE.idRisque, danger: 'Huile' }]);
  });

  test('deleted all the same, the other is still asked about', () => {
    const [confirmed] = choose(server, [intend(edition)], 'mien');
    if (confirmed === undefined) throw new Error('both are to delete');
    expect(findCollisions(server, confirmed)).toMatchObject([{ cible: { id: BRULURE.idRisque } }]);
    const { left, unite: after } = settle(server, [confirmed], 'mien');
    expect(left.flatMap((one) => findCollisions(server, one))).toEqual([]);
    expect(after.risques).toEqual([]);
  });
});

describe('several risks, whose addition with their categories is taken back', () => {
  const undo = intend(retirer([CHUTES, CHALEUR], [GLISSADE, BRULURE]));

  test('one that somebody changed is kept in its category, and the others go with theirs', () => {
    const changed = { ...GLISSADE, danger: 'Huile' };
    const server = withUnite(BOULANGERIE, { risques: [changed, BRULURE] });
    const { unite: after, left } = settle(server, [undo], 'autre');
    expect(after.risques).toEqual([changed]);
    expect(after.categorieDeRisques).toEqual([CHUTES]);
    expect(left.flatMap((intent) => findCollisions(server, intent, vues))).toEqual([]);
    expect(settle(server, [undo], 'mien').unite.risques).toEqual([]);
  });

  test('a category that somebody renamed is asked about itself: kept with its risks, or all goes', () => {
    const sols = { ...CHUTES, displayName: 'Sols' };
    const server = withUnite(BOULANGERIE, { categorieDeRisques: [sols, CHALEUR] });
    expect(collide(server, [undo]).collision).toMatchObject({
      cible: { entite: 'categorieDeRisques', id: CHUTES.idCategorie },
    });
    const kept = settle(server, [undo], 'autre');
    expect(kept.left.flatMap((intent) => findCollisions(server, intent, vues))).toEqual([]);
    expect(kept.unite.categorieDeRisques).toEqual([sols]);
    expect(kept.unite.risques).toEqual([GLISSADE]);
    const gone = settle(server, [undo], 'mien');
    expect(gone.left.flatMap((intent) => findCollisions(server, intent, vues))).toEqual([]);
    expect(gone.unite).toMatchObject({ categorieDeRisques: [], risques: [] });
  });
});

describe('several units, whose addition is taken back, of which somebody changed two', () => {
  const units = [FOURNIL, VENTE, LIVRAISON].map((id) => uniteIn(BOULANGERIE, id));
  const undo = [intend({ kind: 'retirerUnites', base: units })];
  const server = withUnite(
    withUnite(BOULANGERIE, { displayName: 'Four' }),
    { effectif: { total: 2 } },
    VENTE,
  );
  const askedOf = (intents: Intent[]) =>
    intents.flatMap((one) => findCollisions(server, one, vues)).map(({ cible: { id } }) => id);

  test('deleted all the same, the other is still asked about', () => {
    expect(askedOf(undo)).toEqual([FOURNIL, VENTE]);
    const confirmed = choose(server, undo, 'mien');
    expect(askedOf(confirmed)).toEqual([VENTE]);
    const both = choose(server, confirmed, 'mien');
    expect(askedOf(both)).toEqual([]);
    expect(applyIntents(server, both).data.unitesDeTravail).toEqual([]);
  });

  test('kept, the other is still asked about, and the rest goes', () => {
    const left = choose(server, undo, 'autre');
    expect(askedOf(left)).toEqual([VENTE]);
    const { document } = settle(server, left, 'autre');
    expect(document.data.unitesDeTravail.map(({ idUniteDeTravail }) => idUniteDeTravail)).toEqual([
      FOURNIL,
      VENTE,
    ]);
  });
});

describe('deleted, given back and deleted again before any of it was sent, and changed by somebody else', () => {
  const GIVEN_BACK = { ...GLISSADE, danger: 'Farine' };
  const inverted = (deletion: Intent): Intent => {
    const inverse = invertIntent(BOULANGERIE, deletion, { id: uuid('e', 1), at: deletion.at });
    if (inverse === null) throw new Error('a deletion can be taken back');
    return inverse;
  };

  test.for<[string, Edition]>([
    ['a unit', intentions.supprimerUnite(unite)],
    ['a risk', intentions.supprimerRisque(unite, GLISSADE)],
    ['a category', intentions.supprimerCategorie(unite, CHUTES)],
  ])('%s is kept by one answer', ([, edition]) => {
    const server = withUnite(BOULANGERIE, { risques: [GIVEN_BACK, BRULURE] });
    const [first, again] = [intend(edition), { ...intend(edition), id: uuid('e', 2) }];
    const other = intend(intentions.supprimerRisque(unite, BRULURE));
    const { left, document } = settle(server, [first, inverted(first), again], 'autre');
    expect(left.flatMap((intent) => findCollisions(server, intent, vues))).toEqual([]);
    expect(document).toEqual(server);
    expect(choose(server, [first, other], 'autre')).toContain(other);
  });

  test('an action is', () => {
    const server = withUnite(BOULANGERIE, {
      papripactActionsPreventives: [{ ...TAPIS, budget: '300 €' }, GANTS],
    });
    const [first, again] = [TAPIS, TAPIS].map((action) => intend(intentions.supprimerAction(action)));
    if (first === undefined || again === undefined) throw new Error('two deletions');
    const other = intend(intentions.supprimerAction(GANTS));
    expect(choose(server, [first, again, other], 'autre')).toEqual([other]);
  });
});
