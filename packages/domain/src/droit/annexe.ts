import { NBSP, NNBSP } from '../texte/espaces.ts';
import type { Reference } from './articles.ts';
import type { PhraseDeDroit } from './phrases.ts';

/** What the annex of a document says, before its table. */
export const PHRASE_DE_L_ANNEXE = {
  texte:
    "L'employeur consigne en annexe du document unique les données collectives utiles à l'évaluation des expositions individuelles aux facteurs de risques professionnels, le cas échéant à partir d'un accord collectif étendu ou d'un référentiel de branche homologué, et la proportion de salariés exposés au-delà des seuils",
  references: [{ article: 'R4121-1-1' }, { article: 'L4161-1' }],
} as const satisfies PhraseDeDroit;

/** Where that stands beside its first article: when it is declared, and what the contract of a temporary worker says. */
export const AUTRES_ARTICLES_DE_LA_DECLARATION_DES_EXPOSITIONS = [
  { article: 'R4163-8' },
  { article: 'R4163-7' },
] as const satisfies readonly Reference[];

/** What the employer declares of those beyond a threshold, each year: for the factors that have one, of whom the account is for. */
export const PHRASE_DE_LA_DECLARATION_DES_EXPOSITIONS = {
  texte: `Chaque année, l'employeur déclare à la caisse, dans sa déclaration sociale, les facteurs auxquels les salariés qui peuvent acquérir des droits au compte professionnel de prévention (C2P) ont été exposés au-delà d'un seuil${NBSP}: au plus tard avec la paie de décembre ou, si un contrat d'au moins un mois s'achève dans l'année, avec la paie de fin de contrat. Pour un intérimaire, l'entreprise utilisatrice les indique dans le contrat de mise à disposition`,
  references: [
    { article: 'L4163-1', alinea: 'I et IV' },
    ...AUTRES_ARTICLES_DE_LA_DECLARATION_DES_EXPOSITIONS,
  ],
} as const satisfies PhraseDeDroit;

/** What those have whom no declaration is for: apart from the framework of a PDF, which is for every employer. */
export const PHRASE_DE_LA_FICHE_DE_SUIVI = {
  texte:
    "Aux travailleurs exposés au-delà d'un seuil qui ne peuvent pas acquérir de droits au C2P, sauf suivi approuvé par arrêté, l'employeur remet une fiche individuelle de suivi, au terme de l'année civile ou, au plus tard, à la fin du mois qui suit celle du contrat, et la conserve cinq ans après cette année",
  references: [{ article: 'D4163-4' }],
} as const satisfies PhraseDeDroit;

/** Who counts in the headcount that a share is of (art. L1111-2 and L1111-3 C. trav.), where those beyond a threshold are heads. */
export const EFFECTIF_DU_CODE =
  'temps partiels, CDD et intérimaires au prorata, sans apprentis, contrats de professionnalisation, CIE, CAE ni CDD ou intérimaires remplaçant un absent';

/** Of a document whose risks carry no factor, as far as the referential knows them; without its point. */
export const AUCUN_FACTEUR =
  "Aucun risque choisi dans le référentiel n'expose à un des dix facteurs de l'annexe des expositions";

/** What stands in the annex where its table would be empty. */
export const ANNEXE_SANS_FACTEUR = `${AUCUN_FACTEUR}${NNBSP}; l'employeur n'y a consigné aucune donnée.`;

/** Stands for the number of a factor for which the law sets no threshold. */
export const SANS_SEUIL = 'sans seuil réglementaire';
