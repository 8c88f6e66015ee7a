import type { CreatedResource, GenerateVersionRequest } from '@odu/api-contract';
import { listProblemesDeCompletude, summarizeRisques } from '@odu/domain';
import { Answer } from '../../../contract/answers.ts';
import { Problem } from '../../../contract/problem.ts';
import type { Handler } from '../../../contract/types.ts';
import { readTogether } from '../../../db/readings.ts';
import type { Flag } from '../../../db/schema/compte.ts';
import type { Deps } from '../../../deps.ts';
import { readingsOfParts } from '../../../repositories/duerp/duerp-content-repository.ts';
import { type DuerpRow, lockDuerp, updateDuerp } from '../../../repositories/duerp/duerp-repository.ts';
import {
  insertVersion,
  readingsOfVersions,
  type VersionRow,
  type VersionSummary,
} from '../../../repositories/duerp/version-repository.ts';
import { type KeyedCall, toCreated } from '../../../services/limits/idempotency.ts';
import { canonicalJson, computeVersionHash, sha256 } from '../../../services/duerp/version-chain.ts';
import { makeLines } from '../../../services/pacing/lines.ts';
import { NotBegun, patienceOfCall } from '../../../services/pacing/patience.ts';
import { requireFresh, toEtag } from '../lecture/etag.ts';
import { documentChanged, duerpNotFound } from '../problems.ts';
import { toDuerpData } from '../lecture/read-duerp-data.ts';
import { type Snapshot, toReportInput, type VersionBefore } from './report-input.ts';

/** More than the line of an account's PDFs lets in. */
const MAX_WAITING = 10;

/** How often the PDF is made when the document is edited meanwhile, for a client that named no revision. */
const TRIES = 3;

type GenerateCall = KeyedCall & { body: GenerateVersionRequest };

type Draft = {
  row: DuerpRow;
  snapshot: Snapshot;
  versions: VersionSummary[];
  previous: VersionBefore | undefined;
};

/** The document as it is printed, or the answer that this call has already had. Throws before the whole of it is read, when it can. */
const readDraft = (
  { database, idempotency, limiter }: Deps,
  call: GenerateCall,
  { ifMatch, isFirst }: { ifMatch: string | undefined; isFirst: boolean },
): Promise<Draft | Answer<CreatedResource>> =>
  database.transaction(async (queries) => {
    const row = await lockDuerp(queries, database.engine, { id: call.resource, accountId: call.accountId });
    // Under the lock: a call with the same key that holds it has kept its answer when it lets go.
    const earlier = await idempotency.find<CreatedResource>(queries, call);
    if (earlier) return earlier;
    if (row === undefined) throw duerpNotFound();
    requireFresh(ifMatch, row);
    if (isFirst) {
      limiter.refuseKnown('generationPerDuerp', row.id);
      limiter.refuseKnown('generationRefusedPerDuerp', row.id);
    }
    const { displayOptions } = call.body;
    const { versions, last, ...parts } = await readTogether(queries, {
      ...readingsOfParts(row.id),
      ...readingsOfVersions(row.id),
    });
    const data = { ...toDuerpData(row, parts), displayOptions };
    return { row, snapshot: { displayName: row.displayName, data }, versions, previous: last[0] };
  });

async function requireComplete({ limiter }: Deps, { row, snapshot }: Draft): Promise<void> {
  const problemes = listProblemesDeCompletude(snapshot.data);
  if (problemes.length === 0) return;
  await limiter.use('generationRefusedPerDuerp', row.id);
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
    // Somebody else made the first one meanwhile: that is no reason of this one any more.
    motif: body.motif === 'PREMIERE_VERSION' && draft.previous !== undefined ? null : (body.motif ?? null),
  };
  const isAlwaysCovered: Flag = config.billing === 'off' ? 1 : 0;
  const pdf = await reports.render(
    toReportInput({
      ...draft,
      version: summary,
      displayOptions: body.displayOptions,
      isDemo: false,
      config,
    }),
    draft.row.accountId,
  );
  const snapshot = canonicalJson(draft.snapshot);
  const sealed = {
    ...summary,
    displayOptions: canonicalJson(body.displayOptions),
    snapshotSha256: sha256(snapshot),
    pdfSha256: sha256(pdf),
    previousHash: draft.previous?.hash ?? null,
  };
  const risques = draft.snapshot.data.unitesDeTravail.flatMap((unite) => unite.risques);
  const compteurs = JSON.stringify(summarizeRisques(risques).compteurs);
  return { ...sealed, hash: computeVersionHash(sealed), isAlwaysCovered, compteurs, snapshot, pdf };
}

