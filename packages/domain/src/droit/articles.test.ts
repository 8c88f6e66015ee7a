import { expect, test } from 'vitest';
import { formatDateLongue } from '../texte/format-date.ts';
import { DERNIERE_LECTURE, EDITION_DU_CODE, PREMIERE_LECTURE } from './articles.gen.ts';
import { buildAdresseLegifrance, formatReference, isArticleLu } from './articles.ts';
import { formatPhrase, formatReferences, PHRASE_CONSERVATION, phraseDeLecture } from './phrases.ts';

test('an article is one click from its text', () => {
  expect(buildAdresseLegifrance('R4121-3')).toBe(
    'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000045386448',
  );
});

test('a reference is written as in the code', () => {
  expect(formatReference({ article: 'R4121-1-1' })).toBe('R.\u00A04121-1-1');
  expect(formatReference({ article: 'L4121-3-1', alinea: 'III, 1°' })).toBe('L.\u00A04121-3-1, III,\u00A01°');
});

test.for([
  ['L4121-3', true],
  ['D4153-52', false],
  ['toString', false],
] as const)('%s is an article that was read: %s', ([numero, expected]) => {
  expect(isArticleLu(numero)).toBe(expected);
});

test('a sentence ends with its articles', () => {
  expect(formatPhrase(PHRASE_CONSERVATION)).toBe(
    "La loi demande à l'employeur de conserver chaque version du document unique au moins 40\u00A0ans, à compter de son élaboration, au sein de l'entreprise tant que le dépôt sur un portail numérique n'est pas en vigueur (art.\u00A0L.\u00A04121-3-1, V et R.\u00A04121-4 du code du travail).",
  );
});

test('articles are listed as in a sentence', () => {
  const [first, second, third] = [
    { article: 'L4121-3' },
    { article: 'R4121-1' },
    { article: 'R4121-4' },
  ] as const;
  expect(formatReferences([first])).toBe('art.\u00A0L.\u00A04121-3');
  expect(formatReferences([first, second])).toBe('art.\u00A0L.\u00A04121-3 et R.\u00A04121-1');
  expect(formatReferences([first, second, third])).toBe(
    'art.\u00A0L.\u00A04121-3, R.\u00A04121-1 et R.\u00A04121-4',
  );
});

test('the articles were read from a first to a last day, in an edition of the code', () => {
  const [first, last, edition] = [PREMIERE_LECTURE, DERNIERE_LECTURE, EDITION_DU_CODE].map(formatDateLongue);
  expect(PREMIERE_LECTURE <= DERNIERE_LECTURE).toBe(true);
  expect(phraseDeLecture()).toBe(
    `Articles du code du travail relus du ${first} au ${last}, dans la version du code du ${edition}.`,
  );
});
