import type { DisplayOptions } from '@odu/api-contract';
import { Binary } from '../../contract/answers.ts';
import type { Caller, Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { type DuerpRow, findArchivedDuerp, findDuerp } from '../../repositories/duerp-repository.ts';
import {
  findVersionWithPdf,
  findVersionWithSnapshot,
  listVersionSummaries,
  nameOfVersionFile,
  type VersionSummary,
} from '../../repositories/version-repository.ts';
import { requireCovered } from './require-covered.ts';
import { duerpNotFound, versionNotFound } from './problems.ts';
import { type Snapshot, toReportInput } from './report-input.ts';

type Context = { caller: Caller; path: { duerpDocumentId: string; versionId: string } };
type Find = typeof findDuerp;

async function requireDuerp({ database }: Deps, find: Find, { caller, path }: Context): Promise<DuerpRow> {
  const row = await find(database.queries, { id: path.duerpDocumentId, accountId: caller.accountId });
  if (row === undefined) throw duerpNotFound();
  return row;
}

const toPdf = (bytes: Uint8Array, filename: string) =>
  new Binary(bytes, { contentType: 'application/pdf', filename });

/** The bytes made with the version, when it is covered (decision C4). */
const downloadFull = (deps: Deps, find: Find) => async (context: Context) => {
  const { queries } = deps.database;
  const row = await requireDuerp(deps, find, context);
  const version = await findVersionWithPdf(queries, context.path);
  if (version === undefined) throw versionNotFound();
  await requireCovered(deps, row, version);
  return toPdf(version.pdf, nameOfVersionFile(version));
};

/** Made from the snapshot, once: the full PDF never leaves for it (decision C5). */
const renderDemo = async (deps: Deps, row: DuerpRow, { path }: Context, version: VersionSummary) => {
  const { queries } = deps.database;
  const found = await findVersionWithSnapshot(queries, path);
  if (found === undefined) throw versionNotFound();
  const input = toReportInput({
    // This server alone writes the two columns, from the same types.
    snapshot: JSON.parse(found.snapshot) as Snapshot,
    displayOptions: JSON.parse(found.displayOptions) as DisplayOptions,
    version,
    versions: await listVersionSummaries(queries, row.id),
    isDemo: true,
    productName: deps.config.productName,
  });
  return deps.reports.render(input, row.accountId);
};

const downloadDemo = (deps: Deps, find: Find) => async (context: Context) => {
  await deps.limiter.use('demoPerAccount', context.caller.accountId);
  const row = await requireDuerp(deps, find, context);
  const demo = await deps.demos.get(context.path, (version) => renderDemo(deps, row, context, version));
  if (demo === undefined) throw versionNotFound();
  return toPdf(demo.pdf, `DUERP_v${demo.version.versionNumber}_demo.pdf`);
};

export const downloadVersion = (deps: Deps): Handler<'downloadVersion'> => downloadFull(deps, findDuerp);

export const downloadVersionDemo = (deps: Deps): Handler<'downloadVersionDemo'> =>
  downloadDemo(deps, findDuerp);

export const downloadArchivedVersion = (deps: Deps): Handler<'downloadArchivedVersion'> =>
  downloadFull(deps, findArchivedDuerp);

export const downloadArchivedVersionDemo = (deps: Deps): Handler<'downloadArchivedVersionDemo'> =>
  downloadDemo(deps, findArchivedDuerp);
