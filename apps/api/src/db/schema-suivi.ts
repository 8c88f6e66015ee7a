import type { TypeDeSuivi } from '@odu/api-contract';
import type { Instant } from './schema-compte.ts';
import type { Day } from './schema-duerp.ts';

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

export type SuiviTables = { suiviDeVersion: SuiviDeVersionTable };
