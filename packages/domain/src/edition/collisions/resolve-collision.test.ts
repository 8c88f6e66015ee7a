import type { DuerpDocument, MesureEnPlace } from '@odu/api-contract/types';
import { describe, expect, test } from 'vitest';
import { applyIntents } from '../apply/apply-intent.ts';
import { createUnite } from '../apply/evaluation-du-risque.ts';
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
  LIVRAISON,
  seeUnites,
  TAPIS,
  uniteIn,
  VENTE,
  withoutUnites,
  withUnite,
} from '../test-data/boulangerie.test-data.ts';
import { makeAction, makeCategorie, uuid } from '../test-data/documents.test-data.ts';
import { stamp, STAMP } from '../test-data/edition.test-data.ts';
import { choose, collide, intend, settle, vues } from '../test-data/settle.test-data.ts';
import { findCollisions } from './find-collisions.ts';
import { resolveCollision } from './resolve-collision.ts';

const unite = uniteIn(BOULANGERIE);

describe('a field that became a third value', () => {
  const server = withUnite(BOULANGERIE, {
    risques: [{ ...GLISSADE, evalGravite: 3, danger: 'Farine' }, BRULURE],
  });
  const intents = [
    intend(evaluations.modifierRisque(unite, GLISSADE, { evalGravite: 4, remarques: 'Tapis usé' })),
    intend(intentions.renommerUnite(unite, 'Four')),
  ];

  test('is named with both values', () => {
    expect(collide(server, intents).collision).toEqual({
      type: 'champ',
      cible: {
        entite: 'risque',
        id: GLISSADE.idRisque,
        nom: 'Glissade',
        idUniteDeTravail: FOURNIL,
        nomDeLUnite: 'Fournil',
      },
      champ: 'evalGravite',
      mien: 4,
      autre: 3,
    });
  });

  test('mine is written over it; what the other wrote elsewhere stays', () => {
    const { left, unite: after } = settle(server, intents, 'mien');
    expect(left[0]).toMatchObject({ base: { evalGravite: 3, remarques: '' }, values: { evalGravite: 4 } });
    expect(after).toMatchObject({ displayName: 'Four' });
    expect(after.risques[0]).toMatchObject({ evalGravite: 4, danger: 'Farine', remarques: 'Tapis usé' });
  });

  test('the other’s stays, and the rest of the edit with it', () => {
    const { left, unite: after } = settle(server, intents, 'autre');
    expect(left[0]).toMatchObject({ base: { remarques: '' }, values: { remarques: 'Tapis usé' } });
    expect(left[0]).not.toHaveProperty('values.evalGravite');
    expect(after).toMatchObject({ displayName: 'Four' });
    expect(after.risques[0]).toMatchObject({ evalGravite: 3, danger: 'Farine', remarques: 'Tapis usé' });
  });

  test('the same field of another risk is another question, whatever is chosen', () => {
    const other = intend(evaluations.modifierRisque(unite, BRULURE, { evalGravite: 1 }));
    const both = [intend(evaluations.modifierRisque(unite, GLISSADE, { evalGravite: 4 })), other];
    expect(choose(server, both, 'autre')).toEqual([other]);
    expect(choose(server, both, 'mien')[1]).toBe(other);
  });

  test('an edit of that field alone goes, and every later one of it', () => {
    const twice = [
      intend(evaluations.modifierRisque(unite, GLISSADE, { evalGravite: 4 })),
      intend(evaluations.modifierRisque(unite, { ...GLISSADE, evalGravite: 4 }, { evalGravite: 1 })),
    ];
    expect(settle(server, twice, 'autre').left).toEqual([]);
  });

  test.for([
    [
      'a unit',
      withUnite(BOULANGERIE, { displayName: 'Laboratoire' }),
      intentions.renommerUnite(unite, 'Four'),
      { displayName: 'Four' },
    ],
    [
      'a category',
      withUnite(BOULANGERIE, { categorieDeRisques: [{ ...CHUTES, displayName: 'Sols' }, CHALEUR] }),
      intentions.renommerCategorie(unite, CHUTES, 'Glissades'),
      { categorieDeRisques: [{ ...CHUTES, displayName: 'Glissades' }, CHALEUR] },
    ],
    [
      'an action',
      withUnite(BOULANGERIE, { papripactActionsPreventives: [{ ...TAPIS, responsable: 'Omar' }, GANTS] }),
      intentions.modifierAction(TAPIS, { responsable: 'Inès' }),
      { papripactActionsPreventives: [{ ...TAPIS, responsable: 'Inès' }, GANTS] },
    ],
  ] as const)('of %s', ([, server, edition, mine]) => {
    const intents = [intend(edition)];
    expect(settle(server, intents, 'mien').unite).toMatchObject(mine);
    expect(settle(server, intents, 'autre')).toMatchObject({ left: [], document: server });
  });

  test('of the company, and the switch of the PAPRIPACT', () => {
    const server: DuerpDocument = { ...BOULANGERIE, data: { ...BOULANGERIE.data, isPapripactEnabled: true } };
    const off = stamp({
      kind: 'activerPapripact',
      base: {},
      values: { isPapripactEnabled: false },
    });
    expect(settle(server, [off], 'mien').document.data.isPapripactEnabled).toBe(false);
    expect(settle(server, [off], 'autre').left).toEqual([]);
    const named = applyIntents(BOULANGERIE, [
      stamp({ kind: 'modifierEntreprise', base: { nom: null }, values: { nom: 'Aux Lilas' } }),
    ]);
    const mine = stamp({ kind: 'modifierEntreprise', base: { nom: null }, values: { nom: 'Martin' } });
    expect(settle(named, [mine], 'mien').document).toMatchObject({
      displayName: 'Martin',
      data: { entreprise: { nom: 'Martin' } },
    });
    expect(settle(named, [mine], 'autre').left).toEqual([]);
  });
});

