import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashTexte, type Code } from './read-code.ts';

/** What was read of an article: its version, the hash of its text, the day (`YYYY-MM-DD`). */
export interface Lecture {
  readonly legiarti: string;
  readonly sha256: string;
  readonly luLe: string;
  /** Of an article that has one, its NOTA: those of the first articles were read after their texts. */
  readonly nota?: { readonly sha256: string; readonly luLe: string };
}

/** The articles that ODU cites, as a person read them, and the edition of the code that was open. */
export interface Lectures {
  readonly edition: string;
  readonly articles: Readonly<Record<string, Lecture>>;
}

const RECORD = join(import.meta.dirname, 'lectures.json');
const GENERATED = join(import.meta.dirname, '../src/droit/articles.gen.ts');

/** The record of what was read. */
export const readLectures = (): Lectures => JSON.parse(readFileSync(RECORD, 'utf8')) as Lectures;

const listIds = (articles: Lectures['articles']) =>
  Object.entries(articles)
    .map(([numero, { legiarti }]) => ({ numero, id: Number(legiarti.slice('LEGIARTI'.length)) }))
    .toSorted((a, b) => a.id - b.id);

const writeModule = ({ edition, articles }: Lectures): string => {
  const days = Object.values(articles)
    .map(({ luLe }) => luLe)
    .toSorted();
  const ids = listIds(articles);
  const ecarts = ids.map(({ id }, index) => id - (ids[index - 1]?.id ?? 0));
  return [
    '// Written by `npm run droit:lire`: the articles that were read, and the id of the version that was.',
    `export const EDITION_DU_CODE = '${edition}';`,
    `export const PREMIERE_LECTURE = '${days[0] ?? ''}';`,
    `export const DERNIERE_LECTURE = '${days.at(-1) ?? ''}';`,
    '/** The number of an article of the Labour Code that was read in the code itself, as in `L4121-3-1`. */',
    'export type NumeroArticle =',
    `${Object.keys(articles)
      .map((numero) => `  | '${numero}'`)
      .join('\n')};`,
    '/** Every page carries them: in the order of their ids, and each id by its distance from the one before, they compress best. */',
    `export const NUMEROS_DES_ARTICLES = \`${ids.map(({ numero }) => numero).join('\n')}\`;`,
    '/** Of `LEGIARTI` and twelve digits, the distance from the number of the article before. */',
    `export const ECARTS_DES_LEGIARTI = \`${ecarts.join('\n')}\`;`,
    '',
  ].join('\n');
};

/** Writes the record, and the module of the product that is made of it. */
export const writeLectures = (lectures: Lectures): void => {
  writeFileSync(RECORD, `${JSON.stringify(lectures, null, 2)}\n`);
  writeFileSync(GENERATED, writeModule(lectures));
};

/** Whether the product's module is the one that the record gives. */
export const isModuleFresh = (lectures: Lectures): boolean =>
  readFileSync(GENERATED, 'utf8') === writeModule(lectures);

/** What of the record does not stand in this code any more, one sentence each: to read again before it is cited. */
export const compareLectures = (lectures: Lectures, code: Code): string[] =>
  Object.entries(lectures.articles).flatMap(([numero, { legiarti, sha256, luLe, nota }]) => {
    const article = code.articles.get(numero);
    if (article === undefined) return [`${numero}: not in the code of ${code.edition}`];
    if (article.etat !== 'VIGUEUR') return [`${numero}: is ${article.etat} in the code of ${code.edition}`];
    if (hashTexte(article.texte) !== sha256) {
      return [`${numero}: its text changed since it was read on ${luLe} (${legiarti} → ${article.legiarti})`];
    }
    // Légifrance keeps the text of what was annulled: the NOTA alone says so.
    if ((article.nota === '' ? undefined : hashTexte(article.nota)) !== nota?.sha256)
      return [`${numero}: its NOTA is not the one that was read on ${nota?.luLe ?? luLe}`];
    // A new version with the same words (renumbered, moved): the link would show the older one.
    if (article.legiarti !== legiarti) return [`${numero}: has a new id, ${legiarti} → ${article.legiarti}`];
    return [];
  });

/** The record with these articles read today in this code; throws for one that is not in force there. */
export const recordLectures = (
  lectures: Lectures,
  code: Code,
  numeros: readonly string[],
  luLe: string,
): Lectures => {
  const read = numeros.map((numero): [string, Lecture] => {
    const article = code.articles.get(numero);
    if (article?.etat !== 'VIGUEUR')
      throw new Error(`${numero} is not in force in the code of ${code.edition}`);
    const { legiarti, texte, nota } = article;
    const lecture = { legiarti, sha256: hashTexte(texte), luLe };
    return [numero, nota === '' ? lecture : { ...lecture, nota: { sha256: hashTexte(nota), luLe } }];
  });
  const byNumber = new Intl.Collator('fr', { numeric: true });
  const articles = Object.entries({ ...lectures.articles, ...Object.fromEntries(read) });
  return {
    edition: code.edition,
    articles: Object.fromEntries(articles.toSorted(([a], [b]) => byNumber.compare(a, b))),
  };
};
