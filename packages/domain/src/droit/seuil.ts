import type { SeuilReglementaire } from '@odu/api-contract/types';
import { NBSP } from '../texte/espaces.ts';
import { formatDateLongue } from '../texte/format-date.ts';
import type { NumeroArticle } from './articles.gen.ts';
import { formatReference, isArticleLu, type Reference } from './articles.ts';

/** A threshold to show beside an evaluation. */
export type Seuil = Readonly<SeuilReglementaire>;

/** Said beside the evaluation of a risk that has a ground for it: the post decides, never the label of a risk. */
export const SUIVI_RENFORCE_POSSIBLE: { readonly texte: string; readonly reference: Reference } = {
  texte: 'Suivi individuel renforcé possible selon le poste',
  reference: { article: 'R4624-23' },
};

/** How far a threshold was read, and when. */
export const formatLecture = ({ verification, luLe }: Pick<Seuil, 'verification' | 'luLe'>): string =>
  verification === 'lu'
    ? `Lu dans le code du travail le ${formatDateLongue(luLe)}.`
    : `À vérifier${NBSP}: un texte cité n'est pas du code du travail. Relecture du ${formatDateLongue(luLe)}.`;

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

/** A threshold as plain text: what it says, where it stands, and how far it was read. */
export const formatSeuil = (seuil: Seuil): string => {
  const source = splitCitation(seuil.source).map((part) =>
    typeof part === 'string' ? part : formatReference(part),
  );
  return `${seuil.texte} Source${NBSP}: ${source.join('')}. ${formatLecture(seuil)}`;
};
