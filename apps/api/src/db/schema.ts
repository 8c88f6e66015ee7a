import type { CompteTables } from './schema-compte.ts';
import type { DuerpTables } from './schema-duerp.ts';
import type { FacturationTables } from './schema-facturation.ts';
import type { JobTables } from './schema-job.ts';
import type { PaiementTables } from './schema-paiement.ts';
import type { SuiviTables } from './schema-suivi.ts';
import type { SandboxTables } from './schema-sandbox.ts';

/** Every table of the database; each subject declares its own in a `schema-<subject>.ts`. */
export type Schema = CompteTables &
  DuerpTables &
  FacturationTables &
  PaiementTables &
  SandboxTables &
  SuiviTables &
  JobTables;
