import { expect, test } from 'vitest';
import { FACTEURS, FACTEURS_A_SEUIL, FACTEURS_DE_RISQUES, hasSeuil } from '../droit/facteurs-de-risques.ts';
import { seuilDuFacteur } from '../droit/seuils-des-facteurs.ts';
import {
  formatAuDela,
  hasPart,
  isLigneRenseignee,
  listAnnexe,
  listFacteurs,
} from './annexe-des-expositions.ts';
import { listFacteursDuCode } from './facteurs-des-risques.ts';

const unite = (displayName: string, ...codes: string[]) => ({
  displayName,
  risques: codes.map((code) => ({ code })),
});

test('the ten factors stand in the order of the article, six with a threshold', () => {
  expect(Object.values(FACTEURS_DE_RISQUES).map(({ label, reference }) => [reference.alinea, label])).toEqual(
    [
      ['I, 1°, a', 'Manutentions manuelles de charges'],
      ['I, 1°, b', 'Postures pénibles'],
      ['I, 1°, c', 'Vibrations mécaniques'],
      ['I, 2°, a', 'Agents chimiques dangereux, poussières et fumées'],
      ['I, 2°, b', 'Activités en milieu hyperbare'],
      ['I, 2°, c', 'Températures extrêmes'],
      ['I, 2°, d', 'Bruit'],
      ['I, 3°, a', 'Travail de nuit'],
      ['I, 3°, b', 'Travail en équipes successives alternantes'],
      ['I, 3°, c', 'Travail répétitif'],
    ],
  );
  expect(FACTEURS.filter(hasSeuil)).toEqual(FACTEURS_A_SEUIL);
  expect(FACTEURS.filter((facteur) => seuilDuFacteur(facteur) !== null)).toEqual(FACTEURS_A_SEUIL);
});

// Art. D4163-2 C. trav.
test.for([
  ['hyperbare', '1\u202F200\u00A0hPa, 60\u00A0interventions'],
  ['temperatures', '5\u00A0°C au plus, ou 30\u00A0°C au moins, 900\u00A0heures'],
  ['bruit', '81\u00A0dB(A) rapportés à huit heures, 600\u00A0heures'],
  ['bruit', '135\u00A0dB(C), 120\u00A0fois'],
  [
    'nuit',
    'une heure de travail entre minuit et 5\u00A0heures, 100\u00A0nuits par an, dans les conditions que le code fixe au travail de nuit, sans compter les nuits en équipes successives alternantes',
  ],
  ['equipes', 'une heure de travail entre minuit et 5\u00A0heures, 30\u00A0nuits'],
  ['repetitif', 'cadence contrainte, 900\u00A0heures par an'],
  ['repetitif', '15\u00A0actions techniques par cycle de 30\u00A0secondes au plus'],
  ['repetitif', '30\u00A0actions techniques par minute'],
  [
    'repetitif',
    'mouvements répétés de tout ou partie du membre supérieur, à une fréquence élevée et sous cadence contrainte',
  ],
] as const)('the threshold of %s: %s', ([facteur, texte]) => {
  expect(seuilDuFacteur(facteur)?.texte).toContain(texte);
});

test.for([
  ['hyperbare', '1°, a'],
  ['temperatures', '1°, b'],
  ['bruit', '1°, c'],
  ['nuit', '2°, a'],
  ['equipes', '2°, b'],
  ['repetitif', '2°, c'],
] as const)('the threshold of %s stands in its own line of the article: %s', ([facteur, alinea]) => {
  expect(seuilDuFacteur(facteur)?.reference).toEqual({ article: 'D4163-2', alinea });
});

test('a factor belongs into the annex when a risk carries it, or when something was said of it', () => {
  const unitesDeTravail = [
    unite('Fournil', 'ORG-NUI-01', 'BRU-LES-01', 'BRU-LES-02'),
    unite('Vente', 'ORG-NUI-01', ''),
  ];
  const expositions = [{ facteur: 'postures' as const, donneesCollectives: 'Caisse', nombreAuDela: null }];
  const of = (codes: readonly string[]) => codes.map((code) => listFacteursDuCode(code));
  expect(of(['ORG-NUI-01', '', 'ABC-DEF-99'])).toEqual([['nuit'], [], []]);
  expect(listFacteursDuCode(null)).toEqual([]);
  const lignes = listAnnexe({ unitesDeTravail, expositions });
  expect(lignes.map(({ facteur, risques, unites }) => [facteur, risques, unites])).toEqual([
    ['postures', 0, []],
    ['bruit', 2, ['Fournil']],
    ['nuit', 2, ['Fournil', 'Vente']],
  ]);
  // One risk is enough.
  expect(listAnnexe({ unitesDeTravail: [unite('Vente', 'ORG-NUI-01')] })).toHaveLength(1);
  expect(listAnnexe({ unitesDeTravail: [] })).toEqual([]);
  // Spaces say nothing.
  const blank = [{ facteur: 'bruit' as const, donneesCollectives: ' \n', nombreAuDela: null }];
  expect(listAnnexe({ unitesDeTravail: [], expositions: blank })).toEqual([]);
  expect(listFacteurs({ unitesDeTravail: [] })).toHaveLength(10);
});

test('a number alone is something said of a factor, and stands in its line', () => {
  const said = { facteur: 'equipes' as const, donneesCollectives: '', nombreAuDela: 0 };
  expect(listAnnexe({ unitesDeTravail: [], expositions: [said] })).toEqual([
    { ...said, label: 'Travail en équipes successives alternantes', risques: 0, unites: [] },
  ]);
});

