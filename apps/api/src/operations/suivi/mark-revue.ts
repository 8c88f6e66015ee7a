import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { deleteRevueRow, hasRisque, keepRevueRow } from '../../repositories/duerp/revue-repository.ts';
import { refuse } from '../duerp/problems.ts';
import { lockVersion } from './require-version.ts';

/** Marks a risk as reviewed since a version: nothing of the document changes, nor its revision. */
export const markRevue =
  ({ database }: Deps): Handler<'markRevue'> =>
  (context) =>
    database.transaction(async (queries) => {
      const { idRisque, reponse } = context.body;
      const { row, version } = await lockVersion(queries, database.engine, context);
      const risque = { duerpDocumentId: row.id, idRisque };
      if (reponse === null) return deleteRevueRow(queries, risque);
      if (!(await hasRisque(queries, risque)))
        throw refuse('/idRisque', "Ce risque n'est plus dans le document.");
      return keepRevueRow(queries, { ...risque, versionId: version.id, reponse });
    });
