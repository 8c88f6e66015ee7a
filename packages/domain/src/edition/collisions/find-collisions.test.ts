import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract/types';
import { describe, expect, test } from 'vitest';
import { ENTREPRISE_VIDE } from '../apply/entreprise-du-document.ts';
import { readExpositions } from '../apply/expositions-du-document.ts';
import { supprimerRisques } from '../copie/risques-copies.ts';
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
  seeUnites,
  TAPIS,
  uniteIn,
  VENTE,
  withoutUnites,
  withUnite,
} from '../test-data/boulangerie.test-data.ts';
import { makeAction, makeCategorie, makeRisque, uuid } from '../test-data/documents.test-data.ts';
import { intend } from '../test-data/edition.test-data.ts';
import { findCollisions } from './find-collisions.ts';

const unite = uniteIn(BOULANGERIE);
const vues = seeUnites(BOULANGERIE);
const meet = (server: DuerpDocument, edition: Edition | null, seen = vues) =>
  findCollisions(server, intend(edition), seen);
const dans = (entite: string, id: string, nom: string) => ({
  entite,
  id,
  nom,
  idUniteDeTravail: FOURNIL,
  nomDeLUnite: 'Fournil',
});
const seule = (entite: string, nom: string) => ({
  entite,
  id: null,
  nom,
  idUniteDeTravail: null,
  nomDeLUnite: null,
});
const withData = (data: Partial<DuerpDocument['data']>): DuerpDocument => ({
  ...BOULANGERIE,
  data: { ...BOULANGERIE.data, ...data },
});

describe('a field that became a third value is named with what it is of', () => {
  test('the company, by its name, else by the document’s', () => {
    const edition = intentions.modifierEntreprise(null, { ...ENTREPRISE_VIDE, siret: '1' });
    const server = withData({ entreprise: { ...ENTREPRISE_VIDE, nom: 'Martin', siret: '2' } });
    expect(meet(server, edition)).toEqual([
      { type: 'champ', cible: seule('entreprise', 'Martin'), champ: 'siret', mien: '1', autre: '2' },
    ]);
    const unnamed = withData({ entreprise: { ...ENTREPRISE_VIDE, siret: '2' } });
    expect(meet(unnamed, edition)).toMatchObject([{ cible: seule('entreprise', 'Nouveau DUERP') }]);
  });

  test('the programme, and the annex of exposures', () => {
    expect(
      meet(
        withData({ ressourcesPapripact: 'Un budget' }),
        intentions.modifierRessourcesPapripact('', 'Un mi-temps'),
      ),
    ).toEqual([
      {
        type: 'champ',
        cible: seule('papripact', 'PAPRIPACT'),
        champ: 'ressourcesPapripact',
        mien: 'Un mi-temps',
        autre: 'Un budget',
      },
    ]);
    const nuit = { facteur: 'nuit', donneesCollectives: 'Réserve', nombreAuDela: null } as const;
    expect(
      meet(
        withData({ expositions: [nuit] }),
        intentions.modifierExpositions(readExpositions({}), { donnees_nuit: 'Fournil' }),
      ),
    ).toEqual([
      {
        type: 'champ',
        cible: seule('expositions', 'Annexe des expositions'),
        champ: 'donnees_nuit',
        mien: 'Fournil',
        autre: 'Réserve',
      },
    ]);
  });

  test('who works in a unit, and a family of it', () => {
    const effectif = { total: 3, femmes: null, hommes: null };
    expect(
      meet(
        withUnite(BOULANGERIE, { effectif: { total: 2 } }),
        intentions.modifierUnite(unite, { effectif, differencesSelonSexe: 'Aucune' }),
      ),
    ).toEqual([
      {
        type: 'champ',
        cible: dans('uniteDeTravail', FOURNIL, 'Fournil'),
        champ: 'effectif',
        mien: effectif,
        autre: { total: 2 },
      },
    ]);
    expect(
      meet(
        withUnite(BOULANGERIE, { famillesNonConcernees: [{ code: 'RAY', motif: 'Mesuré' }] }),
        intentions.modifierFamilles(unite, { RAY: 'Aucune source' }),
      ),
    ).toEqual([
      {
        type: 'champ',
        cible: dans('famillesDeRisques', FOURNIL, ''),
        champ: 'RAY',
        mien: 'Aucune source',
        autre: 'Mesuré',
      },
    ]);
  });

  test('a unit of a server before these fields has nothing in them, which is what was seen', () => {
    const { effectif: _effectif, differencesSelonSexe: _differences, ...older } = unite;
    const server = withData({ unitesDeTravail: [older] });
    const edition = intentions.modifierUnite(older, {
      effectif: { total: 2 },
      differencesSelonSexe: 'Aucune',
    });
    expect(meet(server, edition)).toEqual([]);
  });
});

