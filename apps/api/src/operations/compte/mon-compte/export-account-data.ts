import { exportAccount } from '../../../account-data/export-account.ts';
import { Download } from '../../../contract/answers.ts';
import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';

/** All that is kept of the caller's account, as a ZIP that is made while it is sent. */
export const exportAccountData =
  (deps: Deps): Handler<'exportAccountData'> =>
  async ({ caller }) => {
    const { bytes, filename } = await deps.limiter.useFor('exportPerAccount', caller.accountId, () =>
      exportAccount(deps, caller.accountId),
    );
    return new Download(bytes, { contentType: 'application/zip', filename });
  };
