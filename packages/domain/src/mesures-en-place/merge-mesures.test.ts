import type { MesureEnPlace } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { isSameMesures } from './merge-mesures.ts';

const MESURE: MesureEnPlace = { idMesure: 'm1', texte: 'Sol antidérapant', type: 'protection collective' };

test.for<[what: string, other: MesureEnPlace[], isSame: boolean]>([
  ['a copy', [{ ...MESURE }], true],
  ['another measure of the same words', [{ ...MESURE, idMesure: 'm2' }], false],
  ['other words', [{ ...MESURE, texte: 'Sol lavé' }], false],
  ['another kind', [{ ...MESURE, type: 'protection individuelle' }], false],
  ['one more', [MESURE, { ...MESURE, idMesure: 'm2' }], false],
  ['none', [], false],
])('a list of one measure beside %s', ([, other, isSame]) => {
  expect(isSameMesures([MESURE], other)).toBe(isSame);
  expect(isSameMesures(other, [MESURE])).toBe(isSame);
});
