import { NBSP, NNBSP } from '../texte/espaces.ts';
import type { PhraseDeDroit } from './phrases.ts';

/** The two cases that no headcount and no year decide (2° and 3°). */
const AUTRES_CAS =
  "lors d'une décision d'aménagement important qui modifie les conditions de santé, de sécurité ou de travail, et quand une information supplémentaire intéressant l'évaluation d'un risque vous parvient";

/** Why a document is to be brought up to date by its due date, from eleven employees. */
export const PHRASE_DE_LA_MISE_A_JOUR_ANNUELLE = {
  texte: `Dans une entreprise d'au moins onze salariés, le document unique est mis à jour au moins chaque année${NNBSP}; il l'est aussi ${AUTRES_CAS}`,
  references: [{ article: 'R4121-2' }],
} as const satisfies PhraseDeDroit;

/** The same below eleven employees, or without a headcount: advice. */
export const PHRASE_DE_LA_MISE_A_JOUR_CONSEILLEE = {
  texte: `Si votre entreprise compte moins de onze salariés, la mise à jour peut être moins fréquente que chaque année, à condition qu'un niveau équivalent de protection soit garanti${NNBSP}; elle est demandée ${AUTRES_CAS}`,
  references: [{ article: 'L4121-3' }, { article: 'R4121-2' }],
} as const satisfies PhraseDeDroit;

/** What follows a day of the yearly update where the part of the code that asks for it may not apply. */
export const RESERVE_DU_SECTEUR_PUBLIC = ` (secteur public${NBSP}: à vérifier)`;

/** The same for an employer of the public sector, whatever the headcount. */
export const PHRASE_DE_LA_MISE_A_JOUR_DU_SECTEUR_PUBLIC = {
  texte: `Secteur public${NBSP}: à vérifier. Si cette partie du code s'applique à vous, le document unique est mis à jour au moins chaque année à partir de onze salariés${NNBSP}; il l'est aussi ${AUTRES_CAS}`,
  references: [{ article: 'L4111-1' }, { article: 'R4121-2' }],
} as const satisfies PhraseDeDroit;

/** Why a document is to be brought up to date. */
export const phraseDeLaMiseAJour = ({
  isObligatoire,
  isAVerifier,
}: {
  readonly isObligatoire: boolean;
  readonly isAVerifier: boolean;
}): PhraseDeDroit => {
  if (isAVerifier) return PHRASE_DE_LA_MISE_A_JOUR_DU_SECTEUR_PUBLIC;
  return isObligatoire ? PHRASE_DE_LA_MISE_A_JOUR_ANNUELLE : PHRASE_DE_LA_MISE_A_JOUR_CONSEILLEE;
};