/** Keeps the version if the document is still the one that was printed; undefined when it changed. */
const keepVersion = (
  { database, idempotency }: Deps,
  { row }: Draft,
  version: VersionRow,
  call: GenerateCall,
): Promise<Answer<CreatedResource> | undefined> =>
  database.transaction(async (queries) => {
    const newest = await lockDuerp(queries, database.engine, row);
    if (newest === undefined) throw duerpNotFound();
    if (newest.revision !== row.revision) return undefined;
    const revision = row.revision + 1;
    const created = { id: version.id, etag: toEtag({ revision }) };
    const earlier = await idempotency.keep(queries, call, toCreated(created));
    if (earlier) return earlier;
    const { sortBy, shouldGroupByUnite, shouldGroupByCategorie } = call.body.displayOptions;
    await insertVersion(queries, version);
    await updateDuerp(queries, row.id, {
      sortBy,
      shouldGroupByUnite: shouldGroupByUnite ? 1 : 0,
      shouldGroupByCategorie: shouldGroupByCategorie ? 1 : 0,
      revision,
      generatedRevision: revision,
      updatedAt: version.creationTime,
    });
    return toCreated(created);
  });

/** Whether nobody edited the document: another server made versions of it meanwhile, each of which is one revision. */
const isOnlyGenerated = (before: Draft, now: Draft): boolean =>
  now.row.revision - before.row.revision === now.versions.length - before.versions.length;

/** Whether the caller could do nothing about it: the engine, the database, or a document that others changed. */
const isOfNobodysMaking = (error: unknown): boolean =>
  !(error instanceof Problem) || error instanceof NotBegun || error.status === 409 || error.status >= 500;

/** What the engine has worked for in vain counts among the generations that made no version: they are not without end. */
async function giveBackUse({ limiter }: Deps, id: string, error: unknown): Promise<void> {
  await limiter.giveBack('generationPerDuerp', id);
  if (!(error instanceof NotBegun)) await limiter.use('generationRefusedPerDuerp', id).catch(() => {});
}

/** Validates the document as a new version: the PDF is made first, then everything is kept in one transaction (decision D7). */
export const generateVersion = (deps: Deps): Handler<'generateVersion'> => {
  // One after the other, for each account: those of one document would only undo each other's work.
  const lines = makeLines({ atOnce: 1, maxWaiting: MAX_WAITING });
  const enterLine = ({ accountId, resource }: GenerateCall, waiting: AbortSignal | undefined) =>
    lines.enter(`${accountId} ${resource}`, waiting);
  return async ({ caller, path, headers, body }) => {
    const call: GenerateCall = {
      accountId: caller.accountId,
      operation: 'generateVersion',
      resource: path.id,
      key: headers['Idempotency-Key'],
      body,
    };
    const leave = await enterLine(call, patienceOfCall()?.waiting);
    let before: Draft | undefined;
    try {
      for (let changes = 0; ;) {
        const isFirst = before === undefined;
        const draft = await readDraft(deps, call, { ifMatch: headers['If-Match'], isFirst });
        if (draft instanceof Answer) return draft;
        if (before && !isOnlyGenerated(before, draft)) changes += 1;
        if (changes === TRIES) throw documentChanged();
        await requireComplete(deps, draft);
        if (isFirst) await deps.limiter.use('generationPerDuerp', path.id);
        before = draft;
        const version = await makeVersion(deps, draft, body);
        const answer = await keepVersion(deps, draft, version, call);
        if (answer) return answer;
      }
    } catch (error) {
      if (before && isOfNobodysMaking(error)) await giveBackUse(deps, path.id, error);
      throw error;
    } finally {
      leave();
    }
  };
};
