import type { ReponseDeRevue, TypeDeSuivi } from '@odu/api-contract';
import type { Instant } from './compte.ts';
import type { Day } from './duerp.ts';

/** What was done with a version, beside its seal. Never updated: an entry is corrected by a new one. */
export type SuiviDeVersionTable = {
  id: string;
  versionId: string;
  type: TypeDeSuivi;
  date: Day;
  /** The fields of its kind as JSON. Always read and written as a whole. */
  champs: string;
  /** The entry that this one replaces; one entry replaces another at most once. */
  corrige: string | null;
  createdAt: Instant;
  /** Who wrote it, as it is shown. */
  auteur: string;
};

/** What the review of a document says of a risk; of one version at a time. */
export type RevueDeRisqueTable = {
  duerpDocumentId: string;
  idRisque: string;
  /** The version since which it was reviewed. */
  versionId: string;
  reponse: ReponseDeRevue;
};

export type SuiviTables = { suiviDeVersion: SuiviDeVersionTable; revueDeRisque: RevueDeRisqueTable };
