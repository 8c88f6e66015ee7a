import { normalizeForSearch, scrambleDocumentData } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { selectMasterData } from './select-master-data.ts';

// Whoever reads a demo may have the whole referential: its names, codes and order. This tries what such a reader can.

type Named = { displayName: string; code: string };
type Unite = {
  categorieDeRisques: (Named & { idCategorie: string; isUserDefined: boolean })[];
  risques: (Named & { idRisque: string; idCategorie: string; isUserDefined: boolean })[];
  papripactActionsPreventives: { descriptionDeLaMesure: string }[];
};

const { categorieDeRisques: CATEGORIES, risques: RISQUES } = selectMasterData(null);

/** Numbers that look random and are the same at each run (Lehmer). */
const makeRandom = (seed: number) => {
  let state = seed;
  return (bound: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
};

/** A unit with some categories of the referential, and of each, in its order, the risks that `isKept` says. */
const makeUnite = (random: (bound: number) => number, isKept: () => boolean): Unite => {
  const categories = CATEGORIES.filter(() => random(6) === 0);
  return {
    categorieDeRisques: categories.map(({ idPremadeCategorie, displayName, code }) => ({
      idCategorie: idPremadeCategorie,
      displayName,
      code,
      isUserDefined: false,
    })),
    risques: categories.flatMap(({ idPremadeCategorie }) =>
      RISQUES.filter((risque) => risque.idPremadeCategorie === idPremadeCategorie && isKept()).map(
        ({ idPremadeRisque, displayName, code }) => ({
          idRisque: idPremadeRisque,
          idCategorie: idPremadeCategorie,
          displayName,
          code,
          isUserDefined: false,
        }),
      ),
    ),
    papripactActionsPreventives: [],
  };
};

const scramble = (unites: Unite[]): Unite[] =>
  scrambleDocumentData({ unitesDeTravail: unites }).unitesDeTravail;

/** What a reader sees of a name: everything but its letters. */
const shapeOf = (text: string): string => text.replaceAll(/\p{Lu}/gu, 'A').replaceAll(/[\p{L}\p{N}]/gu, 'a');
const wordsOf = (text: string): number => text.split(/[\s'’-]/).length;

type Attack = (shown: Named) => Named | undefined;

const attacksOn = (
  known: readonly Named[],
  scrambleName: (named: Named) => string,
): Record<string, Attack> => {
  const nearestIn = (measure: (text: string) => number): Attack => {
    const measured = known.map((named) => ({ named, size: measure(named.displayName) }));
    return ({ displayName }) => {
      const size = measure(displayName);
      const distance = Math.min(...measured.map((candidate) => Math.abs(candidate.size - size)));
      return measured.find((candidate) => Math.abs(candidate.size - size) === distance)?.named;
    };
  };
  const byName = new Map(known.map((named) => [normalizeForSearch(named.displayName), named]));
  const byShape = new Map(known.map((named) => [shapeOf(named.displayName), named]));
  const byScrambled = new Map(known.map((named) => [scrambleName(named), named]));
  return {
    'the code': ({ code }) => (code === '' ? undefined : known.find((named) => named.code === code)),
    'the name itself': ({ displayName }) => byName.get(normalizeForSearch(displayName)),
    'the shape of the name': ({ displayName }) => byShape.get(shapeOf(displayName)),
    'the nearest length': nearestIn((text) => text.length),
    'the nearest number of words': nearestIn(wordsOf),
    'a dictionary of scrambled names': ({ displayName }) => byScrambled.get(displayName),
  };
};

/** How many of the names shown an attack gives back, and how many a blind guess would, with what chance adds at most. */
function tryOn(real: readonly Named[], shown: readonly Named[], known: readonly Named[], attack: Attack) {
  const found = real.filter((named, index) => {
    const guess = shown[index] === undefined ? undefined : attack(shown[index]);
    return guess?.displayName === named.displayName;
  }).length;
  const expected = real.length / known.length;
  return { found, atMost: expected + 4 * Math.sqrt(expected) + 1 };
}

const random = makeRandom(20_261_122);
const DOCUMENT = Array.from({ length: 8 }, () => makeUnite(random, () => random(3) > 0));
const DEMO = scramble(DOCUMENT);

/** The demo of a document that holds this one alone: what a dictionary would be made of. */
const scrambleRisque = (named: Named): string =>
  scramble([
    {
      categorieDeRisques: [],
      risques: [{ ...named, idRisque: 'r', idCategorie: 'c', isUserDefined: false }],
      papripactActionsPreventives: [],
    },
  ])[0]?.risques[0]?.displayName ?? '';
const scrambleCategorie = (named: Named): string =>
  scramble([
    {
      categorieDeRisques: [{ ...named, idCategorie: 'c', isUserDefined: false }],
      risques: [],
      papripactActionsPreventives: [],
    },
  ])[0]?.categorieDeRisques[0]?.displayName ?? '';

const listRisques = (unites: Unite[]) => unites.flatMap(({ risques }) => risques);
const listCategories = (unites: Unite[]) => unites.flatMap(({ categorieDeRisques }) => categorieDeRisques);

describe('with the whole referential in hand, no name of a demo is found better than by chance', () => {
  test('the document is large enough for the question', () => {
    expect(listRisques(DOCUMENT).length).toBeGreaterThan(200);
    expect(listCategories(DOCUMENT).length).toBeGreaterThan(40);
  });

  test.for(Object.entries(attacksOn(RISQUES, scrambleRisque)))('of a risk, by %s', ([, attack]) => {
    const { found, atMost } = tryOn(listRisques(DOCUMENT), listRisques(DEMO), RISQUES, attack);
    expect(found).toBeLessThanOrEqual(atMost);
  });

  test.for(Object.entries(attacksOn(CATEGORIES, scrambleCategorie)))('of a category, by %s', ([, attack]) => {
    const { found, atMost } = tryOn(listCategories(DOCUMENT), listCategories(DEMO), CATEGORIES, attack);
    expect(found).toBeLessThanOrEqual(atMost);
  });
});

test('the attacks are worth something: they find the names of a text that was scrambled letter by letter', () => {
  const letterByLetter = listRisques(DOCUMENT).map((risque) => ({
    code: '',
    displayName: shapeOf(risque.displayName),
  }));
  const attack = attacksOn(RISQUES, scrambleRisque)['the shape of the name'];
  if (attack === undefined) throw new Error('no such attack');
  const { found, atMost } = tryOn(listRisques(DOCUMENT), letterByLetter, RISQUES, attack);
  expect(found).toBeGreaterThan(10 * atMost);
});
