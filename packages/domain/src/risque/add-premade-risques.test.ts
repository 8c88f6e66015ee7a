import { expect, test } from 'vitest';
import { addPremadeRisques } from './add-premade-risques.ts';

const premade = {
  categorieDeRisques: [
    { idPremadeCategorie: 'c1', code: 'CPP-SOL', displayName: 'Sols glissants' },
    { idPremadeCategorie: 'c2', code: 'CHU-ECH', displayName: 'Échelles' },
  ],
  risques: [
    {
      idPremadeRisque: 'r3',
      idPremadeCategorie: 'c2',
      code: 'CHU-ECH-01',
      displayName: 'Chute depuis une échelle',
    },
    { idPremadeRisque: 'r1', idPremadeCategorie: 'c1', code: 'CPP-SOL-01', displayName: 'Sol mouillé' },
    { idPremadeRisque: 'r2', idPremadeCategorie: 'c1', code: 'CPP-SOL-02', displayName: 'Sol gras' },
  ],
};
const countIds = () => {
  let count = 0;
  return () => `id-${(count += 1)}`;
};
const empty = { categorieDeRisques: [], risques: [] };

test('the ticked risks are copied with their categories, each with an id of its own', () => {
  const { categorieDeRisques, risques } = addPremadeRisques(
    empty,
    new Set(['r1', 'r3', 'r2']),
    premade,
    countIds(),
  );
  expect(categorieDeRisques).toEqual([
    { idCategorie: 'id-1', code: 'CPP-SOL', displayName: 'Sols glissants', isUserDefined: false },
    { idCategorie: 'id-4', code: 'CHU-ECH', displayName: 'Échelles', isUserDefined: false },
  ]);
  expect(risques).toHaveLength(3);
  expect(risques[0]).toEqual({
    idRisque: 'id-2',
    idCategorie: 'id-1',
    code: 'CPP-SOL-01',
    displayName: 'Sol mouillé',
    isUserDefined: false,
    danger: '',
    remarques: '',
    mesuresEnPlace: [],
    nombreExposes: null,
    evalGravite: null,
    evalFrequence: null,
    evalMaitrise: null,
    evalueLe: null,
    evaluationPrecedente: null,
    isRisqueEvalue: false,
    niveauDeRisqueValue: null,
    niveauDeRisqueStatus: null,
  });
  expect(risques.map(({ displayName }) => displayName)).toEqual([
    'Sol mouillé',
    'Sol gras',
    'Chute depuis une échelle',
  ]);
});

test('what the unit has under the same name is not duplicated, and stays as it was', () => {
  const unite = {
    categorieDeRisques: [
      { idCategorie: 'own', code: '', displayName: 'SOLS  GLISSANTS', isUserDefined: true },
    ],
    risques: [{ idRisque: 'mine', displayName: 'sol mouille', danger: 'écrit par moi' }],
  };
  const { categorieDeRisques, risques } = addPremadeRisques(
    unite,
    new Set(['r1', 'r2']),
    premade,
    countIds(),
  );
  expect(categorieDeRisques).toEqual(unite.categorieDeRisques);
  expect(risques[0]).toBe(unite.risques[0]);
  expect(risques.slice(1)).toMatchObject([{ displayName: 'Sol gras', idCategorie: 'own', idRisque: 'id-1' }]);
});

test('adding the same twice adds nothing, not even an empty category', () => {
  const selection = new Set(['r1', 'r2', 'r3']);
  const once = addPremadeRisques(empty, selection, premade, countIds());
  expect(addPremadeRisques(once, selection, premade, countIds())).toEqual(once);
  const moved = { categorieDeRisques: [], risques: once.risques };
  expect(addPremadeRisques(moved, selection, premade, countIds()).categorieDeRisques).toEqual([]);
});

test('nothing ticked, or an unknown id, adds nothing', () => {
  expect(addPremadeRisques(empty, new Set(['inconnu']), premade, countIds())).toEqual(empty);
});
