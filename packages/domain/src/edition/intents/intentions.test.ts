import { describe, expect, test } from 'vitest';
import {
  BOULANGERIE,
  CHALEUR,
  CHUTES,
  FOURNIL,
  GLISSADE,
  LIVRAISON,
  TAPIS,
  uniteIn,
  VENTE,
} from '../test-data/boulangerie.test-data.ts';
import { makeDocument, uuid } from '../test-data/documents.test-data.ts';
import { ENTREPRISE_VIDE } from '../apply/entreprise-du-document.ts';
import { createUnite } from '../apply/evaluation-du-risque.ts';
import { readExpositions } from '../apply/expositions-du-document.ts';
import * as evaluations from './evaluations.ts';
import * as intentions from './intentions.ts';

const unite = uniteIn(BOULANGERIE);
const createId = () => uuid('c', 9);

test('names are trimmed', () => {
  expect(intentions.ajouterUnites([' Bureau ', 'Quai'], createId)).toMatchObject({
    unites: [{ item: { displayName: 'Bureau' }, place: 'fin' }, { item: { displayName: 'Quai' } }],
  });
  expect(intentions.renommerUnite(unite, ' Four ')).toMatchObject({
    base: { displayName: 'Fournil' },
    values: { displayName: 'Four' },
  });
  expect(intentions.ajouterCategorie(unite, ' Bruit ', createId)).toMatchObject({
    categories: [{ item: { displayName: 'Bruit', isUserDefined: true, code: '' } }],
  });
  expect(intentions.renommerCategorie(unite, CHUTES, ' Sols ')).toMatchObject({
    values: { displayName: 'Sols' },
  });
  expect(intentions.ajouterRisque(unite, CHUTES, ' Chute ', createId)).toMatchObject({
    categories: [{ item: CHUTES }],
    risques: [{ item: { displayName: 'Chute', idCategorie: CHUTES.idCategorie }, place: 'fin' }],
  });
});

test('what changes nothing is no edit', () => {
  expect(intentions.renommerUnite(unite, ' Fournil ')).toBeNull();
  expect(intentions.renommerCategorie(unite, CHUTES, 'Chutes ')).toBeNull();
  expect(evaluations.modifierRisque(unite, GLISSADE, { evalGravite: 2, danger: '' })).toBeNull();
  expect(intentions.modifierAction(TAPIS, { statut: 'À planifier' })).toBeNull();
  expect(intentions.modifierEntreprise(null, ENTREPRISE_VIDE)).toBeNull();
  expect(intentions.modifierUnite(unite, { effectif: null, differencesSelonSexe: '' })).toBeNull();
  expect(intentions.modifierFamilles(unite, { RAY: null })).toBeNull();
  expect(intentions.modifierRessourcesPapripact('Un mi-temps', 'Un mi-temps')).toBeNull();
  expect(intentions.modifierExpositions(readExpositions({}), { donnees_nuit: '' })).toBeNull();
  expect(
    intentions.ajouterRisquesPremade(
      unite,
      new Set(['r1']),
      {
        categorieDeRisques: [],
        risques: [],
      },
      createId,
    ),
  ).toBeNull();
});

test('a field that an older server did not have says nothing, which is no edit', () => {
  const { mesuresEnPlace: _mesures, nombreExposes: _exposes, ...risque } = GLISSADE;
  expect(evaluations.modifierRisque(unite, risque, { mesuresEnPlace: [], nombreExposes: null })).toBeNull();
  const { idUniteDeTravail } = unite;
  const older = { idUniteDeTravail };
  expect(intentions.modifierUnite(older, { effectif: null, differencesSelonSexe: '' })).toBeNull();
  const { conditionsExecution: _conditions, indicateurResultat: _indicateur, type: _type, ...action } = TAPIS;
  expect(
    intentions.modifierAction(action, { conditionsExecution: '', indicateurResultat: '', type: null }),
  ).toBeNull();
});

test('that an evaluation is right still is dated, and keeps what it was before', () => {
  const evaluationPrecedente = { evalGravite: 4, evalFrequence: 2, evalMaitrise: 2, evalueLe: null } as const;
  const risque = { ...GLISSADE, evalueLe: '2026-11-02T09:00:00.000Z', evaluationPrecedente };
  expect(evaluations.confirmerEvaluation(unite, risque, '2026-11-22T08:00:00.000Z')).toEqual({
    kind: 'modifierRisque',
    idUniteDeTravail: FOURNIL,
    idRisque: GLISSADE.idRisque,
    base: {},
    values: {},
    trace: { evalueLe: '2026-11-22T08:00:00.000Z', evaluationPrecedente },
  });
});

