import { describe, expect, test } from 'vitest';
import { applyIntents } from '../apply/apply-intent.ts';
import * as evaluations from '../intents/evaluations.ts';
import * as intentions from '../intents/intentions.ts';
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
  VENTE,
  withoutUnites,
  withUnite,
} from '../test-data/boulangerie.test-data.ts';
import { makeAction, makeCategorie, uuid } from '../test-data/documents.test-data.ts';
import { intend, STAMP } from '../test-data/edition.test-data.ts';
import { choose, collide, settle, vues } from '../test-data/settle.test-data.ts';
import { findCollisions } from './find-collisions.ts';
import { resolveCollision } from './resolve-collision.ts';

const unite = uniteIn(BOULANGERIE);

describe('a target that is gone', () => {
  test('a unit: made again as it was seen, at its place, then the edit; or the edits in it go', () => {
    const server = withoutUnites(BOULANGERIE, FOURNIL);
    const intents = [
      intend(evaluations.modifierRisque(unite, GLISSADE, { evalGravite: 4 })),
      intend(intentions.ajouterAction(makeAction(FOURNIL, uuid('d', 9)))),
      intend(intentions.renommerUnite(uniteIn(BOULANGERIE, VENTE), 'Boutique')),
    ];
    expect(collide(server, intents).collision).toMatchObject({
      type: 'cibleSupprimee',
      cible: { nom: 'Fournil' },
    });
    const { document } = settle(server, intents, 'mien');
    expect(document).toEqual(applyIntents(BOULANGERIE, intents));
    expect(choose(server, intents, 'autre')).toEqual(intents.slice(2));
  });
});

