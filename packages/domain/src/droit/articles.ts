import { ECARTS_DES_LEGIARTI, NUMEROS_DES_ARTICLES, type NumeroArticle } from './articles.gen.ts';

const LEGIARTI = new Map<string, number>();
const ecarts = ECARTS_DES_LEGIARTI.split('\n');
let id = 0;
for (const [index, numero] of NUMEROS_DES_ARTICLES.split('\n').entries()) {
  id += Number(ecarts[index]);
  LEGIARTI.set(numero, id);
}

/** Where a statement stands: an article, and the part of it (`III, 1°`). */
export interface Reference {
  readonly article: NumeroArticle;
  readonly alinea?: string;
}

/** Whether this number is one of an article that was read. */
export const isArticleLu = (numero: string): numero is NumeroArticle => LEGIARTI.has(numero);

/** The address of an article's text on Légifrance, in the version that was read; it is built, never fetched. */
export const buildAdresseLegifrance = (article: NumeroArticle): string =>
  `https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI${String(LEGIARTI.get(article)).padStart(12, '0')}`;

/** The reference as one reads it: `L. 4121-3-1, III, 1°`, with no-break spaces. */
export const formatReference = ({ article, alinea }: Reference): string =>
  `${article.slice(0, 1)}.\u00A0${article.slice(1)}${alinea === undefined ? '' : `, ${alinea.replaceAll(' ', '\u00A0')}`}`;
