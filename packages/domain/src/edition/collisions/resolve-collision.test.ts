import type { DuerpDocument, MesureEnPlace } from '@odu/api-contract/types';
import { describe, expect, test } from 'vitest';
import { applyIntents } from '../apply/apply-intent.ts';
import { createUnite } from '../apply/evaluation-du-risque.ts';
import * as evaluations from '../intents/evaluations.ts';
import type { Edition } from '../intents/intent.ts';
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
import { intend, stamp, STAMP } from '../test-data/edition.test-data.ts';
import { choose, collide, settle, vues } from '../test-data/settle.test-data.ts';
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

  test.for<[string, DuerpDocument, Edition | null, Edition | null]>([
    [
      'unit',
      withUnite(BOULANGERIE, { displayName: 'Laboratoire' }),
      intentions.renommerUnite(unite, 'Four'),
      intentions.renommerUnite(uniteIn(BOULANGERIE, VENTE), 'Boutique'),
    ],
    [
      'category',
      withUnite(BOULANGERIE, { categorieDeRisques: [{ ...CHUTES, displayName: 'Sols' }, CHALEUR] }),
      intentions.renommerCategorie(unite, CHUTES, 'Glissades'),
      intentions.renommerCategorie(unite, CHALEUR, 'Four'),
    ],
    [
      'action',
      withUnite(BOULANGERIE, { papripactActionsPreventives: [{ ...TAPIS, responsable: 'Omar' }, GANTS] }),
      intentions.modifierAction(TAPIS, { responsable: 'Inès' }),
      intentions.modifierAction(GANTS, { responsable: 'Inès' }),
    ],
    [
      'unit’s families',
      withUnite(BOULANGERIE, { famillesNonConcernees: [{ code: 'RAY', motif: 'Mesuré' }] }),
      intentions.modifierFamilles(unite, { RAY: 'Aucune source' }),
      intentions.modifierFamilles(uniteIn(BOULANGERIE, VENTE), { RAY: 'Aucune source' }),
    ],
  ])('given up, the same of another %s stays', ([, server, edition, same]) => {
    const other = intend(same);
    expect(choose(server, [intend(edition), other], 'autre')).toEqual([other]);
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
  const other = intend(intentions.renommerUnite(uniteIn(three, VENTE), 'Boutique'));
  const intents = [intent, other];
  const left = resolveCollision(intents, collision, choix, { intent, server: three, vues, stamp: STAMP });
  expect(left.at(-1)).toBe(other);
  expect(left.flatMap((one) => findCollisions(three, one, vues))).toEqual([]);
  const shown = applyIntents(three, left).data.unitesDeTravail.map(
    ({ idUniteDeTravail }) => idUniteDeTravail,
  );
  expect(shown).toEqual(wanted);
});

test.for<[string, DuerpDocument, Edition]>([
  [
    'a category',
    withUnite(BOULANGERIE, { categorieDeRisques: [CHALEUR, CHUTES] }),
    {
      kind: 'deplacerCategorie',
      idUniteDeTravail: FOURNIL,
      idCategorie: CHALEUR.idCategorie,
      place: [CHUTES.idCategorie],
      base: [CHUTES.idCategorie, CHALEUR.idCategorie],
    },
  ],
  [
    'a risk',
    withUnite(BOULANGERIE, { risques: [BRULURE, GLISSADE] }),
    {
      kind: 'deplacerRisque',
      idUniteDeTravail: FOURNIL,
      idRisque: BRULURE.idRisque,
      place: [GLISSADE.idRisque],
      base: [GLISSADE.idRisque, BRULURE.idRisque],
    },
  ],
])('the place of %s that is kept is asked about once', ([, server, edition]) => {
  const left = choose(server, [intend(edition)], 'mien');
  expect(left).toHaveLength(1);
  expect(left.flatMap((one) => findCollisions(server, one))).toEqual([]);
  expect(applyIntents(server, left)).toEqual(BOULANGERIE);
});
