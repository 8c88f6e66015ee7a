import { TYPES_DE_MESURE } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { categories, duplicates, generales, sectorielles } from './test-data.ts';

describe('the measures', () => {
  test('are missing nowhere, and a sector gives four or more to each of its own categories', () => {
    expect(generales.filter(({ mesuresTypes }) => mesuresTypes.length === 0)).toStrictEqual([]);
    expect(
      sectorielles.filter(({ mesuresTypes }) => mesuresTypes.length < 4).map(({ code }) => code),
    ).toStrictEqual([]);
  });

  test('are ranked by the general principles of prevention (art. L4121-2 C. trav.)', () => {
    for (const { code, mesuresTypes } of categories) {
      const rangs = mesuresTypes.map(({ type }) => TYPES_DE_MESURE.indexOf(type));
      expect([code, ...rangs]).toStrictEqual([code, ...rangs.toSorted((left, right) => left - right)]);
    }
  });

  test('never protect the person alone (art. L4121-2, 8° C. trav.)', () => {
    const hasType = (type: string) => (categorie: (typeof categories)[number]) =>
      categorie.mesuresTypes.some((mesure) => mesure.type === type);
    expect(
      categories
        .filter(hasType('protection individuelle'))
        .filter((categorie) => !hasType('protection collective')(categorie))
        .map(({ code }) => code),
    ).toStrictEqual([]);
  });

  test('of the heat begin with work that needs no exposure, and end with what people are told (art. R4463-3, 1° and 8° C. trav.)', () => {
    const types = categories.find(({ code }) => code === 'THE-CHA')?.mesuresTypes.map(({ type }) => type);
    expect(types?.[0]).toBe('suppression ou réduction à la source');
    expect(types).toContain('formation et information');
  });

  test('of night work begin with work that needs no night (art. L3122-1 C. trav.)', () => {
    const types = categories.find(({ code }) => code === 'ORG-NUI')?.mesuresTypes.map(({ type }) => type);
    expect(types?.[0]).toBe('suppression ou réduction à la source');
  });

  test('hand no danger over to another company', () => {
    const libelles = categories.flatMap(({ mesuresTypes }) => mesuresTypes.map(({ libelle }) => libelle));
    expect(libelles.filter((libelle) => /prestataire de nuit/i.test(libelle))).toEqual([]);
  });

  // The physician proposes a vaccine and the employer pays for it (art. R4426-6 C. trav.): it is no equipment.
  test('name no vaccine among the personal protective equipment', () => {
    const equipements = categories
      .flatMap(({ mesuresTypes }) => mesuresTypes)
      .filter(({ type }) => type === 'protection individuelle');
    expect(equipements.filter(({ libelle }) => /vaccin/iu.test(libelle))).toStrictEqual([]);
  });

  test('of a sector start with what removes or reduces the danger', () => {
    expect(
      sectorielles
        .filter(({ mesuresTypes }) => mesuresTypes[0]?.type !== 'suppression ou réduction à la source')
        .map(({ code }) => code),
    ).toStrictEqual([]);
  });

  test('of a category are never said twice, nor name an article of law', () => {
    for (const { mesuresTypes } of categories) {
      const libelles = mesuresTypes.map(({ libelle }) => libelle);
      expect(duplicates(libelles)).toStrictEqual([]);
      expect(libelles.filter((libelle) => /\b[LRD]\.?\s?\d{4}/u.test(libelle))).toStrictEqual([]);
    }
  });
});
