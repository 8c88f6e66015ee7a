import type { CategorieDeRisques, Risque } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { abandonIntent } from './abandon-intent.ts';
import { applyIntents } from '../apply/apply-intent.ts';
import {
  BOULANGERIE,
  BRULURE,
  CHALEUR,
  FOURNIL,
  TAPIS,
  uniteIn,
  VENTE,
} from '../test-data/boulangerie.test-data.ts';
import { makeAction, makeCategorie, makeRisque, uuid } from '../test-data/documents.test-data.ts';
import { stamp } from '../test-data/edition.test-data.ts';
import { createUnite } from '../apply/evaluation-du-risque.ts';
import { supprimerRisques } from '../copie/risques-copies.ts';
import { findCollisions } from '../collisions/find-collisions.ts';
import type { Edition, Intent } from './intent.ts';
import * as evaluations from './evaluations.ts';
import * as intentions from './intentions.ts';

let made = 0;
const intend = (edition: Edition | null): Intent => {
  if (edition === null) throw new Error('the edition changes something');
  made += 1;
  return { ...stamp(edition), id: uuid('e', made) };
};
const fournil = uniteIn(BOULANGERIE);
const BUREAU = createUnite(uuid('a', 90), 'Bureau');
const BRUIT = makeCategorie(uuid('b', 90), 'Bruit de fond');
const OTHER = intend(intentions.renommerUnite(uniteIn(BOULANGERIE, VENTE), 'Boutique'));

const VAPEUR = makeRisque(uuid('c', 92), CHALEUR.idCategorie, { displayName: 'Vapeur' });
const addTo = (kind: 'ajouterRisquesPremade' | 'restaurerRisques', idRisque: string): Intent =>
  intend({
    kind,
    idUniteDeTravail: FOURNIL,
    categories: [{ item: BRUIT, place: 'fin' }],
    risques: [{ item: makeRisque(idRisque, BRUIT.idCategorie), place: 'fin' }],
    liens: [],
  });
const retirer = (categories: CategorieDeRisques[], risques: Risque[]): Intent =>
  intend({ kind: 'retirerRisques', idUniteDeTravail: FOURNIL, base: { categories, risques } });

const adding: Record<string, { abandoned: Intent; dependents: Intent[] }> = {
  'a unit': {
    abandoned: intend({ kind: 'ajouterUnites', unites: [{ item: BUREAU, place: 'fin' }] }),
    dependents: [
      intend(intentions.renommerUnite(BUREAU, 'Accueil')),
      intend(intentions.ajouterCategorie(BUREAU, 'Chutes', () => uuid('b', 91))),
      intend(intentions.ajouterAction(makeAction(BUREAU.idUniteDeTravail, uuid('d', 91)))),
      intend({ kind: 'deplacerUnite', idUniteDeTravail: BUREAU.idUniteDeTravail, place: [] }),
      intend(intentions.supprimerUnite(BUREAU)),
      intend({ kind: 'retirerUnites', base: [BUREAU] }),
    ],
  },
  'a category': {
    abandoned: intend(intentions.ajouterCategorie(fournil, BRUIT.displayName, () => BRUIT.idCategorie)),
    dependents: [
      intend(intentions.renommerCategorie(fournil, BRUIT, 'Bruit')),
      intend(intentions.ajouterRisque(fournil, BRUIT, 'Pétrin', () => uuid('c', 91))),
      // Of the risk that goes with the category.
      intend({
        kind: 'modifierRisque',
        idUniteDeTravail: FOURNIL,
        idRisque: uuid('c', 91),
        base: { danger: '' },
        values: { danger: 'Bruit' },
      }),
      intend(evaluations.modifierRisque(fournil, BRULURE, { idCategorie: BRUIT.idCategorie })),
      addTo('ajouterRisquesPremade', uuid('c', 95)),
      addTo('restaurerRisques', uuid('c', 96)),
      intend({
        kind: 'deplacerCategorie',
        idUniteDeTravail: FOURNIL,
        idCategorie: BRUIT.idCategorie,
        place: [],
      }),
      intend(intentions.supprimerCategorie(fournil, BRUIT)),
      retirer([BRUIT], []),
    ],
  },
  'a risk': {
    abandoned: intend(intentions.ajouterRisque(fournil, CHALEUR, 'Vapeur', () => uuid('c', 92))),
    dependents: [
      intend({
        kind: 'modifierRisque',
        idUniteDeTravail: FOURNIL,
        idRisque: uuid('c', 92),
        base: { danger: '' },
        values: { danger: 'Four' },
      }),
      intend(intentions.modifierAction(TAPIS, { idRisqueAssocie: uuid('c', 92) })),
      intend({ kind: 'deplacerRisque', idUniteDeTravail: FOURNIL, idRisque: uuid('c', 92), place: [] }),
      intend(intentions.supprimerRisque(fournil, VAPEUR)),
      retirer([], [VAPEUR]),
    ],
  },
  'an action': {
    abandoned: intend(intentions.ajouterAction(makeAction(FOURNIL, uuid('d', 92)))),
    dependents: [
      intend(intentions.modifierAction(makeAction(FOURNIL, uuid('d', 92)), { budget: '20 €' })),
      intend(intentions.supprimerAction(makeAction(FOURNIL, uuid('d', 92)))),
      intend({ kind: 'retirerAction', base: makeAction(FOURNIL, uuid('d', 92)) }),
    ],
  },
};

