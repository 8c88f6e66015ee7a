import type { SeuilReglementaire } from '@odu/api-contract/types';
import { NBSP } from '../texte/espaces.ts';
import { formatDateLongue } from '../texte/format-date.ts';
import { formatReference, splitCitation } from './articles.ts';

/** A threshold to show beside an evaluation. */
export type Seuil = Readonly<SeuilReglementaire>;

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
