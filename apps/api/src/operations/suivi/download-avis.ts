import { AVIS_D_ACCES_FILE } from '@odu/domain';
import { Binary } from '../../contract/answers.ts';
import { Problem } from '../../contract/problem.ts';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { findSuiviRow } from '../../repositories/duerp/suivi-repository.ts';
import { findVersionWithSnapshot } from '../../repositories/duerp/version-repository.ts';
import { versionNotFound } from '../duerp/problems.ts';
import type { Snapshot } from '../duerp/versions/report-input.ts';
import { toEntree } from './entree-de-suivi.ts';
import { requireVersion } from './require-version.ts';

/** The access notice that an entry describes, as one page to post (art. R4121-4). */
export const downloadAvis =
  ({ config, database: { queries }, limiter, reports }: Deps): Handler<'downloadAvis'> =>
  async (context) => {
    const { caller, path } = context;
    await requireVersion(queries, context);
    const row = await findSuiviRow(queries, path);
    if (row?.type !== 'AVIS_D_ACCES') throw new Problem(404, { message: "Avis d'accès introuvable." });
    const found = await findVersionWithSnapshot(queries, path);
    if (found === undefined) throw versionNotFound();
    // This server alone writes the column.
    const { displayName, data } = JSON.parse(found.snapshot) as Snapshot;
    const { entreprise } = data;
    const { date, lieu = '', modalites = '' } = toEntree(row);
    const avis = {
      entreprise: entreprise?.nom ?? displayName,
      // A document that went back to the whole company keeps the name of its establishment.
      etablissement: entreprise?.isEtablissement === true ? entreprise.nomDeLEtablissement : null,
      lieu,
      modalites,
      date,
      productName: config.productName,
    };
    const pdf = await limiter.useFor('avisPerAccount', caller.accountId, () =>
      reports.renderAvis(avis, caller.accountId),
    );
    return new Binary(pdf, { contentType: 'application/pdf', filename: AVIS_D_ACCES_FILE });
  };
