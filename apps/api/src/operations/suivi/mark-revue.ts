import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import {
  deleteRevueRow,
  hasRisque,
  isReviewedSinceLater,
  keepRevueRow,
} from '../../repositories/duerp/revue-repository.ts';
import { refuse } from '../duerp/problems.ts';
import { lockVersion } from './require-version.ts';

/** Marks a risk as reviewed since a version: nothing of the document changes, nor its revision. */
export const markRevue =
  ({ database }: Deps): Handler<'markRevue'> =>
  (context) =>
    database.transaction(async (queries) => {
      const { idRisque, reponse } = context.body;
      const { row, version } = await lockVersion(queries, database.engine, context);
      const risque = { duerpDocumentId: row.id, idRisque, versionId: version.id };
      if (reponse === null) return deleteRevueRow(queries, risque);
      if (!(await hasRisque(queries, risque)))
        throw refuse('/idRisque', "Ce risque n'est plus dans le document.");
      // A review may still go on from the version on which it began; what was answered since a later one stands.
      if (await isReviewedSinceLater(queries, risque, version.versionNumber))
        throw refuse('/idRisque', 'Ce risque a déjà été revu depuis une version plus récente.');
      return keepRevueRow(queries, { ...risque, reponse });
    });
