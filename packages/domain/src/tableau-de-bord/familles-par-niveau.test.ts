import { expect, test } from 'vitest';
import { SANS_FAMILLE_LABEL, summarizeFamilles } from './familles-par-niveau.ts';

const CATEGORIES = [
  { idCategorie: 'sols', code: 'CPP-SOL' },
  { idCategorie: 'mienne', code: '' },
];
const faible = { evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 } as const;
const critique = { evalGravite: 4, evalFrequence: 4, evalMaitrise: 4 } as const;
const unite = (...risques: object[]) => ({
  categorieDeRisques: CATEGORIES,
  risques: risques.map((risque) => ({ idCategorie: 'mienne', code: '', ...risque })),
});

test('a risk counts for its own family, else for that of its category, else for none; over all units', () => {
  const familles = summarizeFamilles([
    unite({ code: 'BRU-01', ...faible }, { idCategorie: 'sols', ...faible }),
    unite({ idCategorie: 'sols', ...faible }, { ...faible }),
  ]);
  expect(familles.map(({ displayName, compteurs }) => [displayName, compteurs.GREEN])).toEqual([
    ['Chutes de plain-pied', 2],
    ['Bruit', 1],
    [SANS_FAMILLE_LABEL, 1],
  ]);
});

test('one critical risk comes before many slight ones, what is not evaluated last', () => {
  const familles = summarizeFamilles([
    unite(
      { code: 'VIB-01' },
      { code: 'BRU-01', ...faible },
      { code: 'BRU-02', ...faible },
      { code: 'ELE-01', ...critique },
    ),
  ]);
  expect(familles.map(({ code }) => code)).toEqual(['ELE', 'BRU', 'VIB']);
  expect(familles[2]?.compteurs).toEqual({ GREEN: 0, YELLOW: 0, ORANGE: 0, RED: 0, NON_EVALUE: 1 });
});

test('an important risk comes before many moderate ones, a moderate one before many slight ones', () => {
  const modere = { evalGravite: 2, evalFrequence: 1, evalMaitrise: 2 } as const;
  const important = { evalGravite: 3, evalFrequence: 4, evalMaitrise: 1 } as const;
  const familles = summarizeFamilles([
    unite(
      { code: 'BRU-01', ...faible },
      { code: 'BRU-02', ...faible },
      { code: 'VIB-01', ...modere },
      { code: 'VIB-02', ...modere },
      { code: 'ELE-01', ...important },
      { code: 'LUM-01', ...modere },
    ),
  ]);
  expect(familles.map(({ code }) => code)).toEqual(['ELE', 'VIB', 'LUM', 'BRU']);
});

test('of families without an evaluated risk, the one that has most of them comes first', () => {
  const familles = summarizeFamilles([unite({ code: 'VIB-01' }, { code: 'BRU-01' }, { code: 'BRU-02' })]);
  expect(familles.map(({ code }) => code)).toEqual(['BRU', 'VIB']);
});

test('without a risk there is no family', () => expect(summarizeFamilles([unite()])).toEqual([]));
