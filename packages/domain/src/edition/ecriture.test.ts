import type {
  ActionPreventive,
  CategorieDeRisques,
  DuerpDocument,
  FamilleNonConcernee,
} from '@odu/api-contract/types';
import { describe, expect, test } from 'vitest';
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
  withoutUnites,
  withUnite,
} from './test-data/boulangerie.test-data.ts';
import { makeAction, makeCategorie, makeRisque, uuid } from './test-data/documents.test-data.ts';
import { toEcriture } from './ecriture.ts';
import { stamp, STAMP } from './test-data/edition.test-data.ts';
import { applyIntent } from './apply/apply-intent.ts';
import { ENTREPRISE_VIDE } from './apply/entreprise-du-document.ts';
import { createUnite } from './apply/evaluation-du-risque.ts';
import type { Edition } from './intents/intent.ts';
import * as evaluations from './intents/evaluations.ts';
import * as intentions from './intents/intentions.ts';
import { readExpositions } from './apply/expositions-du-document.ts';
import { invertIntent } from './invert/invert-intent.ts';

const unite = uniteIn(BOULANGERIE);
const write = (edition: Edition | null, document: DuerpDocument = BOULANGERIE) =>
  edition && toEcriture(document, stamp(edition));
/** The call that takes an edit back, from the document that it made. */
const writeInverse = (edition: Edition, after: DuerpDocument) => {
  const inverse = invertIntent(BOULANGERIE, stamp(edition), STAMP);
  return inverse && toEcriture(after, inverse);
};

/** What step 4 decides of a risk; the rest of it is not sent, so that it is not overwritten. */
const GLISSADE_SENT = {
  idRisque: GLISSADE.idRisque,
  idCategorie: CHUTES.idCategorie,
  code: '',
  displayName: 'Glissade',
  isUserDefined: true,
};
const BRULURE_SENT = {
  idRisque: BRULURE.idRisque,
  idCategorie: CHALEUR.idCategorie,
  code: '',
  displayName: 'Brûlure',
  isUserDefined: true,
};
const names = (...units: [string, string][]) => ({
  kind: 'unites',
  body: {
    unitesDeTravail: units.map(([idUniteDeTravail, displayName]) => ({ idUniteDeTravail, displayName })),
  },
});

test('what changes nothing is not sent', () => {
  expect(write(intentions.ajouterAction(TAPIS))).toBeNull();
  expect(write(intentions.supprimerRisque(unite, makeRisque(uuid('c', 9), CHUTES.idCategorie)))).toBeNull();
  expect(write(intentions.activerPapripact(false))).toBeNull();
});

