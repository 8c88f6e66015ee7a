import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { findDuerp } from '../../repositories/duerp/duerp-repository.ts';
import { listSuiviRows } from '../../repositories/duerp/suivi-repository.ts';
import { duerpNotFound } from '../duerp/problems.ts';
import { toEntree } from './entree-de-suivi.ts';

/** What was done with the versions of a document, newest first. */
export const listSuivi =
  ({ database: { queries } }: Deps): Handler<'listSuivi'> =>
  async ({ caller: { accountId }, path }) => {
    const row = await findDuerp(queries, { id: path.id, accountId });
    if (row === undefined) throw duerpNotFound();
    return (await listSuiviRows(queries, row.id)).map(toEntree);
  };
