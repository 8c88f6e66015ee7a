import type { Queries } from '../../db/database.ts';
import type { CalendrierTable, Instant } from '../../db/schema/compte.ts';
import type { Day } from '../../db/schema/duerp.ts';

/** The link of an account, if it has one. */
export const findCalendrier = (queries: Queries, accountId: string): Promise<CalendrierTable | undefined> =>
  queries.selectFrom('calendrier').selectAll().where('accountId', '=', accountId).executeTakeFirst();

/** The link of which the token has this hash, with the address of its account. */
export const findCalendrierByHash = (queries: Queries, tokenHash: string) =>
  queries
    .selectFrom('calendrier')
    .innerJoin('account', 'account.id', 'calendrier.accountId')
    .selectAll('calendrier')
    .select('account.emailAddress')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

/** Puts a link in the place of the one before it. */
export async function replaceCalendrier(queries: Queries, row: CalendrierTable): Promise<void> {
  const { accountId: _accountId, ...changes } = row;
  await queries
    .insertInto('calendrier')
    .values(row)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(changes))
    .execute();
}

/** Ends the link of an account; false when there was none. */
export async function deleteCalendrier(queries: Queries, accountId: string): Promise<boolean> {
  const deleted = await queries
    .deleteFrom('calendrier')
    .where('accountId', '=', accountId)
    .returning('accountId')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** A document of a calendar, with when its last version was made. */
export type CalendarDuerp = {
  id: string;
  displayName: string;
  revision: number;
  updatedAt: Instant;
  entreprise: string | null;
  latestCreationTime: Instant | null;
};

/** The documents of an account that are not deleted, by id. */
export const listCalendarDuerps = (queries: Queries, accountId: string): Promise<CalendarDuerp[]> =>
  queries
    .selectFrom('duerpDocument')
    .leftJoin('version', 'version.duerpDocumentId', 'duerpDocument.id')
    .select(({ fn }) => [
      'duerpDocument.id',
      'duerpDocument.displayName',
      'duerpDocument.revision',
      'duerpDocument.updatedAt',
      'duerpDocument.entreprise',
      fn.max('version.creationTime').as('latestCreationTime'),
    ])
    .where('duerpDocument.accountId', '=', accountId)
    .where('duerpDocument.deletedAt', 'is', null)
    .groupBy('duerpDocument.id')
    .orderBy('duerpDocument.id')
    .execute();

/** An action of a calendar; of a long text its beginning. */
export type CalendarAction = {
  duerpDocumentId: string;
  idAction: string;
  idUniteDeTravail: string;
  unite: string;
  texte: string;
  responsable: string;
  statut: string;
  date: Day;
};

type Wanted = { accountId: string; today: Day; limit: number; maxLength: number };

/** The actions that are still to be done, of the documents that are not deleted: those to come first, the nearest before, then the late ones. */
export const listCalendarActions = (
  queries: Queries,
  { accountId, today, limit, maxLength }: Wanted,
): Promise<CalendarAction[]> =>
  queries
    .selectFrom('duerpDocument')
    .innerJoin('actionPreventive', 'actionPreventive.duerpDocumentId', 'duerpDocument.id')
    .innerJoin('uniteDeTravail', (join) =>
      join
        .onRef('uniteDeTravail.duerpDocumentId', '=', 'actionPreventive.duerpDocumentId')
        .onRef('uniteDeTravail.idUniteDeTravail', '=', 'actionPreventive.idUniteDeTravail'),
    )
    .select((eb) => [
      'actionPreventive.duerpDocumentId',
      'actionPreventive.idAction',
      'actionPreventive.idUniteDeTravail',
      'uniteDeTravail.displayName as unite',
      eb
        .fn<string>('substr', ['actionPreventive.descriptionDeLaMesure', eb.lit(1), eb.lit(maxLength)])
        .as('texte'),
      'actionPreventive.responsable',
      'actionPreventive.statut',
      'actionPreventive.date',
    ])
    .where('duerpDocument.accountId', '=', accountId)
    .where('duerpDocument.deletedAt', 'is', null)
    .where('actionPreventive.statut', 'not in', ['Terminé', 'Annulé'])
    .where('actionPreventive.date', '!=', '')
    .orderBy((eb) => eb('actionPreventive.date', '<', today))
    .orderBy('actionPreventive.date')
    .orderBy('actionPreventive.duerpDocumentId')
    .orderBy('actionPreventive.idAction')
    .limit(limit)
    .execute();
