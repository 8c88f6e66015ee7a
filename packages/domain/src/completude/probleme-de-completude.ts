/** What a document can lack. */
export type CodeDeCompletude =
  | 'ENTREPRISE_MANQUANTE'
  | 'ENTREPRISE_CHAMP_MANQUANT'
  | 'AUCUNE_UNITE'
  | 'UNITE_SANS_RISQUE'
  | 'CATEGORIE_SANS_RISQUE'
  | 'RISQUES_SANS_NOM'
  | 'RISQUES_NON_EVALUES'
  | 'PAPRIPACT_SANS_ACTION';

/**
 * Something that a document lacks: its French message, the editor's step where it is mended, the unit and the risk when there
 * is one (the first concerned), how many things the message counts (1 when left out), and the place in the document
 * (`data.entreprise.siret`) for an answer 422.
 */
export type ProblemeDeCompletude = {
  code: CodeDeCompletude;
  message: string;
  step: 2 | 3 | 4 | 5 | 6;
  path: string;
  idUniteDeTravail?: string;
  idRisque?: string | undefined;
  nombre?: number;
};

/** How many points are to be completed: 28 risks that are not evaluated are 28 of them. */
export const countPointsACompleter = (problemes: readonly Pick<ProblemeDeCompletude, 'nombre'>[]): number =>
  problemes.reduce((total, { nombre = 1 }) => total + nombre, 0);
