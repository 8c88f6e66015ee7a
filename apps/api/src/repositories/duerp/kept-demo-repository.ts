import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Instant } from '../../db/schema/compte.ts';
import type { KeptDemoTable } from '../../db/schema/duerp.ts';
import { VERSION_SUMMARY, type VersionSummary } from './version-repository.ts';

type Wanted = { duerpDocumentId: string; versionId: string; edition: string };

/** A version with its demonstration, if one of this edition is kept. */
export const findVersionWithDemo = (
  queries: Queries,
  { duerpDocumentId, versionId, edition }: Wanted,
): Promise<(VersionSummary & { pdf: Uint8Array | null; usedAt: Instant | null }) | undefined> =>
  queries
    .selectFrom('version')
    .leftJoin('keptDemo', (join) =>
      join.onRef('keptDemo.versionId', '=', 'version.id').on('keptDemo.edition', '=', edition),
    )
    .select(VERSION_SUMMARY.map((column) => `version.${column}` as const))
    .select(['keptDemo.pdf', 'keptDemo.usedAt'])
    .where('version.duerpDocumentId', '=', duerpDocumentId)
    .where('version.id', '=', versionId)
    .executeTakeFirst();

/** Keeps a demonstration in the place of the version's last one. */
export async function keepDemo(queries: Queries, { versionId, ...demo }: KeptDemoTable): Promise<void> {
  await queries
    .insertInto('keptDemo')
    .values({ versionId, ...demo })
    .onConflict((conflict) => conflict.column('versionId').doUpdateSet(demo))
    .execute();
}

export async function touchDemo(queries: Queries, versionId: string, usedAt: Instant): Promise<void> {
  await queries.updateTable('keptDemo').set({ usedAt }).where('versionId', '=', versionId).execute();
}

/** Forgets the demonstrations that nobody used since an instant, and the least recently used over so many bytes. */
export async function deleteDemos(
  queries: Queries,
  { unusedSince, maxBytes }: { unusedSince: Instant; maxBytes: number },
): Promise<void> {
  const ranked = queries
    .selectFrom('keptDemo')
    .select(['versionId', 'usedAt'])
    .select(sql<number>`sum("octets") over (order by "usedAt" desc, "versionId")`.as('total'));
  await queries
    .deleteFrom('keptDemo')
    .where('versionId', 'in', (eb) =>
      eb
        .selectFrom(ranked.as('ranked'))
        .select('ranked.versionId')
        .where((where) =>
          where.or([where('ranked.usedAt', '<', unusedSince), where('ranked.total', '>', maxBytes)]),
        ),
    )
    .execute();
}
