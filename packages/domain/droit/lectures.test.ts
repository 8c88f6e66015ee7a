import { expect, test } from 'vitest';
import { buildAdresseLegifrance, isArticleLu } from '../src/droit/articles.ts';
import { compareLectures, readLectures, recordLectures } from './lectures.ts';
import { hashTexte, readCode, showArticle, type ArticleDuCode, type Code } from './read-code.ts';

const NOTA = 'Annulé en tant que…';
const ARTICLE: ArticleDuCode = {
  etat: 'VIGUEUR',
  legiarti: 'LEGIARTI1',
  texte: 'Éviter les risques.',
  nota: '',
};
const codeWith = (article: Partial<ArticleDuCode> | null): Code => ({
  edition: '2026-03-27',
  articles: new Map(article === null ? [] : [['L4121-2', { ...ARTICLE, ...article }]]),
});
const LUES = {
  edition: '2026-03-27',
  articles: { 'L4121-2': { legiarti: 'LEGIARTI1', sha256: hashTexte(ARTICLE.texte), luLe: '2026-11-22' } },
};

test.for([
  [{}, []],
  [null, ['L4121-2: not in the code of 2026-03-27']],
  [{ etat: 'ABROGE_DIFF' }, ['L4121-2: is ABROGE_DIFF in the code of 2026-03-27']],
  [
    { texte: 'Éviter des risques.', legiarti: 'LEGIARTI2' },
    ['L4121-2: its text changed since it was read on 2026-11-22 (LEGIARTI1 → LEGIARTI2)'],
  ],
  [{ legiarti: 'LEGIARTI2' }, ['L4121-2: has a new id, LEGIARTI1 → LEGIARTI2']],
  [{ nota: NOTA }, ['L4121-2: its NOTA is not the one that was read on 2026-11-22']],
] as const)('a newer code with %j: %j', ([article, problems]) => {
  expect(compareLectures(LUES, codeWith(article))).toEqual(problems);
});

test.for([
  [NOTA, []],
  ['Annulé.', ['L4121-2: its NOTA is not the one that was read on 2026-11-27']],
  ['', ['L4121-2: its NOTA is not the one that was read on 2026-11-27']],
] as const)('a newer code with the NOTA « %s »: %j', ([nota, problems]) => {
  const { 'L4121-2': lue } = LUES.articles;
  const avecNota = { ...lue, nota: { sha256: hashTexte(NOTA), luLe: '2026-11-27' } };
  expect(compareLectures({ ...LUES, articles: { 'L4121-2': avecNota } }, codeWith({ nota }))).toEqual(
    problems,
  );
});

test.for([
  ['', 'L4121-2 (VIGUEUR)\nÉviter les risques.'],
  [NOTA, 'L4121-2 (VIGUEUR)\nÉviter les risques.\nNOTA: Annulé en tant que…'],
] as const)('an article is shown to who reads it with its NOTA « %s »', ([nota, shown]) => {
  expect(showArticle('L4121-2', codeWith({ nota }))).toBe(shown);
});

test('what is read of an article is recorded with its NOTA, on the same day', () => {
  const lues = recordLectures(LUES, codeWith({ nota: NOTA }), ['L4121-2'], '2027-02-03');
  expect(lues.articles['L4121-2']).toEqual({
    legiarti: 'LEGIARTI1',
    sha256: hashTexte(ARTICLE.texte),
    luLe: '2027-02-03',
    nota: { sha256: hashTexte(NOTA), luLe: '2027-02-03' },
  });
  expect(recordLectures(lues, codeWith({}), ['L4121-2'], '2027-02-04').articles['L4121-2']).toEqual({
    ...LUES.articles['L4121-2'],
    luLe: '2027-02-04',
  });
});

test('an article is recorded as it is read, in the order of the code', () => {
  const code: Code = {
    edition: '2027-01-01',
    articles: new Map([
      ['L4121-2', ARTICLE],
      ['L421-10', ARTICLE],
    ]),
  };
  const lues = recordLectures(LUES, code, ['L421-10'], '2027-02-03');
  expect(Object.keys(lues.articles)).toEqual(['L421-10', 'L4121-2']);
  expect(lues.articles['L421-10']).toEqual({
    legiarti: 'LEGIARTI1',
    sha256: hashTexte(ARTICLE.texte),
    luLe: '2027-02-03',
  });
});

test('an article that is not in force is not recorded', () => {
  expect(() => recordLectures(LUES, codeWith({ etat: 'ABROGE' }), ['L4121-2'], '2027-02-03')).toThrow(
    'L4121-2 is not in force',
  );
});

test('the product has the id of every article that was read', () => {
  for (const [numero, { legiarti }] of Object.entries(readLectures().articles))
    expect(isArticleLu(numero) && buildAdresseLegifrance(numero)).toBe(
      `https://www.legifrance.gouv.fr/codes/article_lc/${legiarti}`,
    );
});

test('the installed code is read', () => {
  const code = readCode();
  expect(code.articles.size).toBeGreaterThan(10_000);
  // Read in the package itself, abrogated since the decree of 17 June 2024.
  expect(code.articles.has('R4534-108')).toBe(false);
  expect(code.articles.get('R4121-3')?.texte).toContain('utilisé pour l');
  // A dispensation that its text still gives: the NOTA alone says that it was annulled.
  expect(code.articles.get('D4153-18')?.nota).toContain('est annulé en tant qu');
  // Empty paragraphs are no NOTA.
  expect(code.articles.get('L4121-1')?.nota).toBe('');
});
