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
  /** What Légifrance notes under it (a part that was annulled, the day from which it holds); empty when it notes nothing. */
  readonly nota: string;
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
  const { num, etat, id, texteHtml, texte, notaHtml, nota } = noeud.data;
  const own: [string, ArticleDuCode][] =
    noeud.type === 'article'
      ? [
          [
            asText(num),
            {
              etat: asText(etat),
              legiarti: asText(id),
              texte: toPlainText(asText(texteHtml) || asText(texte)),
              nota: toPlainText(asText(notaHtml) || asText(nota)),
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

/** An article as who reads it needs it: its state, its text, and its NOTA, which may take back what the text says. */
export const showArticle = (numero: string, { articles }: Code): string => {
  const article = articles.get(numero);
  if (article === undefined) return `${numero} is not in the code`;
  const { etat, texte, nota } = article;
  return [`${numero} (${etat})`, texte, ...(nota === '' ? [] : [`NOTA: ${nota}`])].join('\n');
};

/** The SHA-256 (hexadecimal) of an article's text, or of its NOTA; layout and tags do not count. */
export const hashTexte = (texte: string): string => createHash('sha256').update(texte).digest('hex');
