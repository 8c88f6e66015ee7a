import type { Note, Risque } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { createUnite, mergeAction, rateRisque } from '../edition/evaluation-du-risque.ts';
import { FILTRES_DE_RISQUES, findRisques, readFiltreDeRisques } from './find-risques.ts';

const makeRisque = (
  idRisque: string,
  displayName: string,
  [evalGravite, evalFrequence, evalMaitrise]: (Note | null)[],
  more: Partial<Risque> = {},
): Risque =>
  rateRisque({
    idRisque,
    idCategorie: 'c1',
    code: '',
    displayName,
    isUserDefined: true,
    danger: '',
    remarques: '',
    evalGravite: evalGravite ?? null,
    evalFrequence: evalFrequence ?? null,
    evalMaitrise: evalMaitrise ?? null,
    ...more,
  });

const FOURNIL = {
  ...createUnite('u1', 'Fournil'),
  categorieDeRisques: [{ idCategorie: 'c1', code: '', displayName: 'Brûlures', isUserDefined: true }],
  risques: [
    // 0.75, 1, 3 and 5: a band begins with its threshold.
    makeRisque('faible', 'Porte du four', [1, 1, 3]),
    makeRisque('modere', 'Plaque chaude', [2, 1, 2], { code: 'THE-BRL-01' }),
    makeRisque('important', 'Vapeur', [3, 4, 1], { danger: 'Œdème de la main' }),
    makeRisque('critique', 'Friteuse', [4, 1, 4], { remarques: 'Deux brûlures légères' }),
  ],
  papripactActionsPreventives: [
    mergeAction(
      {
        idAction: 'a1',
        idUniteDeTravail: 'u1',
        idRisqueAssocie: 'critique',
        descriptionDeLaMesure: 'Poser un écran',
        responsable: 'Claire',
        budget: '',
        date: '2027-01-01',
        statut: 'À planifier',
      },
      undefined,
    ),
  ],
};
const VENTE = { ...createUnite('u2', 'Vente'), risques: [makeRisque('neuf', 'Sols mouillés', [4, 4, null])] };

const find = (recherche: string, filtre?: string) =>
  findRisques([FOURNIL, VENTE], { recherche, filtre: readFiltreDeRisques(filtre) }).map(
    ({ risque }) => risque.idRisque,
  );

test('everything is found by nothing: the worst first, what is not evaluated last', () => {
  expect(find('')).toEqual(['critique', 'important', 'modere', 'faible', 'neuf']);
});

test.for([
  ['the name, another number and without accents', 'sol mouille', ['neuf']],
  ['the number', 'the-brl', ['modere']],
  ['the danger, its ligature opened', 'oedeme', ['important']],
  ['the remarks', 'legeres', ['critique']],
  ['the category', 'brulure', ['critique', 'important', 'modere', 'faible']],
  ['the unit', 'VENTE', ['neuf']],
  ['words of several places', 'fournil vapeur', ['important']],
  ['nothing', 'asphalte', []],
] as const)('a search reads %s', ([, words, found]) => {
  expect(find(words)).toEqual(found);
});

test.for([
  ['non-evalues', ['neuf']],
  ['critiques', ['critique']],
  ['importants', ['important']],
  ['moderes', ['modere']],
  ['faibles', ['faible']],
  ['sans-action', ['important', 'modere', 'faible', 'neuf']],
] as const)('the filter %s', ([filtre, found]) => {
  expect(find('', filtre)).toEqual(found);
});

test('a filter and a search narrow together', () => {
  expect(find('brulure', 'sans-action')).toEqual(['important', 'modere', 'faible']);
});

test('an address names a filter, or none', () => {
  for (const name of Object.keys(FILTRES_DE_RISQUES)) expect(readFiltreDeRisques(name)).toBe(name);
  for (const name of [undefined, '', 'critique', 'toString', '__proto__'])
    expect(readFiltreDeRisques(name)).toBeNull();
});