const EFFECTIF_DU_CODE =
  'temps partiels, CDD et intérimaires au prorata, sans apprentis, contrats de professionnalisation, CIE, CAE ni CDD ou intérimaires remplaçant un absent';
const AU_PRORATA = ` (${EFFECTIF_DU_CODE}\u00A0: à vérifier s'il y en a)`;

test.for([
  ['manut', null, 8, 'sans seuil réglementaire'],
  ['nuit', null, 8, 'non renseigné'],
  ['nuit', 0, 8, '0 salarié, soit 0\u202F%'],
  ['nuit', 0, null, '0 salarié, soit 0\u202F%'],
  ['nuit', 1, 8, `1 salarié sur un effectif de 8, soit 12,5\u202F%${AU_PRORATA}`],
  ['nuit', 8, 8, `8 salariés sur un effectif de 8, soit 100\u202F%${AU_PRORATA}`],
  // Twelve people who work half of the time are six: neither number need be wrong.
  [
    'nuit',
    7,
    6,
    `7 salariés pour un effectif de 6 (${EFFECTIF_DU_CODE})\u00A0: les deux nombres sont à vérifier`,
  ],
  ['nuit', 1, 5000, `1 salarié sur un effectif de 5\u202F000, soit moins de 0,1\u202F%${AU_PRORATA}`],
  ['nuit', 1, 2001, `1 salarié sur un effectif de 2\u202F001, soit moins de 0,1\u202F%${AU_PRORATA}`],
  ['nuit', 1, 2000, `1 salarié sur un effectif de 2\u202F000, soit 0,1\u202F%${AU_PRORATA}`],
  // Nearly all are not all.
  [
    'nuit',
    4999,
    5000,
    `4\u202F999 salariés sur un effectif de 5\u202F000, soit plus de 99,9\u202F%${AU_PRORATA}`,
  ],
  [
    'nuit',
    1999,
    2000,
    `1\u202F999 salariés sur un effectif de 2\u202F000, soit plus de 99,9\u202F%${AU_PRORATA}`,
  ],
  ['nuit', 1998, 2000, `1\u202F998 salariés sur un effectif de 2\u202F000, soit 99,9\u202F%${AU_PRORATA}`],
  ['nuit', 1, 3, `1 salarié sur un effectif de 3, soit 33,3\u202F%${AU_PRORATA}`],
  ['nuit', 2, undefined, "2 salariés, part inconnue sans le nombre d'employés"],
  ['nuit', 2, null, "2 salariés, part inconnue sans le nombre d'employés"],
  // An apprentice alone: the headcount is known, and is none.
  ['nuit', 1, 0, "1 salarié, part à établir\u00A0: l'effectif au sens du code du travail est de 0"],
  ['nuit', 0, 0, '0 salarié, soit 0\u202F%'],
] as const)('%s, %s of %s: %s', ([facteur, nombreAuDela, effectif, texte]) => {
  expect(formatAuDela({ facteur, nombreAuDela }, { nombreEmployes: effectif })).toBe(texte);
});

// The headcount is of the whole company.
test.for([
  [1, 8, "1 salarié, part à calculer sur l'effectif de l'établissement"],
  // As many as the whole company has may be too few of the establishment, or all of it.
  [8, 8, "8 salariés, part à calculer sur l'effectif de l'établissement"],
  [0, null, '0 salarié, soit 0\u202F%'],
  [1, 0, "1 salarié, part à établir\u00A0: l'effectif au sens du code du travail est de 0"],
  [9, 8, `9 salariés pour un effectif de 8 (${EFFECTIF_DU_CODE})\u00A0: les deux nombres sont à vérifier`],
] as const)('%s of a company of %s, of one establishment: %s', ([nombreAuDela, nombreEmployes, texte]) => {
  const entreprise = { nombreEmployes, isEtablissement: true };
  expect(formatAuDela({ facteur: 'nuit', nombreAuDela }, entreprise)).toBe(texte);
  expect(formatAuDela({ facteur: 'nuit', nombreAuDela: null }, entreprise)).toBe('non renseigné');
  expect(formatAuDela({ facteur: 'manut', nombreAuDela }, entreprise)).toBe('sans seuil réglementaire');
});

test.for([
  ['nuit', 'Fournil', 0, true],
  ['nuit', 'Fournil', null, false],
  ['nuit', ' ', 2, false],
  ['manut', 'Réserve', null, true],
  ['manut', '', null, false],
] as const)('%s with « %s » and %s: said %s', ([facteur, donneesCollectives, nombreAuDela, expected]) => {
  expect(isLigneRenseignee({ facteur, donneesCollectives, nombreAuDela })).toBe(expected);
});

// The share of those beyond a threshold is asked for too (art. R4121-1-1, 2° C. trav.).
test.for([
  ['manut', null, null, true, true],
  ['nuit', null, 8, false, false],
  ['nuit', 0, null, true, true],
  ['nuit', 2, 8, false, true],
  ['nuit', 8, 8, false, true],
  ['nuit', 9, 8, false, false],
  ['nuit', 2, 8, true, false],
  ['nuit', 2, 0, false, false],
  ['nuit', 2, null, false, false],
] as const)(
  '%s: the share of %s in %s, one establishment %s, is known: %s',
  ([facteur, nombreAuDela, nombreEmployes, isEtablissement, expected]) => {
    expect(hasPart({ facteur, nombreAuDela }, { nombreEmployes, isEtablissement })).toBe(expected);
  },
);

test('without a company only nobody has a share', () => {
  expect([0, 1].map((nombreAuDela) => hasPart({ facteur: 'nuit', nombreAuDela }, null))).toEqual([
    true,
    false,
  ]);
});
