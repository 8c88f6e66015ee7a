import { selectMasterData } from '@odu/referentiel';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { findDuerp } from '../../repositories/duerp-repository.ts';
import { duerpNotFound } from './problems.ts';
import { readEntreprise } from './read-duerp-data.ts';

/** The referential for a document's sector. */
export const getMasterData =
  ({ database }: Deps): Handler<'getMasterData'> =>
  async ({ caller, query }) => {
    const row = await findDuerp(database.queries, { id: query.duerpDocId, accountId: caller.accountId });
    if (row === undefined) throw duerpNotFound();
    return selectMasterData(readEntreprise(row)?.secteurDActivite ?? null);
  };
