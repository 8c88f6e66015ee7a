import type { Note } from '@odu/api-contract';

/** The form of a risk in step 5, as Formik holds it; a criterion is null until it is chosen. */
export interface EvaluationValues {
  displayName: string;
  idCategorie: string;
  danger: string;
  remarques: string;
  evalGravite: Note;
  evalFrequence: Note;
  evalMaitrise: Note;
}

/** The message of each refused field. */
export type EvaluationErrors = { readonly [Field in keyof EvaluationValues]?: string | undefined };