describe('what is gone is named as it was seen, without a name where it never was', () => {
  const emptied = withUnite(BOULANGERIE, {
    categorieDeRisques: [CHUTES],
    risques: [GLISSADE],
    papripactActionsPreventives: [TAPIS],
  });
  test.for<[string, Edition | null, ReturnType<typeof dans>]>([
    [
      'a category that is renamed',
      intentions.renommerCategorie(unite, CHALEUR, 'Four'),
      dans('categorieDeRisques', CHALEUR.idCategorie, 'Chaleur'),
    ],
    [
      'a category that a risk goes to',
      evaluations.modifierRisque(unite, GLISSADE, { idCategorie: CHALEUR.idCategorie }),
      dans('categorieDeRisques', CHALEUR.idCategorie, 'Chaleur'),
    ],
    [
      'a risk',
      evaluations.modifierRisque(unite, BRULURE, { danger: 'Four' }),
      dans('risque', BRULURE.idRisque, 'Brûlure'),
    ],
    [
      'a risk that an action goes to',
      intentions.modifierAction(TAPIS, { idRisqueAssocie: BRULURE.idRisque }),
      dans('risque', BRULURE.idRisque, 'Brûlure'),
    ],
    [
      'an action',
      intentions.modifierAction(GANTS, { budget: '20 €' }),
      dans('actionPreventive', GANTS.idAction, 'Fournir des gants'),
    ],
  ])('%s', ([, edition, cible]) => {
    expect(meet(emptied, edition)).toEqual([{ type: 'cibleSupprimee', cible }]);
    expect(meet(emptied, edition, [])).toEqual([{ type: 'cibleSupprimee', cible: { ...cible, nom: '' } }]);
  });

  test('a unit, with what is written or added in it', () => {
    const server = withoutUnites(BOULANGERIE, FOURNIL);
    const cible = dans('uniteDeTravail', FOURNIL, 'Fournil');
    for (const edition of [
      intentions.renommerUnite(unite, 'Four'),
      intentions.ajouterAction(makeAction(FOURNIL, uuid('d', 9))),
    ]) {
      expect(meet(server, edition)).toEqual([{ type: 'cibleSupprimee', cible }]);
      expect(meet(server, edition, [])).toEqual([
        { type: 'cibleSupprimee', cible: { ...cible, nom: '', nomDeLUnite: '' } },
      ]);
    }
  });

  test('a unit beside others that were seen, by its own name', () => {
    const vente = uniteIn(BOULANGERIE, VENTE);
    expect(
      meet(withoutUnites(BOULANGERIE, VENTE), intentions.renommerUnite(vente, 'Boutique')),
    ).toMatchObject([{ type: 'cibleSupprimee', cible: { id: VENTE, nom: 'Vente' } }]);
  });

  test('a category that went to the one of the wanted name is not missed', () => {
    const sols = makeCategorie(uuid('b', 9), ' sols');
    const server = withUnite(BOULANGERIE, { categorieDeRisques: [CHUTES, sols], risques: [GLISSADE] });
    expect(meet(server, intentions.renommerCategorie(unite, CHALEUR, 'Sols'))).toEqual([]);
    expect(meet(server, intentions.renommerCategorie(unite, CHALEUR, 'Four'))).toHaveLength(1);
    const renamed = withUnite(BOULANGERIE, {
      categorieDeRisques: [CHUTES, { ...CHALEUR, displayName: 'Four' }, sols],
    });
    expect(meet(renamed, intentions.renommerCategorie(unite, CHALEUR, 'Sols'))).toMatchObject([
      { type: 'champ', mien: 'Sols', autre: 'Four' },
    ]);
  });
});

