import type { Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { ActionPreventiveTable } from '../db/schema-duerp.ts';
import { makePartWrites } from './part-writes.ts';

export type ActionPreventiveRow = Selectable<ActionPreventiveTable>;

const selectActions = (queries: Queries, duerpDocumentId: string) =>
  queries.selectFrom('actionPreventive').selectAll().where('duerpDocumentId', '=', duerpDocumentId);

/** The actions of a document; those of one unit are in their order. */
export const listActionRows = (queries: Queries, duerpDocumentId: string): Promise<ActionPreventiveRow[]> =>
  selectActions(queries, duerpDocumentId).orderBy('position').execute();

/** The actions of one unit in their order. */
export const listActionRowsOfUnite = (
  queries: Queries,
  duerpDocumentId: string,
  idUniteDeTravail: string,
): Promise<ActionPreventiveRow[]> =>
  selectActions(queries, duerpDocumentId)
    .where('idUniteDeTravail', '=', idUniteDeTravail)
    .orderBy('position')
    .execute();

export const findAction = (
  queries: Queries,
  duerpDocumentId: string,
  idAction: string,
): Promise<ActionPreventiveRow | undefined> =>
  selectActions(queries, duerpDocumentId).where('idAction', '=', idAction).executeTakeFirst();

type Place = Pick<ActionPreventiveRow, 'duerpDocumentId' | 'idUniteDeTravail'>;

/** The position after the last action of a unit. */
export async function findNextActionPosition(
  queries: Queries,
  { duerpDocumentId, idUniteDeTravail }: Place,
): Promise<number> {
  const { last } = await queries
    .selectFrom('actionPreventive')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('duerpDocumentId', '=', duerpDocumentId)
    .where('idUniteDeTravail', '=', idUniteDeTravail)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}

/** Moves the actions of a unit from a position on by one, so that another can have that position. */
export async function moveActionsFrom(
  queries: Queries,
  { duerpDocumentId, idUniteDeTravail }: Place,
  position: number,
): Promise<void> {
  await queries
    .updateTable('actionPreventive')
    .set((eb) => ({ position: eb('position', '+', 1) }))
    .where('duerpDocumentId', '=', duerpDocumentId)
    .where('idUniteDeTravail', '=', idUniteDeTravail)
    .where('position', '>=', position)
    .execute();
}

const writes = makePartWrites('actionPreventive', 'idAction');
export const { insert: insertActions, update: updateAction } = writes;

export const deleteAction = (queries: Queries, duerpDocumentId: string, idAction: string): Promise<void> =>
  writes.deleteAll(queries, duerpDocumentId, [idAction]);
