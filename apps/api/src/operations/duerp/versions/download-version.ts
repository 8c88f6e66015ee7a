import type { DisplayOptions } from '@odu/api-contract';
import { nameVersionFile } from '@odu/domain';
import { Binary } from '../../../contract/answers.ts';
import type { Caller, Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { type DuerpRow, findArchivedDuerp, findDuerp } from '../../../repositories/duerp/duerp-repository.ts';
import {
  findPdfOfVersion,
  findVersionBefore,
  findVersionSummary,
  findVersionWithSnapshot,
  listVersionSummaries,
  type VersionSummary,
} from '../../../repositories/duerp/version-repository.ts';
import { requireSealedPdf } from '../../../services/duerp/version-pdf.ts';
import { requireCovered } from './require-covered.ts';
import { duerpNotFound, uniteNotFound, versionNotFound } from '../problems.ts';
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

/** The bytes made with the version, when it is covered (decision C4); none that are not as they were sealed. */
const downloadFull = (deps: Deps, find: Find) => async (context: Context) => {
  const { queries } = deps.database;
  const row = await requireDuerp(deps, find, context);
  const version = await findVersionSummary(queries, context.path);
  if (version === undefined) throw versionNotFound();
  await requireCovered(deps, row, version);
  // After it: the file is most of what the call costs.
  const file = await findPdfOfVersion(queries, version.id);
  if (file === undefined) throw versionNotFound();
  requireSealedPdf(file, version.id);
  return toPdf(file.pdf, nameVersionFile(version.versionNumber));
};

type Found = NonNullable<Awaited<ReturnType<typeof findVersionWithSnapshot>>>;

type Around = {
  versions: readonly VersionSummary[];
  previous: Awaited<ReturnType<typeof findVersionBefore>>;
  isDemo: boolean;
};

const readInput = (deps: Deps, found: Found, { versions, previous, isDemo }: Around) =>
  toReportInput({
    // This server alone writes the two columns, from the same types.
    snapshot: JSON.parse(found.snapshot) as Snapshot,
    displayOptions: JSON.parse(found.displayOptions) as DisplayOptions,
    version: found,
    versions,
    previous,
    isDemo,
    config: deps.config,
  });

/** Made from the snapshot, once: the full PDF never leaves for it (decision C5). */
const renderDemo = async (deps: Deps, row: DuerpRow, { path }: Context) => {
  const { queries } = deps.database;
  const found = await findVersionWithSnapshot(queries, path);
  if (found === undefined) throw versionNotFound();
  const input = readInput(deps, found, {
    versions: await listVersionSummaries(queries, row.id),
    previous: await findVersionBefore(queries, found),
    isDemo: true,
  });
  return deps.reports.render(input, row.accountId);
};

const downloadDemo = (deps: Deps, find: Find) => (context: Context) =>
  deps.limiter.useFor('demoPerAccount', context.caller.accountId, async () => {
    const row = await requireDuerp(deps, find, context);
    const demo = await deps.demos.get(context.path, () => renderDemo(deps, row, context));
    if (demo === undefined) throw versionNotFound();
    return toPdf(demo.pdf, nameVersionFile(demo.version.versionNumber, 'demo'));
  });

export const downloadVersion = (deps: Deps): Handler<'downloadVersion'> => downloadFull(deps, findDuerp);

export const downloadVersionDemo = (deps: Deps): Handler<'downloadVersionDemo'> =>
  downloadDemo(deps, findDuerp);

export const downloadArchivedVersion = (deps: Deps): Handler<'downloadArchivedVersion'> =>
  downloadFull(deps, findArchivedDuerp);

export const downloadArchivedVersionDemo = (deps: Deps): Handler<'downloadArchivedVersionDemo'> =>
  downloadDemo(deps, findArchivedDuerp);

type UniteContext = Context & { path: { idUniteDeTravail: string } };

async function renderUnite(deps: Deps, { caller, path }: UniteContext) {
  const row = await requireDuerp(deps, findDuerp, { caller, path });
  const found = await findVersionWithSnapshot(deps.database.queries, path);
  if (found === undefined) throw versionNotFound();
  await requireCovered(deps, row, found);
  const { idUniteDeTravail } = path;
  const input = readInput(deps, found, { versions: [], previous: undefined, isDemo: false });
  const isThere = input.data.unitesDeTravail.some((unite) => unite.idUniteDeTravail === idUniteDeTravail);
  if (!isThere) throw uniteNotFound();
  const pdf = await deps.reports.renderExtrait(input, idUniteDeTravail, row.accountId);
  return toPdf(pdf, nameVersionFile(found.versionNumber, 'unite'));
}

/** The part of one unit of a covered version, made from what the version keeps. */
export const downloadVersionUnite =
  (deps: Deps): Handler<'downloadVersionUnite'> =>
  (context: UniteContext) =>
    deps.limiter.useFor('extraitPerAccount', context.caller.accountId, () => renderUnite(deps, context));