test.for(Object.entries(adding))(
  '%s that is given up takes the edits of it along, and no other',
  ([, made]) => {
    const { abandoned, dependents } = made;
    const intents = [abandoned, OTHER, ...dependents];
    const abandonedOnes = abandonIntent(BOULANGERIE, intents, abandoned.id);
    expect(abandonedOnes.dependents).toEqual(dependents);
    expect(abandonedOnes.left).toEqual([OTHER]);
    expect(abandonedOnes.left.flatMap((intent) => findCollisions(BOULANGERIE, intent))).toEqual([]);
  },
);

test('an edit that only goes to what is given up keeps what else it says', () => {
  const abandoned = intend(intentions.ajouterCategorie(fournil, BRUIT.displayName, () => BRUIT.idCategorie));
  const moved = intend(
    evaluations.modifierRisque(fournil, BRULURE, { idCategorie: BRUIT.idCategorie, danger: 'Plaque' }),
  );
  const { left, dependents } = abandonIntent(BOULANGERIE, [abandoned, moved], abandoned.id);
  expect(dependents).toEqual([]);
  expect(left).toMatchObject([{ id: moved.id, values: { danger: 'Plaque' } }]);
  expect(applyIntents(BOULANGERIE, left)).not.toBe(BOULANGERIE);
});

test('the category that a risk is found again by is not made with it', () => {
  const abandoned = intend(intentions.ajouterRisque(fournil, CHALEUR, 'Vapeur', () => uuid('c', 93)));
  const renamed = intend(intentions.renommerCategorie(fournil, CHALEUR, 'Four'));
  expect(abandonIntent(BOULANGERIE, [abandoned, renamed], abandoned.id)).toEqual({
    left: [renamed],
    dependents: [],
  });
});

test('a deletion of what was there too is no edit of what is given up', () => {
  const risque = intend(intentions.ajouterRisque(fournil, CHALEUR, 'Vapeur', () => VAPEUR.idRisque));
  const both = intend(supprimerRisques(fournil, [VAPEUR, BRULURE]));
  expect(abandonIntent(BOULANGERIE, [risque, both], risque.id).left).toEqual([both]);
  const categorie = intend(intentions.ajouterCategorie(fournil, BRUIT.displayName, () => BRUIT.idCategorie));
  const withTheirs = retirer([BRUIT], [BRULURE]);
  const ofTheirs = retirer([CHALEUR], [makeRisque(uuid('c', 97), BRUIT.idCategorie)]);
  expect(abandonIntent(BOULANGERIE, [categorie, withTheirs, ofTheirs], categorie.id).left).toEqual([
    withTheirs,
    ofTheirs,
  ]);
  const unites = intend({ kind: 'ajouterUnites', unites: [{ item: BUREAU, place: 'fin' }] });
  const removal = intend({ kind: 'retirerUnites', base: [BUREAU, fournil] });
  expect(abandonIntent(BOULANGERIE, [unites, removal], unites.id).left).toEqual([removal]);
});

test('an addition of risks that were there too is no edit of the category that is given up', () => {
  const categorie = intend(intentions.ajouterCategorie(fournil, BRUIT.displayName, () => BRUIT.idCategorie));
  const mixed = intend({
    kind: 'ajouterRisquesPremade',
    idUniteDeTravail: FOURNIL,
    categories: [BRUIT, CHALEUR].map((item) => ({ item, place: 'fin' })),
    risques: [BRUIT, CHALEUR].map(({ idCategorie }, index) => ({
      item: makeRisque(uuid('c', 80 + index), idCategorie),
      place: 'fin',
    })),
    liens: [],
  });
  expect(abandonIntent(BOULANGERIE, [categorie, mixed], categorie.id)).toEqual({
    left: [mixed],
    dependents: [],
  });
});

test('a change that is given up takes nothing along', () => {
  const later = intend(intentions.renommerUnite(fournil, 'Fournée'));
  expect(abandonIntent(BOULANGERIE, [OTHER, later], OTHER.id)).toEqual({ left: [later], dependents: [] });
});
