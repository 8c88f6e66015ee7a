import { NBSP } from '../texte/espaces.ts';
import { ACCES } from './enonces.ts';

/** What the notice itself says, before the list of those who may read. */
export const TEXTE_DE_L_AVIS = {
  texte: `Le document unique d'évaluation des risques professionnels et ses versions antérieures sont tenus, pendant quarante ans à compter de leur élaboration, à la disposition${NBSP}:`,
  liste: ACCES.liste,
  references: [{ article: 'R4121-4' }],
} as const;
