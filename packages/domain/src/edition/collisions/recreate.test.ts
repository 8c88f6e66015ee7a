import type { DuerpDocument } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { applyIntents } from '../apply/apply-intent.ts';
import { cibleDans } from '../intents/cible.ts';
import * as evaluations from '../intents/evaluations.ts';
import * as intentions from '../intents/intentions.ts';
import type { Edition, Intent } from '../intents/intent.ts';
import {
  BOULANGERIE,
  BRULURE,
  CHALEUR,
  CHUTES,
  FOURNIL,
  GANTS,
  GLISSADE,
  seeUnites,
  TAPIS,
  uniteIn,
  withoutUnites,
  withUnite,
} from '../test-data/boulangerie.test-data.ts';
import { makeAction, makeRisque, uuid } from '../test-data/documents.test-data.ts';
import { intend, STAMP } from '../test-data/edition.test-data.ts';
import { findCollisions } from './find-collisions.ts';
import { narrowVue } from './narrow-vue.ts';
import { isPartlyRecreated, recreate } from './recreate.ts';
import { resolveCollision } from './resolve-collision.ts';

const unite = uniteIn(BOULANGERIE);

/** What is gone and the last edit is about, and the intents after « Le recréer », on `seen` as the user saw it. */
function recreateFor(server: DuerpDocument, seen: DuerpDocument, intents: Intent[]) {
  const [last] = intents.slice(-1);
  const vues = seeUnites(seen);
  const [collision] = last === undefined ? [] : findCollisions(server, last, vues);
  if (last === undefined || collision === undefined) throw new Error('the last edit collides');
  const left = resolveCollision(intents, collision, 'mien', { intent: last, server, vues, stamp: STAMP });
  return { vues, cible: collision.cible, left, document: applyIntents(server, left) };
}

test('a unit comes again without what the user had deleted in it before', () => {
  const intents = [
    intend(intentions.supprimerRisque(unite, GLISSADE)),
    intend(evaluations.modifierRisque(unite, BRULURE, { danger: 'Four' })),
  ];
  const { document } = recreateFor(withoutUnites(BOULANGERIE, FOURNIL), BOULANGERIE, intents);
  expect(document).toEqual(applyIntents(BOULANGERIE, intents));
});

test('a category comes again without the risk that the user had deleted in it; deleted whole by them, with all', () => {
  const chute = makeRisque(uuid('c', 9), CHUTES.idCategorie, { displayName: 'Chute' });
  const seen = withUnite(BOULANGERIE, { risques: [GLISSADE, BRULURE, chute] });
  const server = withUnite(seen, { categorieDeRisques: [CHALEUR], risques: [BRULURE] });
  const rename = intend(intentions.renommerCategorie(uniteIn(seen), CHUTES, 'Sols'));
  const namesAfter = (deletion: Edition) =>
    uniteIn(recreateFor(server, seen, [intend(deletion), rename]).document).risques.map(
      ({ displayName }) => displayName,
    );
  expect(namesAfter(intentions.supprimerRisque(uniteIn(seen), GLISSADE))).toEqual(['Brûlure', 'Chute']);
  expect(namesAfter(intentions.supprimerCategorie(uniteIn(seen), CHUTES))).toEqual([
    'Glissade',
    'Brûlure',
    'Chute',
  ]);
});

test('a risk comes again with the links of its own actions', () => {
  const actions = [TAPIS, GANTS, makeAction(FOURNIL, uuid('d', 9))];
  const vues = seeUnites(withUnite(BOULANGERIE, { papripactActionsPreventives: actions }));
  expect(recreate(vues, cibleDans(unite, 'risque', GLISSADE.idRisque, ''))).toMatchObject({
    kind: 'restaurerRisques',
    categories: [{ item: CHUTES }],
    risques: [{ item: GLISSADE }],
    liens: [{ idAction: TAPIS.idAction, idRisqueAssocie: GLISSADE.idRisque }],
  });
});

test.for([
  ['a risk', evaluations.modifierRisque(unite, GLISSADE, { danger: 'Farine' })],
  ['a category', intentions.renommerCategorie(unite, CHUTES, 'Sols')],
  ['an action', intentions.modifierAction(TAPIS, { budget: '20 €' })],
] as const)('%s that its unit was never seen with can only be given up', ([, edition]) => {
  const server = withUnite(BOULANGERIE, {
    categorieDeRisques: [CHALEUR],
    risques: [BRULURE],
    papripactActionsPreventives: [GANTS],
  });
  const { vues, cible, left } = recreateFor(server, server, [intend(edition)]);
  expect(recreate(vues, cible)).toBeNull();
  expect(left).toEqual([]);
});

test('a unit or a category of which a load kept only what one edit is about comes again in part; a risk comes whole', () => {
  const edit = intend(evaluations.modifierRisque(unite, GLISSADE, { danger: 'Farine' }));
  const whole = seeUnites(BOULANGERIE);
  const [narrow, ...others] = whole.map((vue) => narrowVue(vue, edit));
  if (narrow === undefined) throw new Error('the first unit is seen');
  const isPartly = (vues: typeof whole, entite: 'uniteDeTravail' | 'categorieDeRisques' | 'risque') =>
    isPartlyRecreated(vues, cibleDans(unite, entite, FOURNIL, ''));
  for (const entite of ['uniteDeTravail', 'categorieDeRisques'] as const) {
    expect(isPartly([narrow], entite)).toBe(true);
    expect(isPartly(whole, entite)).toBe(false);
    // Of another unit.
    expect(isPartly([...whole.slice(0, 1), ...others], entite)).toBe(false);
    expect(isPartly(others, entite)).toBe(false);
    expect(isPartly([...others, narrow], entite)).toBe(true);
  }
  expect(isPartly([narrow], 'risque')).toBe(false);
});
