import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { PART_COLUMNS } from '../../db/schema/part-columns.ts';
import { type Reading, readRows, readTogether } from '../../db/readings.ts';
import type { ActionPreventiveTable } from '../../db/schema/duerp.ts';
import { makePartWrites } from './part-writes.ts';

export type ActionPreventiveRow = Selectable<ActionPreventiveTable>;

export const findAction = (
  queries: Queries,
  duerpDocumentId: string,
  idAction: string,
): Promise<ActionPreventiveRow | undefined> =>
  queries
    .selectFrom('actionPreventive')
    .selectAll()
    .where('duerpDocumentId', '=', duerpDocumentId)
    .where('idAction', '=', idAction)
    .executeTakeFirst();

type Place = Pick<ActionPreventiveRow, 'duerpDocumentId' | 'idUniteDeTravail'>;

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

type Around = Place & {
  idAction: string;
  idRisqueAssocie: string | null;
  apresIdAction: string | null | undefined;
};

/** What stands around an action that is about to be written, by one statement. */
export async function readAroundAction(
  queries: Queries,
  { duerpDocumentId, idUniteDeTravail, idAction, idRisqueAssocie, apresIdAction }: Around,
) {
  const inDuerp = sql`"duerpDocumentId" = ${duerpDocumentId}`;
  const inUnite = sql`${inDuerp} and "idUniteDeTravail" = ${idUniteDeTravail}`;
  const action = (id: string | null) =>
    readRows('actionPreventive', {
      columns: PART_COLUMNS.actionPreventive,
      where: sql`${inDuerp} and "idAction" = ${id}`,
    });
  const lastPosition: Reading<number | null> = () =>
    sql`(select max("position") from "actionPreventive" where ${inUnite})`;
  const { stored, before, unites, risques, last } = await readTogether(queries, {
    unites: readRows('uniteDeTravail', { columns: ['idUniteDeTravail'], where: inUnite }),
    risques: readRows('risque', {
      columns: ['idRisque'],
      where: sql`${inUnite} and "idRisque" = ${idRisqueAssocie}`,
    }),
    stored: action(idAction),
    before: action(apresIdAction ?? null),
    last: lastPosition,
  });
  return {
    isUniteKnown: unites.length > 0,
    isRisqueOfUnite: risques.length > 0,
    /** The action as it is stored, wherever it is in the document. */
    stored: stored[0],
    /** The one that it should come after. */
    before: before[0],
    /** The position after the last action of the unit. */
    nextPosition: last === null ? 0 : last + 1,
  };
}

const writes = makePartWrites('actionPreventive', 'idAction');
export const { insert: insertActions, write: writeActions } = writes;

export const deleteAction = (queries: Queries, duerpDocumentId: string, idAction: string): Promise<void> =>
  writes.deleteAll(queries, duerpDocumentId, [idAction]);
