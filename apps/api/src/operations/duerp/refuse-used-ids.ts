import { isUniqueViolation } from '../../db/engine.ts';
import { refuse } from './problems.ts';

/** Runs an insertion of parts; throws the 422 when an id of theirs is used elsewhere in the document. */
export async function refuseUsedIds(path: string, insert: Promise<void>): Promise<void> {
  try {
    await insert;
  } catch (error) {
    throw isUniqueViolation(error)
      ? refuse(path, 'Un identifiant est déjà utilisé dans une autre unité de travail du document.')
      : error;
  }
}
