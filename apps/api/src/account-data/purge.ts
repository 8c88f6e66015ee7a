import { computeTermeDeConservation, isConservationDue } from '@odu/domain';
import type { Deps } from '../deps.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { addAuditEntry, ARCHIVE_ERASED } from '../repositories/server/audit-repository.ts';
import {
  deleteDuerpWithVersions,
  deleteEmptyErasedAccount,
  listArchivedBefore,
  listDeletedBefore,
} from '../repositories/account/erasure-repository.ts';
import { DAY, instantAfter } from '../services/clock.ts';
import { DELETED_DUERP_MS } from '../services/duerp/duerp-limit.ts';
import { patternOfErased } from './erased-address.ts';

/** Lists few; the exact day is domain's. */
const NEARLY_FORTY_YEARS_MS = 39 * 365 * DAY;

/** A document that has passed its term: 30 days without a version, forty years after the last one otherwise. */
export type Purged = { id: string; reason: 'deleted' | 'archived'; versions: number; since: string };

type Archived = Awaited<ReturnType<typeof listArchivedBefore>>[number];

const eraseArchive = (
  { database, clock, makeId }: Deps,
  { id, accountId, versions, lastCreationTime }: Archived,
) =>
  database.transaction(async (queries) => {
    await deleteDuerpWithVersions(queries, id);
    await deleteEmptyErasedAccount(queries, { id: accountId, addressPattern: patternOfErased(accountId) });
    await addAuditEntry(queries, {
      id: makeId(),
      accountId,
      type: ARCHIVE_ERASED,
      detail: JSON.stringify({ duerpDocumentId: id, versions: Number(versions), lastCreationTime }),
      createdAt: clock.now().toISOString(),
    });
  });

/**
 * Forgets what has expired, as the clean-up job does, and erases the archives of which the law no longer asks to keep any
 * version (decision D4: the operator alone). Gives what went; `isDryRun` changes nothing.
 */
export async function purge(deps: Deps, { isDryRun }: { isDryRun: boolean }): Promise<Purged[]> {
  const { database, clock } = deps;
  const now = clock.now().toISOString();
  const deleted = await listDeletedBefore(database.queries, instantAfter(clock, -DELETED_DUERP_MS));
  const archives = (
    await listArchivedBefore(database.queries, instantAfter(clock, -NEARLY_FORTY_YEARS_MS))
  ).filter(({ lastCreationTime }) => !isConservationDue(lastCreationTime, now));
  if (!isDryRun) {
    await cleanUp(deps);
    for (const archive of archives) await eraseArchive(deps, archive);
    await database.emptyJournal();
  }
  return [
    ...deleted.map(({ id, deletedAt }) => ({
      id,
      reason: 'deleted' as const,
      versions: 0,
      since: deletedAt ?? now,
    })),
    ...archives.map(({ id, versions, lastCreationTime }) => ({
      id,
      reason: 'archived' as const,
      versions: Number(versions),
      since: computeTermeDeConservation(lastCreationTime),
    })),
  ];
}
