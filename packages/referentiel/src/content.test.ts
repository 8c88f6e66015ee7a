import { matchSecteurs, normalizeForSearch } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { loadReferentiel } from './load.ts';

const referentiel = loadReferentiel();
const generales = referentiel.familles.flatMap(({ categories }) => categories);
const sectorielles = referentiel.secteurs.flatMap(({ categories }) => categories);
const categories = [...generales, ...sectorielles];
const risques = categories.flatMap((categorie) => categorie.risques);

const COUNTS = {
  familles: 22,
  generales: 90,
  sectorielles: 55,
  secteurs: 9,
  risques: 512,
  seuils: 61,
  seuilsLus: 28,
  mesuresTypes: 267,
  suiviRenforce: 28,
  avecSeuil: 251,
  avecFacteur: 109,
  motsCles: 222,
  unitesDesSecteurs: 118,
  unitesParDefaut: 8,
  facteurs: 10,
};

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const listTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listTexts)
      : [];

describe('the whole content', () => {
  test('has the counts of the review', () => {
    expect({
      familles: referentiel.familles.length,
      generales: generales.length,
      sectorielles: sectorielles.length,
      secteurs: referentiel.secteurs.length,
      risques: risques.length,
      seuils: referentiel.seuils.length,
      seuilsLus: referentiel.seuils.filter(({ verification }) => verification === 'lu').length,
      mesuresTypes: categories.flatMap(({ mesuresTypes }) => mesuresTypes).length,
      suiviRenforce: risques.filter((risque) => risque.suiviIndividuelRenforcePossible).length,
      avecSeuil: risques.filter(({ seuil }) => seuil !== undefined).length,
      avecFacteur: risques.filter(({ facteurs }) => facteurs.length > 0).length,
      motsCles: referentiel.secteurs.flatMap(({ motsCles }) => motsCles).length,
      unitesDesSecteurs: referentiel.secteurs.flatMap(({ unitesDeTravail }) => unitesDeTravail).length,
      unitesParDefaut: referentiel.unitesDeTravail.length,
      facteurs: Object.keys(referentiel.facteursL4161).length,
    }).toStrictEqual(COUNTS);
  });

  test('has no code twice', () => {
    expect(duplicates(referentiel.familles.map(({ code }) => code))).toStrictEqual([]);
    expect(duplicates(referentiel.secteurs.map(({ code }) => code))).toStrictEqual([]);
    expect(duplicates(categories.map(({ code }) => code))).toStrictEqual([]);
    expect(duplicates(risques.map(({ code }) => code))).toStrictEqual([]);
    expect(duplicates(referentiel.seuils.map(({ cle }) => cle))).toStrictEqual([]);
  });

  test('has ranks without a gap', () => {
    expect(referentiel.familles.map(({ rang }) => rang)).toStrictEqual(
      referentiel.familles.map((_, index) => index + 1),
    );
    expect(referentiel.secteurs.map(({ rang }) => rang)).toStrictEqual(
      referentiel.secteurs.map((_, index) => index + 1),
    );
  });

  test('gives each risk the code of its category and its number', () => {
    for (const categorie of categories) {
      expect(categorie.risques.map(({ code }) => code)).toStrictEqual(
        categorie.risques.map((_, index) => `${categorie.code}-${String(index + 1).padStart(2, '0')}`),
      );
    }
  });

  test('gives each general category the code of its family', () => {
    for (const { code, categories: own } of referentiel.familles) {
      expect(own.filter((categorie) => !categorie.code.startsWith(`${code}-`))).toStrictEqual([]);
    }
  });

  test('has no empty, untrimmed or decomposed text', () => {
    const texts = listTexts(referentiel);
    expect(texts.length).toBeGreaterThan(2000);
    expect(
      texts.filter((text) => text.trim() === '' || text !== text.trim() || text !== text.normalize('NFC')),
    ).toStrictEqual([]);
  });

  test('never names the same risk twice in a category, nor the same tag', () => {
    for (const { risques: own, tagsPrincipaux, tagsSecondaires } of categories) {
      expect(duplicates(own.map(({ displayName }) => displayName))).toStrictEqual([]);
      expect(duplicates([...tagsPrincipaux, ...tagsSecondaires])).toStrictEqual([]);
    }
  });
});

describe('the references', () => {
  test('from a risk to its threshold and factors resolve, and every threshold is used', () => {
    const used = new Set(risques.flatMap(({ seuil }) => seuil ?? []));
    expect([...used].toSorted()).toStrictEqual(referentiel.seuils.map(({ cle }) => cle).toSorted());
    const facteurs = new Set(risques.flatMap((risque) => risque.facteurs));
    expect([...facteurs].toSorted()).toStrictEqual(Object.keys(referentiel.facteursL4161).toSorted());
  });

  test('from a sector to its highlighted categories resolve to general ones', () => {
    const codes = new Set(generales.map(({ code }) => code));
    for (const { categoriesMisesEnAvant } of referentiel.secteurs) {
      expect(categoriesMisesEnAvant.filter((code) => !codes.has(code))).toStrictEqual([]);
      expect(duplicates(categoriesMisesEnAvant)).toStrictEqual([]);
    }
  });
});

describe('the sectors', () => {
  test('share no keyword', () => {
    const motsCles = referentiel.secteurs.flatMap((secteur) => secteur.motsCles);
    expect(duplicates(motsCles)).toStrictEqual([]);
    expect(motsCles.filter((motCle) => motCle !== normalizeForSearch(motCle))).toStrictEqual([]);
  });

  test.for(
    referentiel.secteurs.flatMap(({ code, motsCles }) => motsCles.map((motCle) => [motCle, code] as const)),
  )('are recognised by each of their keywords: %s is %s', ([motCle, code]) => {
    expect(matchSecteurs(motCle, referentiel.secteurs)).toStrictEqual([code]);
  });

  test.for([
    ["Bureau d'études bâtiment", ['BUREAU', 'BTP']],
    ['Transport scolaire', ['TRANSPORT', 'SCOLAIRE']],
    ['Clinique vétérinaire', ['VETERINAIRE']],
    ["Magasin d'optique", ['OPTICIEN']],
    ['Restaurant', []],
    ['Pharmacies', ['PHARMA']],
    ['BOULANGERIE', ['COMMERCE']],
    ['', []],
  ] as const)('are recognised in « %s »', ([text, codes]) => {
    expect(matchSecteurs(text, referentiel.secteurs)).toStrictEqual(codes);
  });
});
