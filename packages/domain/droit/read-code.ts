import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** An article as an edition of the code holds it. */
export interface ArticleDuCode {
  /** `VIGUEUR`, or what is to become of it: `ABROGE_DIFF`, `MODIFIE`… */
  readonly etat: string;
  /** The id of this version of the article on Légifrance. */
  readonly legiarti: string;
  readonly texte: string;
}

/** An edition of the Labour Code; its articles by number, as in `L4121-3-1`. */
export interface Code {
  /** The day (`YYYY-MM-DD`) since which this edition holds. */
  readonly edition: string;
  readonly articles: ReadonlyMap<string, ArticleDuCode>;
}

interface Noeud {
  readonly type: string;
  readonly data: Readonly<Partial<Record<string, unknown>>>;
  readonly children?: readonly Noeud[];
}

const require = createRequire(import.meta.url);

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const toPlainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const listArticles = (noeud: Noeud): [string, ArticleDuCode][] => {
  const { num, etat, id, texteHtml, texte } = noeud.data;
  const own: [string, ArticleDuCode][] =
    noeud.type === 'article'
      ? [
          [
            asText(num),
            {
              etat: asText(etat),
              legiarti: asText(id),
              texte: toPlainText(asText(texteHtml) || asText(texte)),
            },
          ],
        ]
      : [];
  return [...own, ...(noeud.children ?? []).flatMap(listArticles)];
};

/** The Labour Code of the installed package, read from its file; throws when the package is missing. */
export const readCode = (): Code => {
  const path = require.resolve('@socialgouv/legi-data/data/LEGITEXT000006072050.json');
  const root = JSON.parse(readFileSync(path, 'utf8')) as Noeud;
  return { edition: asText(root.data['dateDebutVersion']), articles: new Map(listArticles(root)) };
};

/** The SHA-256 (hexadecimal) of an article's text; layout and tags do not count. */
export const hashTexte = (texte: string): string => createHash('sha256').update(texte).digest('hex');
