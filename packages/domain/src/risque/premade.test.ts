import { describe, expect, test, vi } from 'vitest';
import { preparePremade, preparePremadeCategorie, searchPremade } from './premade.ts';

const categorie = (
  code: string,
  displayName: string,
  tagsPrincipaux: string[],
  tagsSecondaires: string[],
) => ({
  idPremadeCategorie: `cat_${code}`,
  idFamille: code === 'ECH' ? 'fam_chu' : 'fam_cpp',
  code,
  displayName,
  tagsPrincipaux,
  tagsSecondaires,
});
const risque = (code: string, number: number, displayName: string) => ({
  idPremadeRisque: `rsq_${code}_${number}`,
  idPremadeCategorie: `cat_${code}`,
  code: `${code}-0${number}`,
  displayName,
});
const premade = {
  familleDeRisques: [
    { idFamille: 'fam_chu', displayName: 'Dénivellations' },
    { idFamille: 'fam_cpp', displayName: 'Plain-pied' },
  ],
  categorieDeRisques: [
    categorie('OBS', 'Encombrement des circulations', ['trebuchement'], ['carton', 'sol']),
    categorie('SOL', 'Sols glissants ou souillés', ['glissade'], ['eau', 'verglas']),
    categorie('ECH', 'Échelles et escabeaux', ['hauteur'], ['glissade']),
    categorie('VID', 'Sans risque', [], []),
  ],
  risques: [
    risque('OBS', 1, 'Trébuchement sur un câble'),
    risque('SOL', 1, 'Glissade sur un sol mouillé'),
    risque('SOL', 2, 'Glissade sur le verglas'),
    risque('ECH', 1, 'Chute depuis une échelle'),
    risque('ECH', 2, 'Câble électrique touché en hauteur'),
  ],
};
const find = (search: string) =>
  searchPremade(search, premade).map((found) =>
    [found.categorie.code, ...found.risques.map(({ code }) => code)].join(' '),
  );

test.for([
  ['', ['OBS OBS-01', 'SOL SOL-01 SOL-02', 'ECH ECH-01 ECH-02', 'VID']],
  ['SOLS', ['SOL SOL-01 SOL-02', 'OBS OBS-01']],
  ['échelle', ['ECH ECH-01 ECH-02']],
  ['ECHELLE', ['ECH ECH-01 ECH-02']],
  ['câble', ['OBS OBS-01', 'ECH ECH-02']],
  ['cable hauteur', ['ECH ECH-02']],
  ['dénivellation', ['ECH ECH-01 ECH-02']],
  ['PLAIN-PIED câbles', []],
  ['plain-pied verglas', ['SOL SOL-01 SOL-02']],
  // Begins no word: inside one; then as it is probably spelt.
  ['chement', ['OBS OBS-01']],
  ['verglat', ['SOL SOL-01 SOL-02']],
  ['glissade verglat', ['SOL SOL-01 SOL-02']],
  // A word of a family, of a category, of a risk.
  ['dénivelation', ['ECH ECH-01 ECH-02']],
  ['encombremant', ['OBS OBS-01']],
  ['electrikue', ['ECH ECH-02']],
  ['introuvable', []],
] as const)('« %s » finds %j', ([search, expected]) => expect(find(search)).toEqual(expected));

test('the whole name of a family comes first, its first word with the category names, the rest of it after the main tags', () => {
  const familleDeRisques = [
    { idFamille: 'f1', displayName: 'Bruit' },
    { idFamille: 'f2', displayName: 'Chutes de hauteur' },
    { idFamille: 'f3', displayName: 'Autres' },
  ];
  const inFamille = (idFamille: string, code: string, displayName: string, ...tags: string[]) => ({
    ...categorie(code, displayName, tags, []),
    idFamille,
  });
  const categorieDeRisques = [
    inFamille('f3', 'OBJ', "Chutes d'objets et stockage en hauteur"),
    inFamille('f3', 'NAC', 'Nacelles', 'hauteur', 'chute'),
    { ...inFamille('f3', 'COR', 'Cordes'), tagsSecondaires: ['hauteur'] },
    inFamille('f2', 'TOI', 'Toitures'),
  ];
  const codes = (search: string) =>
    searchPremade(search, { familleDeRisques, categorieDeRisques, risques: [] }).map(
      (found) => found.categorie.code,
    );
  expect(codes('chutes de hauteur')).toEqual(['TOI', 'OBJ', 'NAC']);
  expect(codes('chute')).toEqual(['OBJ', 'TOI', 'NAC']);
  expect(codes('hauteur')).toEqual(['OBJ', 'NAC', 'TOI', 'COR']);
});

test('a category name comes before a main tag, a main tag before a secondary one, risk names last', () => {
  expect(find('sol')).toEqual(['SOL SOL-01 SOL-02', 'OBS OBS-01']);
  expect(find('glissade')).toEqual(['SOL SOL-01 SOL-02', 'ECH ECH-01 ECH-02']);
  expect(find('verglas')).toEqual(['SOL SOL-01 SOL-02']);
});

describe('two thousand examples are put into what a search compares once, whatever is typed', () => {
  const countFor = (search: string, among: typeof premade) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    searchPremade(search, among);
    const count = normalize.mock.calls.length;
    normalize.mockRestore();
    return count;
  };
  const makeMany = () => ({
    ...premade,
    risques: Array.from({ length: 2000 }, (_, index) => risque('OBS', index, `Exemple ${index}`)),
    categorieDeRisques: premade.categorieDeRisques.map((one) => ({ ...one })),
  });

  test('at the first key', () => {
    const many = makeMany();
    expect(countFor('exempl', many)).toBeGreaterThan(2000);
    // The words of the search alone.
    for (const search of ['ex', 'exem', 'carton']) expect(countFor(search, many)).toBeLessThan(3);
  });

  test('or before it', () => {
    const many = makeMany();
    many.risques.forEach(preparePremade);
    many.familleDeRisques.forEach(preparePremade);
    many.categorieDeRisques.forEach(preparePremadeCategorie);
    expect(countFor('exempl', many)).toBeLessThan(3);
  });
});
