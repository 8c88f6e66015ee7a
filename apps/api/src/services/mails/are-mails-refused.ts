import type { Database } from '../../db/database.ts';
import { countRefusedRecipients } from '../../repositories/server/mail-repository.ts';
import type { Clock } from '../clock.ts';

/** One or two may be addresses that do not exist; three different people in a row, and nobody served since, is our sender or our server. */
const REFUSED_RECIPIENTS = 3;

/**
 * Whether the mail server takes our connection and none of our mails: those to the last three people were refused, or hung,
 * and none left since. Read in the database, so that every server and the operator's command say the same.
 */
export const areMailsRefused = async ({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): Promise<boolean> =>
  (await countRefusedRecipients(database.queries, clock.now().toISOString())) >= REFUSED_RECIPIENTS;
