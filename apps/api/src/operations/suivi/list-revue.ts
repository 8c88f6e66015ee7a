import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { listRevueRows } from '../../repositories/duerp/revue-repository.ts';
import { requireVersion } from './require-version.ts';

/** The risks that were reviewed since a version. */
export const listRevue =
  ({ database: { queries } }: Deps): Handler<'listRevue'> =>
  async (context) => {
    const { version } = await requireVersion(queries, context);
    return listRevueRows(queries, version.id);
  };
