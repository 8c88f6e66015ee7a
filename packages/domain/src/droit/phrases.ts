import { NBSP } from '../texte/espaces.ts';
import { formatDateLongue } from '../texte/format-date.ts';
import { DERNIERE_LECTURE, EDITION_DU_CODE, PREMIERE_LECTURE } from './articles.gen.ts';
import { formatReference, type Reference } from './articles.ts';

/** A sentence of a screen that rests on the law; it has no final point, since its articles follow it. */
export interface PhraseDeDroit {
  readonly texte: string;
  readonly references: readonly Reference[];
}

/** The evaluation is the employer's, whoever lays the document out. */
export const PHRASE_RESPONSABILITE = {
  texte: "Évaluer les risques et prendre les mesures qui protègent les travailleurs revient à l'employeur",
  references: [{ article: 'L4121-1' }, { article: 'L4121-3' }],
} as const satisfies PhraseDeDroit;

/** What the law asks of the versions: of the employer, and not a promise of ours. */
export const PHRASE_CONSERVATION = {
  texte: `La loi demande à l'employeur de conserver chaque version du document unique au moins 40${NBSP}ans, à compter de son élaboration, au sein de l'entreprise tant que le dépôt sur un portail numérique n'est pas en vigueur`,
  references: [{ article: 'L4121-3-1', alinea: 'V' }, { article: 'R4121-4' }],
} as const satisfies PhraseDeDroit;

/** What the assessment of a unit looks at beside its risks. */
export const PHRASE_DES_DIFFERENCES = {
  texte: "L'évaluation tient compte de l'impact différencié de l'exposition au risque en fonction du sexe",
  references: [{ article: 'L4121-3' }],
} as const satisfies PhraseDeDroit;

/** What stands before each of so many articles, counted from 0: « L. 4121-3, R. 4121-1 et R. 4121-4 ». */
export const separatorOfReference = (index: number, count: number): string =>
  index === 0 ? '' : index === count - 1 ? ' et ' : ', ';

/** The references of a sentence as one reads them: `art. L. 4121-3-1, V et R. 4121-4`. */
export const formatReferences = (references: readonly Reference[]): string =>
  `art.${NBSP}${references.map((one, index) => separatorOfReference(index, references.length) + formatReference(one)).join('')}`;

/** The whole sentence as plain text, with its articles and its point. */
export const formatPhrase = ({ texte, references }: PhraseDeDroit): string =>
  `${texte} (${formatReferences(references)} du code du travail).`;

/** When the articles were read, from the first to the last, and in which edition of the code: what changed since is to be checked. */
export const phraseDeLecture = (): string =>
  `Articles du code du travail relus du ${formatDateLongue(PREMIERE_LECTURE)} au ${formatDateLongue(DERNIERE_LECTURE)}, dans la version du code du ${formatDateLongue(EDITION_DU_CODE)}.`;
