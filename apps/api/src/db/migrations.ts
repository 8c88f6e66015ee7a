import type { Migration } from 'kysely/migration';
import { compteMigration } from './migrations/0001-compte.ts';
import { duerpMigration } from './migrations/0002-duerp.ts';
import { keptAnswerMigration } from './migrations/0003-kept-answer.ts';
import { versionCouvertureMigration } from './migrations/0004-version-couverture.ts';
import { billingProfileMigration } from './migrations/0005-billing-profile.ts';
import { paiementMigration } from './migrations/0006-paiement.ts';
import { jobMigration } from './migrations/0007-job.ts';
import { serverMigration } from './migrations/0008-server.ts';
import { keptDemoMigration } from './migrations/0009-kept-demo.ts';
import { factureMigration } from './migrations/0010-facture.ts';
import { versionMotifMigration } from './migrations/0011-version-motif.ts';
import { champsDuPapripactMigration } from './migrations/0012-champs-du-papripact.ts';
import { mesuresEtEffectifsMigration } from './migrations/0013-mesures-et-effectifs.ts';
import { famillesNonConcerneesMigration } from './migrations/0014-familles-non-concernees.ts';
import { suiviDeVersionMigration } from './migrations/0015-suivi-de-version.ts';
import { versionPdfSha256Migration } from './migrations/0016-version-pdf-sha256.ts';
import { annexeDesExpositionsMigration } from './migrations/0017-annexe-des-expositions.ts';
import { rappelsDEcheanceMigration } from './migrations/0018-rappels-d-echeance.ts';
import { compteursEtRevueMigration } from './migrations/0020-compteurs-et-revue.ts';
import { indexDesReferencesMigration } from './migrations/0021-index-des-references.ts';
import { calendrierMigration } from './migrations/0022-calendrier.ts';
import { reevaluationMigration } from './migrations/0024-reevaluation.ts';
import { indexDEchelleMigration } from './migrations/0025-index-d-echelle.ts';
import { indexDesVersionsMigration } from './migrations/0026-index-des-versions.ts';

/** Every migration in its order. A released one never changes: the next change is a new file. */
export const migrations: Record<string, Migration> = {
  '0001-compte': compteMigration,
  '0002-duerp': duerpMigration,
  '0003-kept-answer': keptAnswerMigration,
  '0004-version-couverture': versionCouvertureMigration,
  '0005-billing-profile': billingProfileMigration,
  '0006-paiement': paiementMigration,
  '0007-job': jobMigration,
  '0008-server': serverMigration,
  '0009-kept-demo': keptDemoMigration,
  '0010-facture': factureMigration,
  '0011-version-motif': versionMotifMigration,
  '0012-champs-du-papripact': champsDuPapripactMigration,
  '0013-mesures-et-effectifs': mesuresEtEffectifsMigration,
  '0014-familles-non-concernees': famillesNonConcerneesMigration,
  '0015-suivi-de-version': suiviDeVersionMigration,
  '0016-version-pdf-sha256': versionPdfSha256Migration,
  '0017-annexe-des-expositions': annexeDesExpositionsMigration,
  '0018-rappels-d-echeance': rappelsDEcheanceMigration,
  '0020-compteurs-et-revue': compteursEtRevueMigration,
  '0021-index-des-references': indexDesReferencesMigration,
  '0022-calendrier': calendrierMigration,
  '0024-reevaluation': reevaluationMigration,
  '0025-index-d-echelle': indexDEchelleMigration,
  '0026-index-des-versions': indexDesVersionsMigration,
};

/** Their names in their order: each names the schema that it leaves. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(migrations);
