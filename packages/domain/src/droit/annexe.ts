import { NNBSP } from '../texte/espaces.ts';
import type { PhraseDeDroit } from './phrases.ts';

/** What the annex of a document says, before its table. */
export const PHRASE_DE_L_ANNEXE = {
  texte:
    "L'employeur consigne en annexe du document unique les données collectives utiles à l'évaluation des expositions individuelles aux facteurs de risques professionnels, et la proportion de salariés exposés au-delà des seuils",
  references: [{ article: 'R4121-1-1' }, { article: 'L4161-1' }],
} as const satisfies PhraseDeDroit;

/** Of a document whose risks carry no factor, as far as the referential knows them; without its point. */
export const AUCUN_FACTEUR =
  "Aucun risque choisi dans le référentiel n'expose à un des dix facteurs de l'annexe des expositions";

/** What stands in the annex where its table would be empty. */
export const ANNEXE_SANS_FACTEUR = `${AUCUN_FACTEUR}${NNBSP}; l'employeur n'y a consigné aucune donnée.`;

/** Stands for the number of a factor for which the law sets no threshold. */
export const SANS_SEUIL = 'sans seuil réglementaire';

/** How the employees beyond a threshold are counted, beside the field that asks for their number. */
export const COMPTE_AU_DELA_DU_SEUIL =
  "Selon les conditions habituelles de travail, en moyenne sur l'année, une fois prises en compte les protections collectives et individuelles. 0 si aucun.";

/** How a threshold is judged, and for which factors there is one. */
export const PHRASE_DES_SEUILS = {
  texte: `Six facteurs sur dix ont un seuil${NNBSP}; l'exposition est appréciée après application des mesures de protection collective et individuelle, au regard des conditions habituelles de travail, en moyenne sur l'année. Les durées se cumulent quand le seuil est en heures${NNBSP}; les nuits en équipes successives alternantes ne comptent pas comme travail de nuit`,
  references: [
    { article: 'L4163-1', alinea: 'I' },
    { article: 'D4163-2' },
    { article: 'D4163-3' },
    { article: 'D4163-5' },
  ],
} as const satisfies PhraseDeDroit;