test.for<[string, Edition | null]>([
  [
    'a move of it',
    { kind: 'deplacerUnite', idUniteDeTravail: FOURNIL, place: 'fin', base: [FOURNIL, VENTE] },
  ],
  [
    'a move in it',
    { kind: 'deplacerCategorie', idUniteDeTravail: FOURNIL, idCategorie: CHUTES.idCategorie, place: 'fin' },
  ],
  [
    'a move of a risk',
    { kind: 'deplacerRisque', idUniteDeTravail: FOURNIL, idRisque: GLISSADE.idRisque, place: 'fin' },
  ],
  ['the deletion of it', intentions.supprimerUnite(unite)],
  ['the deletion of a category', intentions.supprimerCategorie(unite, CHUTES)],
  ['the deletion of a risk', intentions.supprimerRisque(unite, GLISSADE)],
  [
    'the end of an addition',
    { kind: 'retirerRisques', idUniteDeTravail: FOURNIL, base: { categories: [], risques: [GLISSADE] } },
  ],
  ['the deletion of an action', intentions.supprimerAction(TAPIS)],
  ['the end of an added action', { kind: 'retirerAction', base: TAPIS }],
  [
    'that an evaluation is right still',
    evaluations.confirmerEvaluation(unite, GLISSADE, '2026-11-22T08:00:00.000Z'),
  ],
])('of a unit that is gone nobody misses %s, nor of what is gone in it', ([, edition]) => {
  expect(meet(withoutUnites(BOULANGERIE, FOURNIL), edition)).toEqual([]);
  const emptied = { categorieDeRisques: [], risques: [], papripactActionsPreventives: [] };
  expect(meet(withUnite(BOULANGERIE, emptied), edition)).toEqual([]);
});

describe('a deletion of what changed counts each change', () => {
  const changed = withUnite(BOULANGERIE, {
    effectif: { total: 2 },
    differencesSelonSexe: 'Aucune',
    categorieDeRisques: [{ ...CHUTES, displayName: 'Sols' }, CHALEUR],
    risques: [GLISSADE, { ...BRULURE, danger: 'Four' }, makeRisque(uuid('c', 9), CHALEUR.idCategorie)],
    papripactActionsPreventives: [TAPIS, { ...GANTS, budget: '20 €' }],
    famillesNonConcernees: [{ code: 'RAY', motif: '' }],
  });

  test('of a unit: its own fields once, its categories, risks, actions and families', () => {
    expect(meet(changed, intentions.supprimerUnite(unite))).toEqual([
      { type: 'suppression', cible: dans('uniteDeTravail', FOURNIL, 'Fournil'), changements: 6 },
    ]);
    expect(meet(changed, intentions.supprimerUnite(uniteIn(changed)))).toEqual([]);
  });

  test('of several risks, and names the one that changed; of a category, with what came into it', () => {
    expect(meet(changed, supprimerRisques(unite, [GLISSADE, BRULURE]))).toEqual([
      { type: 'suppression', cible: dans('risque', BRULURE.idRisque, 'Brûlure'), changements: 1 },
    ]);
    expect(meet(changed, intentions.supprimerCategorie(unite, CHALEUR))).toEqual([
      {
        type: 'suppression',
        cible: dans('categorieDeRisques', CHALEUR.idCategorie, 'Chaleur'),
        changements: 2,
      },
    ]);
    const both: Edition = {
      kind: 'retirerRisques',
      idUniteDeTravail: FOURNIL,
      base: { categories: [CHALEUR, CHUTES], risques: [] },
    };
    expect(meet(changed, both)).toEqual([
      { type: 'suppression', cible: dans('categorieDeRisques', CHUTES.idCategorie, 'Sols'), changements: 1 },
    ]);
  });

  test('of an action: also that somebody linked it to another risk', () => {
    const server = withUnite(BOULANGERIE, {
      papripactActionsPreventives: [{ ...TAPIS, idRisqueAssocie: BRULURE.idRisque }, GANTS],
    });
    expect(meet(server, intentions.supprimerAction(TAPIS))).toEqual([
      {
        type: 'suppression',
        cible: dans('actionPreventive', TAPIS.idAction, 'Poser un tapis'),
        changements: 1,
      },
    ]);
  });

  test('not what is computed or dated: no person wrote it', () => {
    const at = '2026-11-22T08:00:00.000Z';
    const server = withUnite(BOULANGERIE, {
      risques: [
        {
          ...GLISSADE,
          isRisqueEvalue: false,
          niveauDeRisqueValue: 20,
          niveauDeRisqueStatus: 'RED',
          evalueLe: at,
          evaluationPrecedente: { evalGravite: 1, evalFrequence: 1, evalMaitrise: 1, evalueLe: null },
        },
        BRULURE,
      ],
      papripactActionsPreventives: [{ ...TAPIS, termineeLe: at }, GANTS],
    });
    expect(meet(server, intentions.supprimerUnite(unite))).toEqual([]);
    expect(meet(server, intentions.supprimerRisque(unite, GLISSADE))).toEqual([]);
    expect(meet(server, intentions.supprimerAction(TAPIS))).toEqual([]);
  });
});

