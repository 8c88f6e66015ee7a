import { expect, test } from 'vitest';
import { MASTER_DATA } from '../../../test/contract-data.ts';
import { listMesuresTypes } from './list-mesures-types.ts';

const MESURES = [{ type: 'protection collective', libelle: 'Capoter le pétrin' } as const];
const [premade, ...others] = MASTER_DATA.categorieDeRisques;
if (premade === undefined) throw new Error('the fixture has a category');
const KNOWN = { categorieDeRisques: [...others, { ...premade, mesuresTypes: MESURES }] };
const UNITE = {
  categorieDeRisques: [premade.displayName.toUpperCase(), 'Poussières de farine'].map(
    (displayName, index) => ({
      idCategorie: `c${index}`,
      code: '',
      displayName,
      isUserDefined: true,
    }),
  ),
};

test('a category has the model measures of its name, however that is written', () => {
  expect(listMesuresTypes(KNOWN, UNITE, 'c0')).toEqual(MESURES);
});

test.for([
  ['a name of the user’s own', KNOWN, 'c1'],
  ['a référentiel that is not there yet', undefined, 'c0'],
  ['no category', KNOWN, undefined],
  ['a category that is gone', KNOWN, 'gone'],
] as const)('%s has none', ([, masterData, idCategorie]) => {
  expect(listMesuresTypes(masterData, UNITE, idCategorie)).toEqual([]);
});
