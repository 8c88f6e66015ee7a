import { isUniqueViolation } from '../../../db/engines/engine.ts';
import { refuse } from '../problems.ts';

const usedIds = (path: string) =>
  refuse(path, 'Un identifiant est déjà utilisé dans une autre unité de travail du document.');

/** Runs an insertion of parts; throws the 422 when an id of theirs is used elsewhere in the document. */
export async function refuseUsedIds(path: string, insert: Promise<void>): Promise<void> {
  try {
    await insert;
  } catch (error) {
    throw isUniqueViolation(error) ? usedIds(path) : error;
  }
}

/** The same for a write that says whether all its rows were its unit's. */
export async function refuseIdsOfOthers(path: string, write: Promise<boolean>): Promise<void> {
  if (!(await write)) throw usedIds(path);
}
