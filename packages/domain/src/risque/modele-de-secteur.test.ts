import { expect, test } from 'vitest';
import { listModele, sortCategories } from './modele-de-secteur.ts';

const categorie = (id: string, displayName: string, ...tagsPrincipaux: string[]) => ({
  idPremadeCategorie: id,
  displayName,
  tagsPrincipaux,
  tagsSecondaires: [],
});
const PETRIN = categorie('petrin', 'Pétrin et machines de boulangerie', 'petrin');
const SOLS = categorie('sols', 'Sols glissants ou souillés', 'glissade');
const VENTE = categorie('vente', 'Vente au comptoir et encaissement', 'caisse');
const CATEGORIES = [PETRIN, SOLS, VENTE];
const exemple = (displayName: string, ...idPremadeCategories: string[]) => ({
  idUniteDeTravail: displayName,
  displayName,
  isHighlighted: true,
  idPremadeCategories,
});
const risque = (id: string, idPremadeCategorie: string) => ({ idPremadeRisque: id, idPremadeCategorie });
const EXEMPLES = [
  exemple('Fournil', 'petrin', 'sols'),
  exemple('Boutique', 'sols', 'vente', 'gone'),
  exemple('Tournée', 'vente'),
  exemple('Sans catégorie'),
  { ...exemple('Accueil', 'sols'), isHighlighted: false },
];
const names = (list: readonly { idPremadeCategorie: string }[]) => list.map((one) => one.idPremadeCategorie);

test("the model is the sector's units with the risks of their categories, in the order of the referential", () => {
  const modele = listModele({
    unitesDeTravail: EXEMPLES,
    categorieDeRisques: CATEGORIES,
    risques: [risque('p1', 'petrin'), risque('s1', 'sols'), risque('s2', 'sols')],
  });
  expect(
    modele.map((unite) => [
      unite.exemple.displayName,
      unite.categories.map((one) => [
        one.categorie.idPremadeCategorie,
        one.risques.map(({ idPremadeRisque }) => idPremadeRisque),
      ]),
    ]),
  ).toEqual([
    [
      'Fournil',
      [
        ['petrin', ['p1']],
        ['sols', ['s1', 's2']],
      ],
    ],
    [
      'Boutique',
      [
        ['sols', ['s1', 's2']],
        ['vente', []],
      ],
    ],
    ['Tournée', [['vente', []]]],
  ]);
});

test.for([
  ['Boutique', ['sols', 'vente'], ['petrin']],
  // Case and spaces apart.
  ['boutique ', ['sols', 'vente'], ['petrin']],
  // A tag, then a name, that shares a word.
  ['Caisse du magasin', ['vente'], ['petrin', 'sols']],
  ['Ma boulangerie', ['petrin'], ['sols', 'vente']],
  // Two words of one, one word of the other.
  ['Vente au comptoir de la boulangerie', ['vente', 'petrin'], ['sols']],
  // Four letters are a word.
  ['Sols du hall', ['sols'], ['petrin', 'vente']],
  // What begins with the same five letters is the same word, and no fewer.
  ['Les ventes', ['vente'], ['petrin', 'sols']],
  ['Ventilation', [], ['petrin', 'sols', 'vente']],
  // An article is no word.
  ['Et ou au', [], ['petrin', 'sols', 'vente']],
  ['Atelier', [], ['petrin', 'sols', 'vente']],
] as const)('the categories that « %s » needs come first', ([name, typiques, autres]) => {
  const sorted = sortCategories(name, CATEGORIES, EXEMPLES);
  expect([names(sorted.typiques), names(sorted.autres)]).toEqual([typiques, autres]);
});

test('the categories that the referential gives to a unit keep its order', () => {
  const { typiques } = sortCategories('Réserve', CATEGORIES, [exemple('Réserve', 'vente', 'petrin')]);
  expect(names(typiques)).toEqual(['vente', 'petrin']);
});

test('a word of the name counts more than one of the main tags, and that more than one of the others', () => {
  const mur = { ...categorie('autre', 'Peinture'), tagsSecondaires: ['toiture', 'mur'] };
  const categories = [mur, categorie('principal', 'Escabeaux', 'toiture'), categorie('nom', 'Toiture')];
  expect(names(sortCategories('Toiture', categories, []).typiques)).toEqual(['nom', 'principal', 'autre']);
  // Three letters are no word.
  expect(sortCategories('Mur', categories, []).typiques).toEqual([]);
});
