import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { findVersionByPdf } from '../../repositories/duerp/version-repository.ts';

/** Says which version a file is, by its hash alone: its number and its date, never whose it is. */
export const verifyFile =
  ({ database, limiter }: Deps): Handler<'verifyFile'> =>
  async ({ body, ip }) => {
    await limiter.use('verifyFilePerIp', ip);
    return { version: (await findVersionByPdf(database.queries, body.sha256)) ?? null };
  };
