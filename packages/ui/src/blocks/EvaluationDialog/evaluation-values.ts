import type { MesureEnPlace, Note } from '@odu/api-contract';
import type { SaisieDeMesure } from '../MesuresEnPlace/NouvelleMesure.tsx';

/** The form of a risk in step 5, as Formik holds it; a criterion is null until it is chosen. */
export interface EvaluationValues extends SaisieDeMesure {
  displayName: string;
  idCategorie: string;
  danger: string;
  remarques: string;
  mesuresEnPlace: MesureEnPlace[];
  evalGravite: Note;
  evalFrequence: Note;
  evalMaitrise: Note;
  nombreExposes: number | null;
}

/** The message of each refused field. */
export type EvaluationErrors = {
  readonly [Field in Exclude<keyof EvaluationValues, 'mesuresEnPlace'>]?: string | undefined;
};
