import { NNBSP } from '../texte/espaces.ts';
import type { PhraseDeDroit } from './phrases.ts';

/** What the annex of a document says, before its table. */
export const PHRASE_DE_L_ANNEXE = {
  texte:
    "L'employeur consigne en annexe du document unique les données collectives utiles à l'évaluation des expositions individuelles aux facteurs de risques professionnels, le cas échéant à partir d'un accord collectif étendu ou d'un référentiel de branche homologué, et la proportion de salariés exposés au-delà des seuils",
  references: [{ article: 'R4121-1-1' }, { article: 'L4161-1' }],
} as const satisfies PhraseDeDroit;

/** Of a document whose risks carry no factor, as far as the referential knows them; without its point. */
export const AUCUN_FACTEUR =
  "Aucun risque choisi dans le référentiel n'expose à un des dix facteurs de l'annexe des expositions";

/** What stands in the annex where its table would be empty. */
export const ANNEXE_SANS_FACTEUR = `${AUCUN_FACTEUR}${NNBSP}; l'employeur n'y a consigné aucune donnée.`;

/** Stands for the number of a factor for which the law sets no threshold. */
export const SANS_SEUIL = 'sans seuil réglementaire';