test('only the fields that change are kept, with the values that were seen', () => {
  expect(evaluations.modifierRisque(unite, GLISSADE, { evalGravite: 4, evalFrequence: 2 })).toEqual({
    kind: 'modifierRisque',
    idUniteDeTravail: FOURNIL,
    idRisque: GLISSADE.idRisque,
    base: { evalGravite: 2 },
    values: { evalGravite: 4 },
  });
  expect(intentions.modifierAction(TAPIS, { ...TAPIS, responsable: 'Omar' })).toMatchObject({
    base: { responsable: 'Claire' },
    values: { responsable: 'Omar' },
  });
  expect(intentions.modifierEntreprise(null, { ...ENTREPRISE_VIDE, nom: 'Aux Lilas' })).toEqual({
    kind: 'modifierEntreprise',
    base: { nom: null },
    values: { nom: 'Aux Lilas' },
  });
  expect(intentions.activerPapripact(true)).toMatchObject({
    base: { isPapripactEnabled: false },
    values: { isPapripactEnabled: true },
  });
});

test('a deleted category names its risks and no others', () => {
  expect(intentions.supprimerCategorie(unite, CHUTES)).toMatchObject({
    base: { categories: [CHUTES], risques: [GLISSADE] },
  });
});

test('the ticked premade risks come with the categories that they need, known or new', () => {
  const premade = {
    categorieDeRisques: [
      { idPremadeCategorie: 'p1', code: 'CHU', displayName: 'chutes' },
      { idPremadeCategorie: 'p2', code: 'BRU', displayName: 'Bruit' },
    ],
    risques: [
      { idPremadeRisque: 'r1', idPremadeCategorie: 'p1', code: 'CHU-01', displayName: 'Chute' },
      { idPremadeRisque: 'r2', idPremadeCategorie: 'p2', code: 'BRU-01', displayName: 'Pétrin' },
      { idPremadeRisque: 'r3', idPremadeCategorie: 'p2', code: 'BRU-02', displayName: 'Scie' },
    ],
  };
  const selection = new Set(['r1', 'r2']);
  const added = intentions.ajouterRisquesPremade(unite, selection, premade, createId);
  expect(added).toMatchObject({
    kind: 'ajouterRisquesPremade',
    idUniteDeTravail: FOURNIL,
    liens: [],
    categories: [{ item: CHUTES }, { item: { displayName: 'Bruit', isUserDefined: false } }],
    risques: [
      { item: { displayName: 'Chute', idCategorie: CHUTES.idCategorie } },
      { item: { displayName: 'Pétrin' } },
    ],
  });
  expect(added).not.toMatchObject({ categories: [{ item: CHALEUR }] });
});

describe('the unit that was moved is found from the new order', () => {
  test.for([
    ['the last to the front', [LIVRAISON, FOURNIL, VENTE], LIVRAISON, []],
    ['the first to the end', [VENTE, LIVRAISON, FOURNIL], FOURNIL, [LIVRAISON, VENTE]],
    ['two that change places: one of them', [VENTE, FOURNIL, LIVRAISON], VENTE, []],
  ] as const)('%s', ([, order, idUniteDeTravail, place]) => {
    expect(intentions.deplacerUnite(BOULANGERIE, order)).toEqual({
      kind: 'deplacerUnite',
      idUniteDeTravail,
      place,
    });
  });

  test('of two that change places, the one that the user took', () => {
    const order = [VENTE, FOURNIL, LIVRAISON];
    expect(intentions.deplacerUnite(BOULANGERIE, order, FOURNIL)).toEqual({
      kind: 'deplacerUnite',
      idUniteDeTravail: FOURNIL,
      place: [VENTE],
    });
    // A list that changed meanwhile: what was taken does not make its order.
    expect(intentions.deplacerUnite(BOULANGERIE, order, LIVRAISON)).toMatchObject({
      idUniteDeTravail: VENTE,
    });
  });

  test('none, when the order is the same, more than one moved, or an unknown one is all that is new', () => {
    expect(intentions.deplacerUnite(BOULANGERIE, [FOURNIL, VENTE, LIVRAISON])).toBeNull();
    expect(intentions.deplacerUnite(BOULANGERIE, [LIVRAISON, VENTE, FOURNIL])).toBeNull();
    const bureau = createUnite(uuid('a', 9), 'Bureau');
    const four = makeDocument([...BOULANGERIE.data.unitesDeTravail, bureau]);
    expect(intentions.deplacerUnite(four, [bureau.idUniteDeTravail, LIVRAISON, VENTE, FOURNIL])).toBeNull();
    expect(intentions.deplacerUnite(BOULANGERIE, [uuid('a', 9), FOURNIL, VENTE, LIVRAISON])).toBeNull();
  });
});

test('of the units that edits are about, and of no other, what is seen is kept with its place', () => {
  expect(intentions.listVues(BOULANGERIE, new Set([LIVRAISON, uuid('a', 99)]))).toEqual([
    { item: uniteIn(BOULANGERIE, LIVRAISON), place: [VENTE, FOURNIL] },
  ]);
});
