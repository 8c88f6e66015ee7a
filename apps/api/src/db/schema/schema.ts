import type { CompteTables } from './compte.ts';
import type { DuerpTables } from './duerp.ts';
import type { FacturationTables } from './facturation.ts';
import type { JobTables } from './job.ts';
import type { PaiementTables } from './paiement.ts';
import type { SuiviTables } from './suivi.ts';
import type { SandboxTables } from './sandbox.ts';

/** Every table of the database; each subject declares its own in the file of its name. */
export type Schema = CompteTables &
  DuerpTables &
  FacturationTables &
  PaiementTables &
  SandboxTables &
  SuiviTables &
  JobTables;