describe('the units: the whole list, by id and name', () => {
  test('added, renamed, moved, deleted', () => {
    expect(write(intentions.ajouterUnites(['Bureau'], () => uuid('a', 9)))).toEqual(
      names([FOURNIL, 'Fournil'], [VENTE, 'Vente'], [LIVRAISON, 'Livraison'], [uuid('a', 9), 'Bureau']),
    );
    expect(write(intentions.renommerUnite(unite, 'Four'))).toEqual(
      names([FOURNIL, 'Four'], [VENTE, 'Vente'], [LIVRAISON, 'Livraison']),
    );
    expect(write(intentions.deplacerUnite(BOULANGERIE, [VENTE, LIVRAISON, FOURNIL]))).toEqual(
      names([VENTE, 'Vente'], [LIVRAISON, 'Livraison'], [FOURNIL, 'Fournil']),
    );
    expect(write(intentions.supprimerUnite(unite))).toEqual(
      names([VENTE, 'Vente'], [LIVRAISON, 'Livraison']),
    );
  });

  test('of who works there, only what changes, and only of the unit that it is of', () => {
    const effectif = { total: 3, femmes: 1, hommes: 2 };
    const change = (values: Parameters<typeof intentions.modifierUnite>[1]) =>
      write(intentions.modifierUnite(unite, values))?.body;
    const [fournil, ...others] = names([FOURNIL, 'Fournil'], [VENTE, 'Vente'], [LIVRAISON, 'Livraison']).body
      .unitesDeTravail;
    expect(change({ effectif })).toEqual({ unitesDeTravail: [{ ...fournil, effectif }, ...others] });
    expect(change({ differencesSelonSexe: 'Aucune' })).toEqual({
      unitesDeTravail: [{ ...fournil, differencesSelonSexe: 'Aucune' }, ...others],
    });
    const counted = withUnite(BOULANGERIE, { effectif, differencesSelonSexe: 'Aucune' });
    expect(write(intentions.renommerUnite(unite, 'Four'), counted)).toEqual(
      names([FOURNIL, 'Four'], [VENTE, 'Vente'], [LIVRAISON, 'Livraison']),
    );
    expect(
      write(intentions.modifierUnite(uniteIn(counted), { effectif: null, differencesSelonSexe: '' }), counted)
        ?.body,
    ).toEqual({
      unitesDeTravail: [{ ...fournil, effectif: null, differencesSelonSexe: '' }, ...others],
    });
  });

  test.for<[string, CategorieDeRisques[], ActionPreventive[]]>([
    ['a category', [CHUTES], []],
    ['an action', [], [TAPIS]],
  ])(
    'a new one with %s comes with its content; set aside in it, with its families',
    ([, categorieDeRisques, papripactActionsPreventives]) => {
      const [idUniteDeTravail, displayName] = [uuid('a', 9), 'Bureau'];
      const content = { categorieDeRisques, papripactActionsPreventives };
      const add = (famillesNonConcernees: FamilleNonConcernee[]) => {
        const item = { ...createUnite(idUniteDeTravail, displayName), ...content, famillesNonConcernees };
        return write({ kind: 'ajouterUnites', unites: [{ item, place: 'fin' }] })?.body;
      };
      const sent = { idUniteDeTravail, displayName, risques: [], ...content };
      const familles: FamilleNonConcernee[] = [{ code: 'RAY', motif: 'Aucune source' }];
      const known = names([FOURNIL, 'Fournil'], [VENTE, 'Vente'], [LIVRAISON, 'Livraison']).body
        .unitesDeTravail;
      expect(add([])).toEqual({ unitesDeTravail: [...known, sent] });
      expect(add(familles)).toEqual({
        unitesDeTravail: [...known, { ...sent, famillesNonConcernees: familles }],
      });
    },
  );

  test('one that comes back is sent with its content, the others without', () => {
    const deletion = intentions.supprimerUnite(unite);
    const { categorieDeRisques, risques, papripactActionsPreventives } = unite;
    expect(writeInverse(deletion, withoutUnites(BOULANGERIE, FOURNIL))).toEqual({
      kind: 'unites',
      body: {
        unitesDeTravail: [
          {
            idUniteDeTravail: FOURNIL,
            displayName: 'Fournil',
            categorieDeRisques,
            risques,
            papripactActionsPreventives,
          },
          { idUniteDeTravail: VENTE, displayName: 'Vente' },
          { idUniteDeTravail: LIVRAISON, displayName: 'Livraison' },
        ],
      },
    });
  });
});

describe('the categories and risks of a unit: the whole lists, of a known risk only what step 4 decides', () => {
  const body = {
    idUniteDeTravail: FOURNIL,
    categorieDeRisques: [CHUTES, CHALEUR],
    risques: [GLISSADE_SENT, BRULURE_SENT],
  };

  test('a category added, renamed, moved', () => {
    const added = makeCategorie(uuid('b', 9), 'Bruit');
    expect(write(intentions.ajouterCategorie(unite, 'Bruit', () => uuid('b', 9)))).toEqual({
      kind: 'risques',
      body: { ...body, categorieDeRisques: [CHUTES, CHALEUR, added] },
    });
    expect(write(intentions.renommerCategorie(unite, CHUTES, 'Sols'))).toEqual({
      kind: 'risques',
      body: { ...body, categorieDeRisques: [{ ...CHUTES, displayName: 'Sols' }, CHALEUR] },
    });
    const { idCategorie } = CHUTES;
    expect(
      write({ kind: 'deplacerCategorie', idUniteDeTravail: FOURNIL, idCategorie, place: 'fin' }),
    ).toEqual({ kind: 'risques', body: { ...body, categorieDeRisques: [CHALEUR, CHUTES] } });
  });

  test('a new risk is sent whole, a moved one at its place', () => {
    const added = makeRisque(uuid('c', 9), CHUTES.idCategorie, { displayName: 'Chute' });
    expect(write(intentions.ajouterRisque(unite, CHUTES, 'Chute', () => uuid('c', 9)))).toEqual({
      kind: 'risques',
      body: { ...body, risques: [...body.risques, added] },
    });
    const { idRisque } = BRULURE;
    expect(write({ kind: 'deplacerRisque', idUniteDeTravail: FOURNIL, idRisque, place: [] })).toEqual({
      kind: 'risques',
      body: { ...body, risques: [BRULURE_SENT, GLISSADE_SENT] },
    });
  });

  test('a deleted category goes with its risks; what comes back is whole, and its actions are linked again', () => {
    const deletion = intentions.supprimerCategorie(unite, CHUTES);
    expect(write(deletion)).toEqual({
      kind: 'risques',
      body: { ...body, categorieDeRisques: [CHALEUR], risques: [BRULURE_SENT] },
    });
    const after = withUnite(BOULANGERIE, {
      categorieDeRisques: [CHALEUR],
      risques: [BRULURE],
      papripactActionsPreventives: [{ ...TAPIS, idRisqueAssocie: null }, GANTS],
    });
    expect(writeInverse(deletion, after)).toEqual({
      kind: 'risques',
      body: {
        ...body,
        risques: [GLISSADE, BRULURE_SENT],
        actionsAssociees: [{ idAction: TAPIS.idAction, idRisqueAssocie: GLISSADE.idRisque }],
      },
    });
  });

  test('an action that somebody linked to another risk is not linked again', () => {
    const after = withUnite(BOULANGERIE, {
      risques: [BRULURE],
      papripactActionsPreventives: [{ ...TAPIS, idRisqueAssocie: BRULURE.idRisque }, GANTS],
    });
    expect(writeInverse(intentions.supprimerRisque(unite, GLISSADE), after)).toEqual({
      kind: 'risques',
      body: { ...body, risques: [GLISSADE, BRULURE_SENT] },
    });
  });
});