describe('one measure that two people wrote', () => {
  const [seen, mine, theirs] = ['Balayer', 'Balayer chaque soir', 'Laver'].map((texte): MesureEnPlace => ({
    idMesure: 'm1',
    texte,
    type: 'organisation',
  }));
  if (seen === undefined || mine === undefined || theirs === undefined) throw new Error('three measures');
  const [more, other, later] = ['m2', 'm3', 'm4'].map((idMesure) => ({ ...seen, idMesure, texte: idMesure }));
  if (more === undefined || other === undefined || later === undefined) throw new Error('three more');
  const writeMesures = (before: MesureEnPlace[], after: MesureEnPlace[]) =>
    intend(
      evaluations.modifierRisque(unite, { ...GLISSADE, mesuresEnPlace: before }, { mesuresEnPlace: after }),
    );
  const serverWith = (mesuresEnPlace: MesureEnPlace[]) =>
    withUnite(BOULANGERIE, { risques: [{ ...GLISSADE, mesuresEnPlace }, BRULURE] });
  const intents = [
    writeMesures([seen], [mine, other]),
    writeMesures([mine, other], [{ ...mine, type: 'protection collective' }, other, later]),
  ];

  test.for([
    [
      'is settled, and what both added stays',
      serverWith([theirs, more]),
      [{ ...mine, type: 'protection collective' }, more, other, later],
      [theirs, more, other, later],
    ],
    [
      'and the other removed comes back, or stays away',
      serverWith([more]),
      [more, { ...mine, type: 'protection collective' }, other, later],
      [more, other, later],
    ],
  ] as const)('%s', ([, server, kept, given]) => {
    for (const [choix, wanted] of [
      ['mien', kept],
      ['autre', given],
    ] as const) {
      const { left, unite: after } = settle(server, intents, choix);
      expect(after.risques[0]?.mesuresEnPlace).toEqual(wanted);
      expect(left.slice(0, 1).flatMap((intent) => findCollisions(server, intent, vues))).toEqual([]);
    }
  });

  test('the measures of another risk stay as they were written', () => {
    const [collided] = intents;
    if (collided === undefined) throw new Error('two edits');
    const elsewhere = intend(
      evaluations.modifierRisque(
        unite,
        { ...BRULURE, mesuresEnPlace: [seen] },
        { mesuresEnPlace: [mine, other] },
      ),
    );
    for (const choix of ['mien', 'autre'] as const)
      expect(choose(serverWith([theirs]), [collided, elsewhere], choix)[1]).toBe(elsewhere);
  });

  test('that I removed and the other wrote goes, or stays as it was written', () => {
    const removal = [writeMesures([seen], [])];
    const server = serverWith([theirs, more]);
    expect(settle(server, removal, 'mien').unite.risques[0]?.mesuresEnPlace).toEqual([more]);
    expect(settle(server, removal, 'autre').left).toEqual([]);
  });
});

test('the name of a category is given up, not that of a risk that goes there', () => {
  const server = withUnite(BOULANGERIE, {
    categorieDeRisques: [{ ...CHUTES, displayName: 'Sols' }, CHALEUR],
  });
  const values = { displayName: 'Brûlure au four', idCategorie: CHUTES.idCategorie };
  const intents = [
    intend(intentions.renommerCategorie(unite, CHUTES, 'Chutes de hauteur')),
    intend(evaluations.modifierRisque(unite, BRULURE, values)),
  ];
  expect(settle(server, intents, 'autre').left).toEqual(intents.slice(1));
  expect(settle(server, intents, 'autre').unite.risques).toContainEqual({ ...BRULURE, ...values });
});

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
    const given = settle(server, intents, 'autre');
    expect(given.left[0]).toMatchObject({ base: { responsable: TAPIS.responsable } });
    expect(given.unite.papripactActionsPreventives[0]).toEqual({ ...TAPIS, responsable: 'Inès' });
    expect(given.unite.risques).toEqual([GLISSADE]);
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

test('« Garder » is of the edit that collides, not of an earlier one of the field that is there already', () => {
  const server = withUnite(BOULANGERIE, { displayName: 'Vente' });
  const done = intend(intentions.renommerUnite(unite, 'Vente'));
  const mine = intend(intentions.renommerUnite(unite, 'Livraison'));
  const { left, unite: after } = settle(server, [done, mine], 'mien');
  expect(left.flatMap((intent) => findCollisions(server, intent, vues))).toEqual([]);
  expect(after.displayName).toBe('Livraison');
});

test.for([
  ['mien', [LIVRAISON, FOURNIL, VENTE]],
  ['autre', [FOURNIL, VENTE, LIVRAISON]],
] as const)('of a place that somebody else chose since, « %s » is kept', ([choix, wanted]) => {
  const move = { kind: 'deplacerUnite', idUniteDeTravail: LIVRAISON } as const;
  const three = applyIntents(BOULANGERIE, [
    intend({ kind: 'ajouterUnites', unites: [{ item: createUnite(LIVRAISON, 'Livraison'), place: 'fin' }] }),
  ]);
  // Undone where the page showed it second, while the server has it last.
  const intent = intend({ ...move, place: [], base: [FOURNIL, LIVRAISON, VENTE] });
  const { collision } = collide(three, [intent]);
  const left = resolveCollision([intent], collision, choix, { intent, server: three, vues, stamp: STAMP });
  expect(left.flatMap((one) => findCollisions(three, one, vues))).toEqual([]);
  const shown = applyIntents(three, left).data.unitesDeTravail.map(
    ({ idUniteDeTravail }) => idUniteDeTravail,
  );
  expect(shown).toEqual(wanted);
});
