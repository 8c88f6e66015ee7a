import { formatNombre, NBSP } from '@odu/domain';
import { Problem } from '../../contract/problem.ts';
import type { Queries } from '../../db/database.ts';
import { sizeOfSuivi, type SuiviRow } from '../../repositories/duerp/suivi-repository.ts';

/** One a month for the forty years of art. R4121-4. Nothing deletes an entry: a loop must not fill the disk. */
export const MOST_ENTREES = 500;
/** Of their texts, as of a document's. */
export const MOST_OCTETS = 10_000_000;

const full = (limit: string) =>
  new Problem(422, {
    message: `Le suivi d'un DUERP peut avoir ${limit} au plus${NBSP}: celui-ci est plein, rien n'a été envoyé ni ajouté. Gardez la suite avec vos documents, ou écrivez au support.`,
  });

/** Throws the 422 of an entry for which the follow-up of its document, which is locked, has no room left. */
export async function requireRoomForEntree(
  queries: Queries,
  duerpDocumentId: string,
  { champs }: Pick<SuiviRow, 'champs'>,
): Promise<void> {
  const { entrees, octets } = await sizeOfSuivi(queries, duerpDocumentId);
  if (entrees >= MOST_ENTREES) throw full(`${MOST_ENTREES} inscriptions`);
  if (octets + Buffer.byteLength(champs) > MOST_OCTETS)
    throw full(`${formatNombre(MOST_OCTETS / 1_000_000)}${NBSP}Mo de textes`);
}