test('the fields of a risk are sent with the others as the newest document has them, without the computed ones', () => {
  const edition = evaluations.modifierRisque(unite, GLISSADE, { evalGravite: 4 });
  const newest = withUnite(BOULANGERIE, { risques: [{ ...GLISSADE, danger: 'Sol mouillé' }, BRULURE] });
  expect(write(edition, newest)).toEqual({
    kind: 'risque',
    body: {
      ...GLISSADE_SENT,
      idUniteDeTravail: FOURNIL,
      danger: 'Sol mouillé',
      remarques: '',
      mesuresEnPlace: [],
      nombreExposes: null,
      evalGravite: 4,
      evalFrequence: 2,
      evalMaitrise: 2,
      evalueLe: STAMP.at,
      // Nobody knows when it was evaluated first.
      evaluationPrecedente: { evalGravite: 2, evalFrequence: 2, evalMaitrise: 2, evalueLe: null },
    },
  });
});

describe('an action', () => {
  const added = makeAction(FOURNIL, uuid('d', 9), { idRisqueAssocie: GLISSADE.idRisque });

  test('comes last without a place, and is changed without one', () => {
    expect(write(intentions.ajouterAction(added))).toEqual({ kind: 'action', body: added });
    expect(write(intentions.modifierAction(TAPIS, { statut: 'Terminé' }))).toEqual({
      kind: 'action',
      body: { ...TAPIS, statut: 'Terminé', termineeLe: STAMP.at },
    });
  });

  test('deleted, is sent by its id and its unit', () => {
    expect(write(intentions.supprimerAction(TAPIS))).toEqual({
      kind: 'deleteAction',
      body: { idAction: TAPIS.idAction, idUniteDeTravail: FOURNIL },
    });
  });

  test.for([
    ['first', TAPIS, [GANTS], { apresIdAction: null }],
    ['last, where no place is needed', GANTS, [TAPIS], {}],
    ['alone', GANTS, [], {}],
  ] as const)('that comes back %s', ([, action, left, place]) => {
    const after = withUnite(BOULANGERIE, { papripactActionsPreventives: [...left] });
    expect(writeInverse(intentions.supprimerAction(action), after)).toEqual({
      kind: 'action',
      body: { ...action, ...place },
    });
  });

  test('between two is after the first of them; without a link it has a place even when it is last', () => {
    const action = { ...added, idRisqueAssocie: null };
    const restore = (place: readonly string[] | 'fin') =>
      write({ kind: 'restaurerAction', action: { item: action, place } });
    expect(restore([TAPIS.idAction])).toEqual({
      kind: 'action',
      body: { ...action, apresIdAction: TAPIS.idAction },
    });
    expect(restore('fin')).toEqual({ kind: 'action', body: { ...action, apresIdAction: GANTS.idAction } });
  });

  test('whose risk is gone is sent without it', () => {
    const newest = withUnite(BOULANGERIE, { risques: [BRULURE] });
    expect(write(intentions.ajouterAction(added), newest)).toEqual({
      kind: 'action',
      body: { ...added, idRisqueAssocie: null, apresIdAction: GANTS.idAction },
    });
  });
});

