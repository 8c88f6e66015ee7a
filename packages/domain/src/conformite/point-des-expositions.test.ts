import type { CodeDeFamille, Exposition } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { listFacteursDuCode } from '../expositions/facteurs-des-risques.ts';
import { CODES_DE_FAMILLE } from '../familles/familles-de-risques.ts';
import { check, statutOf, TOUT, unite } from './conformite.test-data.ts';
import type { UniteAControler } from './donnees-a-controler.ts';

test('the annex of exposures is what was filled in, for each factor that the risks carry', () => {
  const nuit = { facteur: 'nuit', donneesCollectives: 'Fournil', nombreAuDela: 0 } as const;
  const manut = { facteur: 'manut', donneesCollectives: 'Réserve', nombreAuDela: null } as const;
  const expose = [unite(['ORG-NUI-01', 'PHY-MAN-01'])];
  expect(listFacteursDuCode('ORG-NUI-01')).toEqual(['nuit']);
  const statut = (risques: readonly UniteAControler[], ...expositions: Exposition[]) =>
    statutOf('EXPOSITIONS', { nombreEmployes: 8 }, risques, { expositions });
  expect(statut(expose)).toBe('à compléter');
  expect(statut(expose, nuit)).toBe('à compléter');
  expect(statut(expose, nuit, manut)).toBe('renseigné');
  // No number is asked where there is no threshold, none is not zero where there is one.
  expect(statut(expose, { ...nuit, nombreAuDela: null }, manut)).toBe('à compléter');
  expect(statut(expose, { ...nuit, donneesCollectives: ' ' }, manut)).toBe('à compléter');
  expect(statut([unite(TOUT)])).toBe('sans objet');
  expect(statut([unite([...TOUT, ''])])).toBe('à vérifier');
  expect(statut([unite(TOUT), unite([''], [], 'Vente')])).toBe('à vérifier');
  // A version that is older than the codes has none of any risk.
  const old = unite(['']);
  expect(statut([{ ...old, risques: old.risques.map(({ code: _code, ...others }) => others) }])).toBe(
    'à vérifier',
  );
  expect(statut([unite([...TOUT, ''])], nuit)).toBe('renseigné');
});

test('without a risk in a unit, what the annex has to hold is not known yet', () => {
  const point = (...unites: readonly UniteAControler[]) =>
    check({ nombreEmployes: 8 }, unites).find(({ code }) => code === 'EXPOSITIONS');
  const aside = (codes: readonly CodeDeFamille[]): UniteAControler => ({
    ...unite([], [], 'Vente'),
    famillesNonConcernees: codes.map((code) => ({ code, motif: '' })),
  });
  for (const empty of [unite([], [], 'Vente'), aside(CODES_DE_FAMILLE.slice(1))])
    expect(point(unite(TOUT), empty)).toMatchObject({
      statut: 'à vérifier',
      step: 4,
      idUniteDeTravail: 'Vente',
      message:
        "Aucun risque n'est encore saisi pour l'unité «\u202fVente\u202f»\u00A0: l'annexe dépend des risques.",
    });
  expect(point(unite([]), unite([], [], 'Vente'))?.message).toContain(
    "pour l'unité «\u202fFournil\u202f» et 1 autre\u00A0:",
  );
  expect(point(unite(TOUT), aside(CODES_DE_FAMILLE))?.statut).toBe('sans objet');
  // What is known of the other units is asked for already.
  expect(point(unite(['ORG-NUI-01']), unite([], [], 'Vente'))?.statut).toBe('à compléter');
});

test('an annex that is told is not whole while a unit has no risk; what is declared follows', () => {
  const point = (nombreAuDela: number, ...unites: readonly UniteAControler[]) =>
    check({ nombreEmployes: 8 }, unites, {
      expositions: [{ facteur: 'nuit', donneesCollectives: 'Fournil', nombreAuDela }],
    }).find(({ code }) => code === 'EXPOSITIONS');
  const message =
    "L'annexe est renseignée pour 1 facteur, mais aucun risque n'est encore saisi pour l'unité «\u202fVente\u202f».";
  const vente = unite([], [], 'Vente');
  expect(point(0, unite(['ORG-NUI-01']), vente)).toMatchObject({
    statut: 'à vérifier',
    step: 4,
    idUniteDeTravail: 'Vente',
    message,
  });
  expect(point(2, unite(['ORG-NUI-01']), vente)?.message).toMatch(
    /pour l'unité «\u202fVente\u202f»\. Chaque année, l'employeur déclare à la caisse/,
  );
  // A share that cannot be told is asked for first.
  expect(point(9, unite(['ORG-NUI-01']), vente)?.step).toBe(7);
  expect(point(0, unite(['ORG-NUI-01']))?.statut).toBe('renseigné');
});

