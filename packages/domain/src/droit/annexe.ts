import { NNBSP } from '../texte/espaces.ts';
import type { PhraseDeDroit } from './phrases.ts';

/** What the annex of a document says, before its table. */
export const PHRASE_DE_L_ANNEXE = {
  texte:
    "L'employeur consigne en annexe du document unique les données collectives utiles à l'évaluation des expositions individuelles aux facteurs de risques professionnels, et la proportion de salariés exposés au-delà des seuils",
  references: [{ article: 'R4121-1-1' }, { article: 'L4161-1' }],
} as const satisfies PhraseDeDroit;

/** How a threshold is judged, and for which factors there is one. */
export const PHRASE_DES_SEUILS = {
  texte: `Six facteurs sur dix ont un seuil${NNBSP}; l'exposition est appréciée après application des mesures de protection collective et individuelle`,
  references: [{ article: 'L4163-1', alinea: 'I' }, { article: 'D4163-2' }],
} as const satisfies PhraseDeDroit;