test('the company is sent whole, with what the newest document knows; emptied, with every field null', () => {
  const edition = intentions.modifierEntreprise(null, { ...ENTREPRISE_VIDE, nom: 'Aux Lilas' });
  const newest = {
    ...BOULANGERIE,
    data: { ...BOULANGERIE.data, entreprise: { ...ENTREPRISE_VIDE, siret: '73282932000074' } },
  };
  expect(write(edition, newest)).toEqual({
    kind: 'entreprise',
    body: { ...ENTREPRISE_VIDE, nom: 'Aux Lilas', siret: '73282932000074' },
  });
  const emptied = intentions.modifierEntreprise(newest.data.entreprise, ENTREPRISE_VIDE);
  expect(write(emptied, newest)).toEqual({ kind: 'entreprise', body: ENTREPRISE_VIDE });
});

describe('the families of a unit', () => {
  const ray = { code: 'RAY', motif: 'Aucune source' } as const;

  test('are sent whole when one is set aside, and empty when none is any more', () => {
    const famillesOf = (famillesNonConcernees: object[]) => ({
      kind: 'familles',
      body: { idUniteDeTravail: FOURNIL, famillesNonConcernees },
    });
    const after = withUnite(BOULANGERIE, { famillesNonConcernees: [ray] });
    expect(write(intentions.modifierFamilles(unite, { RAY: ray.motif }))).toEqual(famillesOf([ray]));
    expect(write(intentions.modifierFamilles(uniteIn(after), { BRU: '' }), after)).toEqual(
      famillesOf(
        [{ code: 'BRU', motif: '' }, ray].toSorted((one, other) => (one.code < other.code ? -1 : 1)),
      ),
    );
    expect(write(intentions.modifierFamilles(uniteIn(after), { RAY: null }), after)).toEqual(famillesOf([]));
  });

  test('that a risk had lifted come back with the risk’s own call', () => {
    const rayons = makeCategorie(uuid('b', 9), 'Rayons', 'RAY-ION');
    const source = makeRisque(uuid('c', 9), rayons.idCategorie, {
      code: 'RAY-ION-01',
      displayName: 'Source',
    });
    const before = withUnite(BOULANGERIE, {
      categorieDeRisques: [CHUTES, CHALEUR, rayons],
      famillesNonConcernees: [{ code: 'BRU', motif: '' }, ray],
    });
    const addition = stamp({
      kind: 'ajouterRisque',
      idUniteDeTravail: FOURNIL,
      categories: [{ item: rayons, place: 'fin' }],
      risques: [{ item: source, place: 'fin' }],
      liens: [],
    });
    const after = applyIntent(before, addition);
    expect(uniteIn(after).famillesNonConcernees).toEqual([{ code: 'BRU', motif: '' }]);
    const inverse = invertIntent(before, addition, STAMP);
    expect(inverse && toEcriture(after, inverse)).toMatchObject({
      kind: 'risques',
      body: { famillesNonConcernees: [{ code: 'BRU', motif: '' }, ray] },
    });
    expect(toEcriture(before, addition)?.body).not.toHaveProperty('famillesNonConcernees');
  });
});

test('the resources of the PAPRIPACT are sent with its switch as it is', () => {
  expect(write(intentions.modifierRessourcesPapripact('', 'Un mi-temps'))).toEqual({
    kind: 'papripact',
    body: { isPapripactEnabled: false, ressourcesPapripact: 'Un mi-temps' },
  });
});

test('the PAPRIPACT is its switch', () => {
  expect(write(intentions.activerPapripact(true))).toEqual({
    kind: 'papripact',
    body: { isPapripactEnabled: true },
  });
});

test('the annex is sent whole, in the order of the law, without what was emptied', () => {
  const { data } = BOULANGERIE;
  const nuit = { facteur: 'nuit' as const, donneesCollectives: 'Fournil', nombreAuDela: 2 };
  const vide = readExpositions({});
  expect(write(intentions.modifierExpositions(vide, { donnees_nuit: '' }))).toBeNull();
  expect(
    write(
      intentions.modifierExpositions(vide, {
        donnees_nuit: 'Fournil',
        nombre_nuit: 2,
        donnees_manut: 'Sacs',
      }),
    ),
  ).toEqual({
    kind: 'expositions',
    body: { expositions: [{ facteur: 'manut', donneesCollectives: 'Sacs', nombreAuDela: null }, nuit] },
  });
  const before = { ...BOULANGERIE, data: { ...data, expositions: [nuit] } };
  const seen = readExpositions(before.data);
  expect(write(intentions.modifierExpositions(seen, { nombre_nuit: null }), before)?.body).toEqual({
    expositions: [{ ...nuit, nombreAuDela: null }],
  });
  expect(
    write(intentions.modifierExpositions(seen, { donnees_nuit: '', nombre_nuit: null }), before)?.body,
  ).toEqual({ expositions: [] });
});
