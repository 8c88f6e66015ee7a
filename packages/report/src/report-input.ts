/** A grade of the wire: 1 to 4, null when not given yet. */
export type ReportNote = 1 | 2 | 3 | 4 | null;

/** The company card; every field may still be empty in a draft. */
export type ReportEntreprise = {
  nom?: string | null;
  siret?: string | null;
  secteurDActivite?: string | null;
  isSecteurPublic?: boolean | null;
  adresse?: string | null;
  nomDuRepresentantLegal?: string | null;
  nombreEmployes?: number | null;
  isEtablissement?: boolean | null;
  nomDeLEtablissement?: string | null;
};

export type ReportCategorie = {
  idCategorie: string;
  code?: string | null;
  displayName: string;
  isUserDefined: boolean;
};

export type ReportRisque = {
  idRisque: string;
  idCategorie: string;
  code?: string | null;
  displayName: string;
  danger?: string | null;
  remarques?: string | null;
  evalGravite: ReportNote;
  evalFrequence: ReportNote;
  evalMaitrise: ReportNote;
};

export type ReportAction = {
  idAction: string;
  idUniteDeTravail: string;
  idRisqueAssocie?: string | null;
  descriptionDeLaMesure: string;
  responsable: string;
  budget?: string | null;
  date?: string | null;
  statut?: string | null;
};

export type ReportUniteDeTravail = {
  idUniteDeTravail: string;
  displayName: string;
  categorieDeRisques: readonly ReportCategorie[];
  risques: readonly ReportRisque[];
  papripactActionsPreventives: readonly ReportAction[];
};

/** The part of the wire's `data` that is printed; a snapshot of a version fits as it is. */
export type ReportData = {
  entreprise?: ReportEntreprise | null;
  unitesDeTravail: readonly ReportUniteDeTravail[];
  isPapripactEnabled: boolean;
};

export type ReportDisplayOptions = {
  sortBy: 'none' | 'code' | 'niveauDeRisqueValue';
  shouldGroupByUnite: boolean;
  shouldGroupByCategorie: boolean;
};

export type ReportVersion = { versionNumber: number; creationTime: string; notesDeVersion?: string | null };

/** Everything a report is made of: the same input gives the same bytes. Times are ISO 8601 instants. */
export type ReportInput = {
  data: ReportData;
  displayName: string;
  /** Shown on the cover and in the footer, null for none. */
  reference: string | null;
  versionNumber: number;
  creationTime: string;
  notesDeVersion: string | null;
  displayOptions: ReportDisplayOptions;
  /** For the table of versions, in any order; the printed version is added when it is missing. */
  versions: readonly ReportVersion[];
  /** True scrambles the free text before it leaves the caller's process and marks every page. */
  isDemo: boolean;
  interfaceVersion: string;
  productName: string;
};
