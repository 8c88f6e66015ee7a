import type { Handlers } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { getVersion } from './get-version.ts';
import { importDuerp } from './import-duerp.ts';
import { verifyFile } from './verify-file.ts';

/** What is done with a version beside its PDF: read, compared, verified, taken up in a new document. */
export const makeVersionHandlers = (deps: Deps) =>
  ({
    getVersion: getVersion(deps),
    verifyFile: verifyFile(deps),
    importDuerp: importDuerp(deps),
  }) satisfies Partial<Handlers>;
