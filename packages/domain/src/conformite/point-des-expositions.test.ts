import type { Exposition } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { listFacteursDuCode } from '../expositions/facteurs-des-risques.ts';
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
  expect(statut([unite([...TOUT, ''])], nuit)).toBe('renseigné');
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
      message:
        'Part des salariés exposés à vérifier pour le facteur «\u202fTravail de nuit\u202f» et 1 autre. Écrivez la part dans les données collectives.',
    });
    // Nobody is 0 % of any staff.
    expect(point(entreprise, 0)?.statut).toBe('renseigné');
  }
});