describe('a target that is gone in its unit', () => {
  const others = intend(intentions.renommerUnite(unite, 'Four'));

  test.for([
    [
      'a risk, its category and the link of its action',
      withUnite(BOULANGERIE, {
        categorieDeRisques: [CHALEUR],
        risques: [BRULURE],
        papripactActionsPreventives: [{ ...TAPIS, idRisqueAssocie: null }, GANTS],
      }),
      evaluations.modifierRisque(unite, GLISSADE, { evalGravite: 4 }),
      'Glissade',
    ],
    [
      'an action, at its place',
      withUnite(BOULANGERIE, { papripactActionsPreventives: [GANTS] }),
      intentions.modifierAction(TAPIS, { statut: 'Terminé' }),
      'Poser un tapis',
    ],
  ] as const)('%s', ([, server, edition, nom]) => {
    const added = intend(intentions.ajouterAction(makeAction(FOURNIL, uuid('d', 8))));
    const moved = intend({
      kind: 'deplacerCategorie',
      idUniteDeTravail: FOURNIL,
      idCategorie: CHALEUR.idCategorie,
      place: 'fin',
    });
    expect(choose(server, [intend(edition), added, moved], 'autre')).toEqual([added, moved]);
    const intents = [intend(edition), others];
    expect(collide(server, intents).collision).toMatchObject({ type: 'cibleSupprimee', cible: { nom } });
    expect(settle(server, intents, 'mien').document).toEqual(applyIntents(BOULANGERIE, intents));
    expect(settle(server, intents, 'autre').left).toEqual([others]);
  });

  test('a category that is renamed is made again', () => {
    const server = withUnite(BOULANGERIE, {
      categorieDeRisques: [CHALEUR],
      risques: [BRULURE],
      papripactActionsPreventives: [GANTS],
    });
    const intents = [intend(intentions.renommerCategorie(unite, CHUTES, 'Sols'))];
    expect(settle(server, intents, 'mien').unite.categorieDeRisques).toEqual([
      { ...CHUTES, displayName: 'Sols' },
      CHALEUR,
    ]);
    expect(settle(server, intents, 'autre').left).toEqual([]);
  });

  test('a category without a risk is made again too', () => {
    const vide = makeCategorie(uuid('b', 9), 'Bruit');
    const seen = withUnite(BOULANGERIE, { categorieDeRisques: [CHUTES, vide, CHALEUR] });
    const edit = intend(intentions.renommerCategorie(uniteIn(seen), vide, 'Vacarme'));
    const [collision] = findCollisions(BOULANGERIE, edit, seeUnites(seen));
    if (collision === undefined) throw new Error('the edits collide');
    const context = { intent: edit, server: BOULANGERIE, vues: seeUnites(seen), stamp: STAMP };
    const left = resolveCollision([edit], collision, 'mien', context);
    expect(uniteIn(applyIntents(BOULANGERIE, left)).categorieDeRisques).toEqual([
      CHUTES,
      { ...vide, displayName: 'Vacarme' },
      CHALEUR,
    ]);
  });

  test('a category that a risk is moved to: one of its name stands for it', () => {
    const chutes = makeCategorie(uuid('b', 9), 'Chutes');
    const server = withUnite(BOULANGERIE, { categorieDeRisques: [CHALEUR, chutes], risques: [BRULURE] });
    const intents = [
      intend(evaluations.modifierRisque(unite, BRULURE, { idCategorie: CHUTES.idCategorie })),
      intend(intentions.renommerCategorie(unite, CHUTES, 'Sols')),
    ];
    const { unite: after, left } = settle(server, intents, 'mien');
    expect(left.flatMap((intent) => findCollisions(server, intent, vues))).toEqual([]);
    expect(after.categorieDeRisques).toEqual([CHALEUR, { ...chutes, displayName: 'Sols' }]);
    expect(after.risques).toEqual([{ ...BRULURE, idCategorie: chutes.idCategorie }]);
    expect(settle(server, intents, 'autre').left).toEqual([]);
    // What else the edit says of the risk stays.
    const said = intend(
      evaluations.modifierRisque(unite, BRULURE, { idCategorie: CHUTES.idCategorie, danger: 'Four' }),
    );
    expect(choose(server, [said], 'autre')).toMatchObject([{ values: { danger: 'Four' } }]);
    // What is of another category is not.
    const rest = [
      intend(intentions.renommerCategorie(unite, CHALEUR, 'Four')),
      intend(evaluations.modifierRisque(unite, BRULURE, { danger: 'Four' })),
      intend(evaluations.modifierRisque(unite, GLISSADE, { idCategorie: CHALEUR.idCategorie })),
    ];
    expect(choose(server, [...intents, ...rest], 'mien').slice(2)).toEqual(rest);
    expect(choose(server, [...intents, ...rest], 'autre')).toEqual(rest);
  });

  test('a risk that an action is moved to: made again, or the action stays where it was, with what else is said of it', () => {
    const server = withUnite(BOULANGERIE, { categorieDeRisques: [CHUTES], risques: [GLISSADE] });
    const { idRisque } = BRULURE;
    const intents = [
      intend(intentions.modifierAction(TAPIS, { idRisqueAssocie: idRisque, responsable: 'Inès' })),
      others,
    ];
    expect(collide(server, intents).collision).toMatchObject({
      type: 'cibleSupprimee',
      cible: { entite: 'risque', nom: BRULURE.displayName },
    });
    const kept = settle(server, intents, 'mien').unite;
    expect(kept.risques).toEqual([GLISSADE, BRULURE]);
    expect(kept.papripactActionsPreventives[0]).toMatchObject({ idRisqueAssocie: idRisque });
    const elsewhere = intend(intentions.modifierAction(GANTS, { idRisqueAssocie: GLISSADE.idRisque }));
    expect(choose(server, [...intents, elsewhere], 'autre').at(-1)).toBe(elsewhere);
    const given = settle(server, intents, 'autre');
    expect(given.left[0]).toMatchObject({ base: { responsable: TAPIS.responsable } });
    expect(given.unite.papripactActionsPreventives[0]).toEqual({ ...TAPIS, responsable: 'Inès' });
    expect(given.unite.risques).toEqual([GLISSADE]);
  });

  test('is made again in its own unit, though another one has a category of that name', () => {
    const chutes = makeCategorie(uuid('b', 8), 'Chutes');
    const seen = withUnite(BOULANGERIE, { categorieDeRisques: [chutes] }, VENTE);
    const edit = intend(intentions.renommerCategorie(uniteIn(seen, VENTE), chutes, 'Sols'));
    const [collision] = findCollisions(BOULANGERIE, edit, seeUnites(seen));
    if (collision === undefined) throw new Error('the edits collide');
    const context = { intent: edit, server: BOULANGERIE, vues: seeUnites(seen), stamp: STAMP };
    const left = applyIntents(BOULANGERIE, resolveCollision([edit], collision, 'mien', context));
    expect(uniteIn(left, VENTE).categorieDeRisques).toEqual([{ ...chutes, displayName: 'Sols' }]);
    expect(uniteIn(left)).toEqual(unite);
  });

  test('one that was never seen can only be given up', () => {
    const server = withoutUnites(BOULANGERIE, FOURNIL);
    const intents = [intend(intentions.renommerUnite(unite, 'Four'))];
    const { intent, collision } = collide(server, intents);
    const context = { intent, server, vues: [], stamp: STAMP };
    const left = resolveCollision(intents, collision, 'mien', context);
    expect(left).toEqual([]);
  });
});

test('what an earlier edit of the same list deletes is made again after it', () => {
  const deletion = intend(intentions.supprimerRisque(unite, GLISSADE));
  const mine = intend(evaluations.modifierRisque(unite, GLISSADE, { danger: 'Farine' }));
  const server = applyIntents(BOULANGERIE, [deletion]);
  const [collision] = findCollisions(server, mine, vues);
  if (collision === undefined) throw new Error('the edits collide');
  const context = { intent: mine, server, vues, stamp: STAMP };
  const left = resolveCollision([deletion, mine], collision, 'mien', context);
  expect(uniteIn(applyIntents(BOULANGERIE, left)).risques).toContainEqual({ ...GLISSADE, danger: 'Farine' });
});
