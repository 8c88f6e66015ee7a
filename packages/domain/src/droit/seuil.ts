import type { SeuilReglementaire } from '@odu/api-contract/types';
import { NBSP } from '../texte/espaces.ts';
import { formatDateLongue } from '../texte/format-date.ts';
import { formatReference, type Reference, splitCitation } from './articles.ts';

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

/** A threshold as plain text: what it says, where it stands, and how far it was read. */
export const formatSeuil = (seuil: Seuil): string => {
  const source = splitCitation(seuil.source).map((part) =>
    typeof part === 'string' ? part : formatReference(part),
  );
  return `${seuil.texte} Source${NBSP}: ${source.join('')}. ${formatLecture(seuil)}`;
};