describe('a move that takes another one back', () => {
  const order = (...ids: string[]) =>
    withData({ unitesDeTravail: ids.map((id) => uniteIn(BOULANGERIE, id)) });
  const back = (place: readonly string[]): Edition => ({
    kind: 'deplacerUnite',
    idUniteDeTravail: LIVRAISON,
    place,
    base: [FOURNIL, VENTE, LIVRAISON],
  });

  test('meets one of somebody else: each is named by what stands before it', () => {
    const cible = {
      entite: 'uniteDeTravail',
      id: LIVRAISON,
      nom: 'Livraison',
      idUniteDeTravail: LIVRAISON,
      nomDeLUnite: 'Livraison',
    };
    expect(meet(order(FOURNIL, LIVRAISON, VENTE), back([]))).toEqual([
      { type: 'deplacement', cible, mien: null, autre: 'Fournil' },
    ]);
    expect(meet(order(LIVRAISON, FOURNIL, VENTE), back([VENTE, FOURNIL]))).toEqual([
      { type: 'deplacement', cible, mien: 'Vente', autre: null },
    ]);
  });

  test('meets none where nobody moved it, where it stands there already, or in another move', () => {
    expect(meet(order(FOURNIL, VENTE, LIVRAISON), back([]))).toEqual([]);
    expect(meet(order(LIVRAISON, FOURNIL, VENTE), back([]))).toEqual([]);
    expect(
      meet(order(FOURNIL, LIVRAISON, VENTE), {
        kind: 'deplacerUnite',
        idUniteDeTravail: LIVRAISON,
        place: [],
      }),
    ).toEqual([]);
  });

  test('of a category and of a risk, each in its unit', () => {
    const list = (fields: Partial<UniteDeTravail>) => withUnite(BOULANGERIE, fields);
    const [chutes, chaleur] = [CHUTES.idCategorie, CHALEUR.idCategorie];
    expect(
      meet(list({ categorieDeRisques: [CHALEUR, CHUTES] }), {
        kind: 'deplacerCategorie',
        idUniteDeTravail: FOURNIL,
        idCategorie: chaleur,
        place: [chutes],
        base: [chutes, chaleur],
      }),
    ).toEqual([
      {
        type: 'deplacement',
        cible: dans('categorieDeRisques', chaleur, 'Chaleur'),
        mien: 'Chutes',
        autre: null,
      },
    ]);
    expect(
      meet(list({ risques: [BRULURE, GLISSADE] }), {
        kind: 'deplacerRisque',
        idUniteDeTravail: FOURNIL,
        idRisque: BRULURE.idRisque,
        place: [GLISSADE.idRisque],
        base: [GLISSADE.idRisque, BRULURE.idRisque],
      }),
    ).toEqual([
      {
        type: 'deplacement',
        cible: dans('risque', BRULURE.idRisque, 'Brûlure'),
        mien: 'Glissade',
        autre: null,
      },
    ]);
  });
});