test('without a unit, a unit is asked for first, as where the risks are looked at', () => {
  for (const expositions of [[], [{ facteur: 'nuit', donneesCollectives: '', nombreAuDela: 0 }] as const]) {
    const points = check({ nombreEmployes: 8 }, [], { expositions: [...expositions] });
    const find = (code: string) => points.find((one) => one.code === code);
    for (const code of ['EXPOSITIONS', 'RISQUES_PAR_UNITE'])
      expect(find(code)).toMatchObject({
        statut: 'à compléter',
        step: 3,
        message: "Ajoutez d'abord une unité de travail.",
      });
  }
});

test('employees beyond a threshold are declared each year, those of a temporary worker in the contract (L4163-1, R4163-8, R4163-7)', () => {
  const point = (facteur: Exposition['facteur'], nombreAuDela: number | null) =>
    check({ nombreEmployes: 8 }, [unite(['ORG-NUI-01'])], {
      expositions: [{ facteur, donneesCollectives: 'Fournil', nombreAuDela }],
    }).find(({ code }) => code === 'EXPOSITIONS');
  expect(point('nuit', 2)).toMatchObject({
    statut: 'renseigné',
    autresReferences: [
      { article: 'L4163-1', alinea: 'I et IV' },
      { article: 'R4163-8' },
      { article: 'R4163-7' },
    ],
  });
  for (const nombre of [1, 2])
    expect(point('nuit', nombre)?.message).toMatch(
      /pour 1 facteur\. Chaque année, l'employeur déclare à la caisse/,
    );
  const two = check({ nombreEmployes: 8 }, [unite(['ORG-NUI-01', 'ORG-NUI-02'])], {
    expositions: [
      { facteur: 'nuit', donneesCollectives: 'Fournil', nombreAuDela: 1 },
      { facteur: 'equipes', donneesCollectives: 'Fournil', nombreAuDela: 0 },
    ],
  }).find(({ code }) => code === 'EXPOSITIONS');
  expect(two?.message).toContain("l'employeur déclare à la caisse");
  expect(point('nuit', 2)?.message).toContain(
    "Pour un intérimaire, l'entreprise utilisatrice les indique dans le contrat de mise à disposition.",
  );
  // More than the headcount: the share is to be checked, the declaration is asked for all the same.
  expect(point('nuit', 9)?.message).toMatch(/données collectives\. Chaque année, l'employeur déclare/);
  // No threshold, no declaration (L4163-1, I).
  for (const [facteur, nombre] of [
    ['nuit', 0],
    ['nuit', null],
    ['manut', 2],
  ] as const) {
    expect(point(facteur, nombre)?.message).not.toContain('déclare');
    expect(point(facteur, nombre)?.autresReferences).toBeUndefined();
  }
});

test('a factor that is told, but for a share that nobody can work out, is to be checked (R4121-1-1, 2°)', () => {
  const expositions = (nombreAuDela: number): Exposition[] => [
    { facteur: 'nuit', donneesCollectives: 'Fournil', nombreAuDela },
    { facteur: 'equipes', donneesCollectives: 'Fournil', nombreAuDela },
  ];
  const point = (
    entreprise: { nombreEmployes: number | null; isEtablissement?: boolean } | null,
    nombreAuDela: number,
  ) =>
    check(entreprise, [unite(['ORG-NUI-01', 'ORG-NUI-02'])], { expositions: expositions(nombreAuDela) }).find(
      ({ code }) => code === 'EXPOSITIONS',
    );
  expect(point({ nombreEmployes: 8 }, 2)?.statut).toBe('renseigné');
  for (const entreprise of [
    { nombreEmployes: 8, isEtablissement: true },
    { nombreEmployes: 1 },
    { nombreEmployes: 0 },
    { nombreEmployes: null },
    null,
  ]) {
    expect(point(entreprise, 2)).toMatchObject({
      statut: 'à vérifier',
      step: 7,
      message: expect.stringMatching(
        /^Part des salariés exposés à vérifier pour le facteur «\u202fTravail de nuit\u202f» et 1 autre\. Écrivez la part dans les données collectives\./,
      ) as string,
    });
    // Nobody is 0 % of any staff.
    expect(point(entreprise, 0)?.statut).toBe('renseigné');
  }
});
