import type { Caller } from '../../contract/types.ts';
import type { Queries } from '../../db/database.ts';
import type { Engine } from '../../db/engines/engine.ts';
import { type DuerpRow, findDuerp, lockDuerp } from '../../repositories/duerp/duerp-repository.ts';
import { findVersionSummary, type VersionSummary } from '../../repositories/duerp/version-repository.ts';
import { duerpNotFound, versionNotFound } from '../duerp/problems.ts';

type Context = { caller: Caller; path: { duerpDocumentId: string; versionId: string } };
type Found = { row: DuerpRow; version: VersionSummary };

async function find(queries: Queries, row: DuerpRow | undefined, { path }: Context): Promise<Found> {
  if (row === undefined) throw duerpNotFound();
  const version = await findVersionSummary(queries, path);
  if (version === undefined) throw versionNotFound();
  return { row, version };
}

const ownedBy = ({ caller, path }: Context) => ({ id: path.duerpDocumentId, accountId: caller.accountId });

/** A version of a document of the caller; throws the 404 of any other. */
export const requireVersion = async (queries: Queries, context: Context): Promise<Found> =>
  find(queries, await findDuerp(queries, ownedBy(context)), context);

/** The same, its document locked until the transaction ends: two corrections of one entry come one after the other. */
export const lockVersion = async (queries: Queries, engine: Engine, context: Context): Promise<Found> =>
  find(queries, await lockDuerp(queries, engine, ownedBy(context)), context);
