import type {
  ActionPreventive,
  Effectif,
  Entreprise,
  Exposition,
  Note,
  StatutAction,
} from '@odu/api-contract';

/** gravité, fréquence, maîtrise */
export type Notes = readonly [Note & number, Note & number, Note & number];

/** A risk that the company wrote itself, in a category of its own. */
export type PlanRisquePropre = {
  categorie: string;
  displayName: string;
  danger: string;
  remarques: string;
  notes: Notes;
};

export type PlanAction = {
  /** Code of a premade risk of the unit, or the name of one of its own. */
  risque: string;
  descriptionDeLaMesure: string;
  responsable: string;
  budget: string | null;
  /** Days after the filling. */
  echeance: number;
  statut: StatutAction;
  /** What the yearly programme asks of each measure, from 50 employees on (art. L4121-3-1 III 1° C. trav.). */
  programme?: Required<Pick<ActionPreventive, 'conditionsExecution' | 'indicateurResultat' | 'type'>>;
};

export type PlanUnite = {
  displayName: string;
  effectif: Effectif;
  differencesSelonSexe: string;
  /** Codes of the référentiel: a risk (`CPP-SOL-01`), or a category with all its risks (`CPP-SOL`). */
  codes: readonly string[];
  risquesPropres: readonly PlanRisquePropre[];
  actions: readonly PlanAction[];
};

/** A whole company to fill an account with. */
export type PlanEntreprise = {
  entreprise: Entreprise;
  /** The company's resources for its yearly programme; empty for a company that needs none. */
  ressourcesPapripact: string;
  notesDeVersion: string;
  /** What the annex says of each factor that one of its risks carries (art. R4121-1-1 C. trav.). */
  expositions: readonly Exposition[];
  unites: readonly PlanUnite[];
};
