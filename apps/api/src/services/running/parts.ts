import type { BaseLogger } from 'pino';
import type { Database } from '../../db/database.ts';
import { isMigrated } from '../../db/migrate.ts';
import { areMailsRefused } from '../mails/are-mails-refused.ts';
import type { Mailer } from '../mails/mailer.ts';
import type { Clock } from '../clock.ts';
import type { Reports } from '../duerp/reports.ts';
import type { Presence } from './presence.ts';
import type { Damage } from './damage.ts';
import type { PlaceWatch } from './place-watch.ts';
import type { WriteRefusals } from './write-refusals.ts';

/** `off`: nothing is configured there, and nothing is missed. */
export type PartState = 'up' | 'down' | 'off';
export type PartStates = { database: DatabaseState; mail: PartState; pdf: PartState };

/** `read-only`: it answers and takes no writes, because its disk is full or it is a copy of another one. */
type DatabaseState = PartState | 'read-only';
/** What a server is made of, and whether each part works. */
export type Parts = {
  /** As they are now; the mail server and the PDF engine as they were when they last answered, at most some seconds ago. */
  read: () => Promise<PartStates>;
  /** Asks each of them, however long it takes: some seconds at most. */
  check: () => Promise<PartStates>;
};

/** A public page asks for it: whoever calls it again and again costs the mail server one connection in that time. */
const FRESH_MS = 3_000;
/** A part that is down is asked more often: that it is back is seen soon. */
const FRESH_WHILE_DOWN_MS = 1_000;
/** The schema is read from the catalogue: whoever calls again and again costs the database that twice a second. */
const SCHEMA_FRESH_MS = 500;
/** A reader waits for a slow part no longer than that, and gets what was known. */
const PATIENCE_MS = 500;

type Options = {
  database: Database;
  writeRefusals: WriteRefusals;
  damage: Pick<Damage, 'isFound'>;
  placeWatch: Pick<PlaceWatch, 'isInPlace'>;
  presence: Pick<Presence, 'renew'>;
  mailer: Mailer;
  reports: Reports;
  clock: Clock;
  log: BaseLogger;
};

export function makeParts({
  database,
  writeRefusals,
  damage,
  placeWatch,
  presence,
  mailer,
  reports,
  clock,
  log,
}: Options): Parts {
  const askSchema = () =>
    isMigrated(database).catch((error: unknown) => {
      log.error({ err: error }, 'the database does not answer');
      return false;
    });
  const toDatabaseState = async (isUp: boolean): Promise<DatabaseState> => {
    // The pages of the schema may be whole while those of accounts are not.
    if (!isUp || damage.isFound()) return 'down';
    return (await writeRefusals.areWritesTaken(presence.renew)) ? 'up' : 'read-only';
  };
  const askMail = async (): Promise<PartState> => {
    if (mailer.isDevInbox) return 'off';
    if (!(await mailer.check())) return 'down';
    // A database that does not answer is told by its own line.
    return (await areMailsRefused({ database, clock }).catch(() => false)) ? 'down' : 'up';
  };
  const askPdf = async (): Promise<PartState> => ((await reports.check()) ? 'up' : 'down');

  /** A file that is away is said once in the log, and not asked. */
  const ask = async (answer: () => Promise<boolean>): Promise<DatabaseState> =>
    placeWatch.isInPlace() ? toDatabaseState(await answer()) : 'down';

  const schema = shareAnswers(askSchema);
  const mail = rememberAnswers(askMail);
  const pdf = rememberAnswers(askPdf);
  return {
    async read() {
      const [databaseState, mailState, pdfState] = await Promise.all([ask(schema), mail(), pdf()]);
      return { database: databaseState, mail: mailState, pdf: pdfState };
    },
    async check() {
      const [databaseState, mailState, pdfState] = await Promise.all([ask(askSchema), askMail(), askPdf()]);
      return { database: databaseState, mail: mailState, pdf: pdfState };
    },
  };
}

/** One question at a time, whose answer everybody gets who asked meanwhile. A good one is kept for a moment, after a bad one the next reader asks anew. */
function shareAnswers(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  let goodUntil = -Infinity;
  const askOnce = () =>
    (asked ??= ask().then((isGood) => {
      if (isGood) goodUntil = performance.now() + SCHEMA_FRESH_MS;
      asked = undefined;
      return isGood;
    }));
  return async () => performance.now() < goodUntil || askOnce();
}

/** Asks again when the last answer is old, one question at a time; the first readers wait a little, then get what was known. */
function rememberAnswers(ask: () => Promise<PartState>): () => Promise<PartState> {
  let known: PartState = 'up';
  let asked: Promise<PartState> | undefined;
  let answeredAt = -Infinity;
  const askOnce = () =>
    (asked ??= ask()
      .catch((): PartState => 'down')
      .then((state) => {
        known = state;
        answeredAt = performance.now();
        asked = undefined;
        return state;
      }));
  return async () => {
    const freshMs = known === 'down' ? FRESH_WHILE_DOWN_MS : FRESH_MS;
    if (performance.now() - answeredAt < freshMs) return known;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<PartState>((resolve) => {
      timer = setTimeout(() => resolve(known), PATIENCE_MS);
    });
    return Promise.race([askOnce(), patience]).finally(() => clearTimeout(timer));
  };
}
