import type {
  ActionPreventive,
  CategorieDeRisques,
  DuerpDocument,
  MesureEnPlace,
  Risque,
} from '@odu/api-contract/types';
import { describe, expect, test } from 'vitest';
import { applyIntents } from '../apply/apply-intent.ts';
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
import type { Collision } from './collision.ts';
import { makeAction, makeCategorie, makeRisque, uuid } from '../test-data/documents.test-data.ts';
import { stamp, STAMP } from '../test-data/edition.test-data.ts';
import { supprimerRisques } from '../copie/risques-copies.ts';
import { createUnite } from '../apply/evaluation-du-risque.ts';
import { findCollisions } from './find-collisions.ts';
import type { Edition, Intent } from '../intents/intent.ts';
import { invertIntent } from '../invert/invert-intent.ts';
import * as evaluations from '../intents/evaluations.ts';
import * as intentions from '../intents/intentions.ts';
import { type Choix, resolveCollision } from './resolve-collision.ts';

const unite = uniteIn(BOULANGERIE);
const vues = seeUnites(BOULANGERIE);

const intend = (edition: Edition | null): Intent => {
  if (edition === null) throw new Error('the edition changes something');
  return stamp(edition);
};

/** The first collision of the edits, made on the bakery, with the server's document, and the edit that it is of. */
function collide(server: DuerpDocument, intents: Intent[]): { intent: Intent; collision: Collision } {
  const [first] = intents.flatMap((intent) =>
    findCollisions(server, intent, vues).map((collision) => ({ intent, collision })),
  );
  if (first === undefined) throw new Error('the edits collide');
  return first;
}

/** The intents after one choice. */
function choose(server: DuerpDocument, intents: Intent[], choix: Choix): Intent[] {
  const { intent, collision } = collide(server, intents);
  return resolveCollision(intents, collision, choix, { intent, server, vues, stamp: STAMP });
}

/** The intents after one choice, and the document and unit that they make. */
function settle(server: DuerpDocument, intents: Intent[], choix: Choix) {
  const left = choose(server, intents, choix);
  const document = applyIntents(server, left);
  return { left, document, unite: uniteIn(document) };
}

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

describe('a deletion of what changed since', () => {
  const changed = { ...GLISSADE, danger: 'Farine' };
  const withChanged = withUnite(BOULANGERIE, { risques: [changed, BRULURE] });
  const added = makeRisque(uuid('c', 9), CHUTES.idCategorie, { displayName: 'Chute' });

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

  test('an action whose risk alone went is no change', () => {
    const server = withUnite(BOULANGERIE, {
      risques: [BRULURE],
      papripactActionsPreventives: [{ ...TAPIS, idRisqueAssocie: null }, GANTS],
    });
    expect(findCollisions(server, intend(intentions.supprimerAction(TAPIS)))).toEqual([]);
  });
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
    expect(askedOf(choose(server, confirmed, 'mien'))).toEqual([]);
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

describe('an evaluation of which one field is given up', () => {
  const FIN = '2026-11-22T09:00:00.000Z';
  const AVANT = '2026-11-22T07:00:00.000Z';
  const evalue = { ...GLISSADE, evalueLe: AVANT };
  const finished = withUnite(BOULANGERIE, {
    risques: [evalue, BRULURE],
    papripactActionsPreventives: [{ ...TAPIS, statut: 'Terminé', termineeLe: FIN }, GANTS],
  });
  const seen = uniteIn(finished);
  const server = withUnite(finished, { risques: [{ ...evalue, remarques: 'Sol refait' }, BRULURE] });
  const evaluer = (values: Parameters<typeof evaluations.evaluerRisque>[2]) =>
    intend(evaluations.evaluerRisque(seen, evalue, values, STAMP.at));

  test('a remark: the notes are said to be right still', () => {
    const { left, unite: after } = settle(server, [evaluer({ remarques: 'Tapis usé' })], 'autre');
    expect(left.map((one) => 'values' in one && one.values)).toEqual([{}]);
    expect(after.risques[0]).toMatchObject({ remarques: 'Sol refait', evalueLe: FIN });
  });

  test('a remark, or one of the notes: those that are left are given after the action that was seen finished', () => {
    const notes = { evalGravite: 4, evalFrequence: 4 } as const;
    const remarque = settle(server, [evaluer({ ...notes, remarques: 'Tapis usé' })], 'autre').unite;
    expect(remarque.risques[0]).toMatchObject({
      ...notes,
      remarques: 'Sol refait',
      evalueLe: FIN,
      evaluationPrecedente: { evalGravite: 2, evalueLe: AVANT },
    });
    const other = withUnite(finished, { risques: [{ ...evalue, evalGravite: 3 }, BRULURE] });
    expect(settle(other, [evaluer(notes)], 'autre').unite.risques[0]).toMatchObject({
      evalGravite: 3,
      evalFrequence: 4,
      evalueLe: FIN,
      evaluationPrecedente: { evalGravite: 3, evalueLe: AVANT },
    });
  });

  test('of one that is taken back: a remark, and the trace comes back with the notes; a note, and it does not', () => {
    const done = evaluer({ evalGravite: 4, remarques: 'Tapis usé' });
    const inverse = invertIntent(finished, done, STAMP);
    if (inverse === null) throw new Error('it changes something');
    const [after] = uniteIn(applyIntents(finished, [done])).risques;
    if (after === undefined) throw new Error('the risk is there');
    const noted = withUnite(finished, { risques: [{ ...after, remarques: 'Sol refait' }, BRULURE] });
    const back = settle(noted, [inverse], 'autre').unite.risques[0];
    expect(back).toMatchObject({ evalGravite: 2, remarques: 'Sol refait', evalueLe: AVANT });
    const rated = withUnite(finished, { risques: [{ ...after, evalGravite: 1 }, BRULURE] });
    const kept = settle(rated, [inverse], 'autre').unite.risques[0];
    expect(kept).toMatchObject({ evalGravite: 1, remarques: '', evalueLe: FIN });
  });

  test('of an action that is taken up again: its end comes back with its state only', () => {
    const ended = { ...TAPIS, statut: 'Terminé', termineeLe: AVANT } as const;
    const before = withUnite(BOULANGERIE, { papripactActionsPreventives: [ended, GANTS] });
    const reopened = intend(intentions.modifierAction(ended, { statut: 'En cours', responsable: 'Omar' }));
    const inverse = invertIntent(before, reopened, STAMP);
    if (inverse === null) throw new Error('it changes something');
    const [action] = uniteIn(applyIntents(before, [reopened])).papripactActionsPreventives;
    if (action === undefined) throw new Error('the action is there');
    const giveUp = (fields: Partial<ActionPreventive>) =>
      settle(
        withUnite(BOULANGERIE, { papripactActionsPreventives: [{ ...action, ...fields }, GANTS] }),
        [inverse],
        'autre',
      ).unite.papripactActionsPreventives[0];
    expect(giveUp({ responsable: 'Paul' })).toEqual({ ...ended, responsable: 'Paul' });
    expect(giveUp({ statut: 'À planifier' })).toEqual({ ...TAPIS, statut: 'À planifier' });
  });
});
