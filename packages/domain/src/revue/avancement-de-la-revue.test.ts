import type { Note, Risque, UniteDeTravail } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { findNextARevoir, makeAvancementDeLaRevue } from './avancement-de-la-revue.ts';

const risque = (idRisque: string, note: Note): Risque => ({
  idRisque,
  idCategorie: 'c',
  code: '',
  displayName: idRisque,
  isUserDefined: true,
  danger: '',
  remarques: '',
  evalGravite: note,
  evalFrequence: note,
  evalMaitrise: note,
  isRisqueEvalue: note !== null,
  niveauDeRisqueValue: null,
  niveauDeRisqueStatus: null,
});
const unite = (...risques: Risque[]): UniteDeTravail => ({
  idUniteDeTravail: 'u',
  displayName: 'Fournil',
  categorieDeRisques: [],
  risques,
  papripactActionsPreventives: [],
  niveauDeRisqueValue: null,
});
const idsOf = (risques: readonly { risque: Risque }[]) => risques.map((one) => one.risque.idRisque);

test('the worst comes first, with what the version said of it; an added one has nothing before', () => {
  const before = risque('pire', 1);
  const { risques } = makeAvancementDeLaRevue(
    [unite(risque('faible', 1), risque('ajouté', 2), risque('pire', 4))],
    [unite(risque('faible', 1), before)],
    [],
  );
  expect(idsOf(risques)).toEqual(['pire', 'ajouté', 'faible']);
  expect(risques.map(({ avant }) => avant)).toEqual([before, null, risque('faible', 1)]);
});

test('answers are counted for the risks that are there; what the version had and the document has not is gone', () => {
  const avancement = makeAvancementDeLaRevue(
    [unite(risque('a', 1), risque('b', 1), risque('c', 1))],
    [unite(risque('a', 1), risque('b', 1)), unite(risque('parti', 1))],
    [
      { idRisque: 'a', reponse: 'INCHANGE' },
      { idRisque: 'b', reponse: 'CHANGE' },
      { idRisque: 'parti', reponse: 'CHANGE' },
    ],
  );
  expect(avancement).toMatchObject({
    nombreRevus: 2,
    nombreInchanges: 1,
    nombreChanges: 1,
    nombreDisparus: 1,
  });
});

test('the next one is the first after, then those left behind, then none', () => {
  const risquesOf = (...reviewed: string[]) =>
    makeAvancementDeLaRevue(
      [unite(risque('a', 1), risque('b', 1), risque('c', 1))],
      [],
      reviewed.map((idRisque) => ({ idRisque, reponse: 'INCHANGE' as const })),
    ).risques;
  const next = (after: string | null, ...reviewed: string[]) =>
    findNextARevoir(risquesOf(...reviewed), after)?.risque.idRisque ?? null;
  expect(next(null)).toBe('a');
  expect(next('a')).toBe('b');
  expect(next('a', 'a', 'b')).toBe('c');
  expect(next('c', 'b', 'c')).toBe('a');
  // Only itself is left: it is asked again.
  expect(next('b', 'a', 'c')).toBe('b');
  expect(next('parti', 'a')).toBe('b');
  expect(next('b', 'a', 'b', 'c')).toBeNull();
});
