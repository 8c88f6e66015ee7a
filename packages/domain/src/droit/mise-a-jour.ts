import { NNBSP } from '../texte/espaces.ts';
import type { PhraseDeDroit } from './phrases.ts';

/** Why a document is to be brought up to date by its due date, from eleven employees. */
export const PHRASE_DE_LA_MISE_A_JOUR_ANNUELLE = {
  texte:
    "Dans une entreprise d'au moins onze salariés, le document unique est mis à jour au moins chaque année",
  references: [{ article: 'R4121-2', alinea: '1°' }],
} as const satisfies PhraseDeDroit;

/** The same below eleven employees, or without a headcount: advice. */
export const PHRASE_DE_LA_MISE_A_JOUR_CONSEILLEE = {
  texte: `Si votre entreprise compte moins de onze salariés, une mise à jour chaque année n'est pas imposée${NNBSP}; elle l'est lors d'une décision d'aménagement important, et quand une information supplémentaire intéressant l'évaluation d'un risque vous parvient`,
  references: [{ article: 'R4121-2' }],
} as const satisfies PhraseDeDroit;
