import type { GenerateVersionRequest } from '@odu/api-contract';
import { listProblemesDeCompletude } from '@odu/domain';
import { Answer } from '../../contract/answers.ts';
import { Problem } from '../../contract/problem.ts';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { type DuerpRow, lockDuerp, updateDuerp } from '../../repositories/duerp-repository.ts';
import {
  findLastVersion,
  insertVersion,
  listVersionSummaries,
  type VersionRow,
  type VersionSummary,
} from '../../repositories/version-repository.ts';
import { canonicalJson, computeVersionHash, sha256 } from '../../services/version-chain.ts';
import { requireFresh, toEtag } from './etag.ts';
import { documentChanged, duerpNotFound } from './problems.ts';
import { readParts, toDuerpData } from './read-duerp-data.ts';
import { type Snapshot, toReportInput } from './report-input.ts';

/** How often the PDF is made again when the document changes meanwhile, for a client that named no revision. */
const TRIES = 3;

type Draft = {
  row: DuerpRow;
  snapshot: Snapshot;
  versions: VersionSummary[];
  previous: Pick<VersionRow, 'versionNumber' | 'hash'> | undefined;
};

const readDraft = (
  { database }: Deps,
  owned: { id: string; accountId: string },
  displayOptions: GenerateVersionRequest['displayOptions'],
): Promise<Draft> =>
  database.transaction(async (queries) => {
    const row = await lockDuerp(queries, database.engine, owned);
    if (row === undefined) throw duerpNotFound();
    const data = { ...toDuerpData(row, await readParts(queries, row.id)), displayOptions };
    return {
      row,
      snapshot: { displayName: row.displayName, data },
      versions: await listVersionSummaries(queries, row.id),
      previous: await findLastVersion(queries, row.id),
    };
  });

function requireComplete({ snapshot }: Draft) {
  const problemes = listProblemesDeCompletude(snapshot.data);
  if (problemes.length === 0) return;
  throw new Problem(422, {
    message: "Votre DUERP n'est pas encore complet.",
    errors: problemes.map(({ path, message }) => ({ path: `/${path.replaceAll('.', '/')}`, message })),
  });
}

async function makeVersion(deps: Deps, draft: Draft, body: GenerateVersionRequest): Promise<VersionRow> {
  const { config, clock, makeId, reports } = deps;
  const summary = {
    id: makeId(),
    duerpDocumentId: draft.row.id,
    versionNumber: (draft.previous?.versionNumber ?? 0) + 1,
    creationTime: clock.now().toISOString(),
    notesDeVersion: body.notesDeVersion,
  };
  const pdf = await reports.render(
    toReportInput({
      ...draft,
      version: summary,
      displayOptions: body.displayOptions,
      isDemo: false,
      productName: config.productName,
    }),
  );
  const snapshot = canonicalJson(draft.snapshot);
  const sealed = {
    ...summary,
    displayOptions: canonicalJson(body.displayOptions),
    snapshotSha256: sha256(snapshot),
    pdfSha256: sha256(pdf),
    previousHash: draft.previous?.hash ?? null,
  };
  return { ...sealed, hash: computeVersionHash(sealed), snapshot, pdf };
}

/** Keeps the version if the document is still the one that was printed; its new ETag, or undefined when it changed. */
const keepVersion = (
  { database }: Deps,
  { row }: Draft,
  version: VersionRow,
  { sortBy, shouldGroupByUnite, shouldGroupByCategorie }: GenerateVersionRequest['displayOptions'],
): Promise<string | undefined> =>
  database.transaction(async (queries) => {
    const newest = await lockDuerp(queries, database.engine, row);
    if (newest === undefined) throw duerpNotFound();
    if (newest.revision !== row.revision) return undefined;
    const revision = row.revision + 1;
    await insertVersion(queries, version);
    await updateDuerp(queries, row.id, {
      sortBy,
      shouldGroupByUnite: shouldGroupByUnite ? 1 : 0,
      shouldGroupByCategorie: shouldGroupByCategorie ? 1 : 0,
      revision,
      generatedRevision: revision,
      updatedAt: version.creationTime,
    });
    return toEtag({ revision });
  });

/** Validates the document as a new version: the PDF is made first, then everything is kept in one transaction (decision D7). */
export const generateVersion =
  (deps: Deps): Handler<'generateVersion'> =>
  async ({ caller, path, headers, body }) => {
    const owned = { id: path.id, accountId: caller.accountId };
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const draft = await readDraft(deps, owned, body.displayOptions);
      requireFresh(headers['If-Match'], draft.row);
      requireComplete(draft);
      if (attempt === 1) await deps.limiter.use('generationPerDuerp', path.id);
      const version = await makeVersion(deps, draft, body);
      const etag = await keepVersion(deps, draft, version, body.displayOptions);
      if (etag !== undefined) return new Answer({ id: version.id }, { status: 201, headers: { etag } });
    }
    throw documentChanged();
  };
