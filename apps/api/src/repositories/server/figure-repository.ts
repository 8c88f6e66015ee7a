import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Instant } from '../../db/schema/compte.ts';

/** What metrics say of the whole database: numbers of rows, and bytes. */
export type Figures = {
  accounts: number;
  duerps: number;
  versions: number;
  ownSessions: number;
  delegatedSessions: number;
  mails: number;
  demoOctets: number;
  databaseOctets: number;
};

const SIZE = {
  sqlite: sql<number>`(select page_count * page_size from pragma_page_count(), pragma_page_size())`,
  postgres: sql<number>`pg_database_size(current_database())`,
};

/** Counts them by one statement; a session counts while it is neither revoked nor ended. */
export const readFigures = ({ queries, engine }: Database, now: Instant): Promise<Figures> =>
  queries
    .selectNoFrom((eb) => {
      const countRows = (table: 'account' | 'duerpDocument' | 'version' | 'mail') =>
        eb.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
      const countSessions = eb
        .selectFrom('session')
        .where('revokedAt', 'is', null)
        .where('expiresAt', '>', now)
        .select(({ fn }) => fn.countAll<number>().as('count'));
      return [
        countRows('account').$asScalar().$notNull().as('accounts'),
        countRows('duerpDocument').where('deletedAt', 'is', null).$asScalar().$notNull().as('duerps'),
        countRows('version').$asScalar().$notNull().as('versions'),
        countSessions.where('delegateId', 'is', null).$asScalar().$notNull().as('ownSessions'),
        countSessions.where('delegateId', 'is not', null).$asScalar().$notNull().as('delegatedSessions'),
        countRows('mail').where('expiresAt', 'is not', null).$asScalar().$notNull().as('mails'),
        eb
          .selectFrom('keptDemo')
          .select(sql<number>`coalesce(sum("octets"), 0)`.as('octets'))
          .$asScalar()
          .$notNull()
          .as('demoOctets'),
        SIZE[engine].as('databaseOctets'),
      ];
    })
    .executeTakeFirstOrThrow();
