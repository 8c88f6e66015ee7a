import { LEGIARTI } from './articles.gen.ts';

/** The number of an article of the Labour Code that was read in the code itself, as in `L4121-3-1`. */
export type NumeroArticle = keyof typeof LEGIARTI;

/** Where a statement stands: an article, and the part of it (`III, 1°`). */
export interface Reference {
  readonly article: NumeroArticle;
  readonly alinea?: string;
}

/** Whether this number is one of an article that was read. */
export const isArticleLu = (numero: string): numero is NumeroArticle => Object.hasOwn(LEGIARTI, numero);

/** The address of an article's text on Légifrance, in the version that was read; it is built, never fetched. */
export const buildAdresseLegifrance = (article: NumeroArticle): string =>
  `https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI${String(LEGIARTI[article]).padStart(12, '0')}`;

/** The reference as one reads it: `L. 4121-3-1, III, 1°`, with no-break spaces. */
export const formatReference = ({ article, alinea }: Reference): string =>
  `${article.slice(0, 1)}.\u00A0${article.slice(1)}${alinea === undefined ? '' : `, ${alinea.replaceAll(' ', '\u00A0')}`}`;

const NUMERO = /\b[LRD]\d{4}(?:-\d+)*\b/g;

/** A part of a citation: words, or an article whose text is one click away. */
export type PartDeCitation = string | { readonly article: NumeroArticle };

/** The words of a citation (« C. trav. R4431-2 ; arrêté du … ») with the articles that were read; the others stay words. */
export const splitCitation = (citation: string): PartDeCitation[] =>
  citation.split(/(?<=\u202F; )/).flatMap((segment) => {
    // The same number may stand in another code.
    if (!segment.startsWith('C. trav.')) return [segment];
    const numeros = segment.match(NUMERO) ?? [];
    return segment.split(NUMERO).flatMap((words, index) => {
      const numero = numeros[index] ?? '';
      return [words, isArticleLu(numero) ? { article: numero } : numero].filter((part) => part !== '');
    });
  });
