import type { StatutAction, TypeDeMesure } from '@odu/api-contract';

/** The form of a preventive action, as Formik holds it; null where nothing is chosen yet. */
export interface ActionValues {
  idRisqueAssocie: string | null;
  descriptionDeLaMesure: string;
  responsable: string;
  budget: string;
  /** `YYYY-MM-DD`. */
  date: string | null;
  statut: StatutAction | null;
  conditionsExecution: string;
  indicateurResultat: string;
  type: TypeDeMesure | null;
}

/** The message of each refused field. */
export type ActionErrors = { readonly [Field in keyof ActionValues]?: string | undefined };
