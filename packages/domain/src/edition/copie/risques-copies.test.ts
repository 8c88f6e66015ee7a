import { describe, expect, test } from 'vitest';
import { applyIntent } from '../apply-intent.ts';
import {
  BOULANGERIE,
  BRULURE,
  CHUTES,
  FOURNIL,
  GLISSADE,
  GANTS,
  LIVRAISON,
  TAPIS,
  uniteIn,
  VENTE,
  withUnite,
} from '../boulangerie.test-data.ts';
import { makeCategorie, makeRisque, uuid } from '../documents.test-data.ts';
import { stamp } from '../edition.test-data.ts';
import type { Edition } from '../intent.ts';
import { copierRisques, deplacerRisques, supprimerRisques } from './risques-copies.ts';

const countIds = () => {
  let count = 700;
  return () => uuid('e', (count += 1));
};
const apply = (editions: readonly (Edition | null)[], document = BOULANGERIE) =>
  editions.reduce((now, edition) => (edition === null ? now : applyIntent(now, stamp(edition))), document);
const names = (items: readonly { displayName: string }[]) => items.map(({ displayName }) => displayName);
const fournil = uniteIn(BOULANGERIE);
const vente = uniteIn(BOULANGERIE, VENTE);

describe('risks copied to another unit', () => {
  test('come whole, with their categories, under new ids', () => {
    const edition = copierRisques(fournil, [GLISSADE, BRULURE], vente, true, countIds());
    const copied = uniteIn(apply([edition]), VENTE);
    expect(names(copied.categorieDeRisques)).toEqual(['Chutes', 'Chaleur']);
    expect(copied.risques).toMatchObject([
      { displayName: 'Glissade', evalGravite: 2, evalFrequence: 2, evalMaitrise: 2, isRisqueEvalue: true },
      { displayName: 'Brûlure', isRisqueEvalue: false },
    ]);
    expect(copied.risques.map(({ idRisque }) => idRisque)).not.toContain(GLISSADE.idRisque);
    expect(uniteIn(apply([edition]))).toEqual(fournil);
  });

  test('or by their name only', () => {
    const written = { ...GLISSADE, danger: 'Huile', remarques: 'Mardi', nombreExposes: 2 };
    const [copied] = uniteIn(
      apply([copierRisques(fournil, [written], vente, false, countIds())]),
      VENTE,
    ).risques;
    expect(copied).toMatchObject({ displayName: 'Glissade', danger: '', remarques: '', evalGravite: null });
    const [whole] = uniteIn(
      apply([copierRisques(fournil, [written], vente, true, countIds())]),
      VENTE,
    ).risques;
    // How many are exposed is counted in each unit.
    expect(whole).toMatchObject({ danger: 'Huile', remarques: 'Mardi', nombreExposes: null });
  });

  test('join the category of that name', () => {
    const same = makeCategorie(uuid('b', 8), 'chutes');
    const document = withUnite(BOULANGERIE, { categorieDeRisques: [same] }, VENTE);
    const after = apply(
      [copierRisques(fournil, [GLISSADE], uniteIn(document, VENTE), true, countIds())],
      document,
    );
    expect(uniteIn(after, VENTE).categorieDeRisques).toEqual([same]);
    expect(uniteIn(after, VENTE).risques[0]?.idCategorie).toBe(same.idCategorie);
  });

  test.for([
    ['the same name, accents and case apart', { displayName: 'GLISSADE' }, 0],
    ['the same code, called otherwise', { displayName: 'Sol glissant', code: 'CPP-SOL-01' }, 0],
    ['another name and no code', { displayName: 'Faux pas' }, 1],
    ['another code', { displayName: 'Faux pas', code: 'CPP-SOL-02' }, 1],
  ] as const)('never come twice: %s', ([, fields, expected]) => {
    const there = makeRisque(uuid('c', 8), CHUTES.idCategorie, fields);
    const cible = { ...vente, categorieDeRisques: [CHUTES], risques: [there] };
    const source = { ...GLISSADE, code: 'CPP-SOL-01' };
    const edition = copierRisques(fournil, [source], cible, true, countIds());
    expect(edition === null ? 0 : 1).toBe(expected);
  });

  test('nor when two of them are the same', () => {
    const twice = [GLISSADE, { ...GLISSADE, idRisque: uuid('c', 9) }];
    const edition = copierRisques(fournil, twice, vente, true, countIds());
    expect(uniteIn(apply([edition]), VENTE).risques).toHaveLength(1);
  });
});

test('a moved risk is in the other unit with its actions, and in the first no more', () => {
  const after = apply(deplacerRisques(fournil, [GLISSADE], uniteIn(BOULANGERIE, LIVRAISON), countIds()));
  const { risques, papripactActionsPreventives } = uniteIn(after, LIVRAISON);
  expect(risques).toMatchObject([{ displayName: 'Glissade', evalGravite: 2 }]);
  expect(papripactActionsPreventives).toMatchObject([
    {
      descriptionDeLaMesure: TAPIS.descriptionDeLaMesure,
      idUniteDeTravail: LIVRAISON,
      idRisqueAssocie: risques[0]?.idRisque,
    },
  ]);
  expect(uniteIn(after).risques).toEqual([BRULURE]);
  expect(uniteIn(after).papripactActionsPreventives).toEqual([GANTS]);
});

test('a risk that the other unit has already is not moved over it', () => {
  const document = apply([copierRisques(fournil, [GLISSADE], vente, true, countIds())]);
  expect(deplacerRisques(uniteIn(document), [GLISSADE], uniteIn(document, VENTE), countIds())).toEqual([]);
});

test('several risks go at once', () => {
  expect(uniteIn(apply([supprimerRisques(fournil, [GLISSADE, BRULURE])]), FOURNIL).risques).toEqual([]);
  expect(supprimerRisques(fournil, [])).toBeNull();
});
