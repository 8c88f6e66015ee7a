import type { Logger } from 'pino';
import { v7 } from 'uuid';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { DatabaseMoved } from './db/engines/own-file.ts';
import { makeProvider } from './payment/make-provider.ts';
import type { PaymentProvider } from './payment/provider.ts';
import { makeSandboxEvents, type SandboxEvents } from './payment/sandbox/sandbox-events.ts';
import { readSecret } from './secret.ts';
import { type AccessTokens, makeAccessTokens } from './services/authentication/access-tokens.ts';
import { type CalendarLinks, makeCalendarLinks } from './calendrier/calendar-links.ts';
import { type GreatCalendars, makeGreatCalendars } from './calendrier/great-calendars.ts';
import { type Captcha, makeCaptcha } from './services/authentication/captcha.ts';
import { type Clock, makeMovedClock, systemClock } from './services/clock.ts';
import { type KnownDevices, makeKnownDevices } from './services/authentication/known-devices.ts';
import { type Demos, makeDemos } from './services/duerp/demos.ts';
import { type Limiter, makeLimiter } from './services/limits/limiter.ts';
import { type Mailer, makeMailer } from './services/mails/mailer.ts';
import {
  type EmailVerification,
  makeEmailVerification,
} from './services/authentication/email-verification.ts';
import { type KeptAnswers, makeKeptAnswers } from './services/kept-answers.ts';
import { type Idempotency, makeIdempotency } from './services/limits/idempotency.ts';
import { makePacing, type Pacing } from './services/pacing/pacing.ts';
import { makePasswordReset, type PasswordReset } from './services/authentication/password-reset.ts';
import { makeDamage } from './services/running/damage.ts';
import { makeLog } from './services/running/make-log.ts';
import { makeMeters, type Meters } from './services/running/meters.ts';
import { makeWriteRefusals } from './services/running/write-refusals.ts';
import { makeParts, type Parts } from './services/running/parts.ts';
import { makePasswords, type Passwords } from './services/authentication/passwords.ts';
import { makePlaceWatch, type PlaceWatch } from './services/running/place-watch.ts';
import { makePresence, type Presence } from './services/running/presence.ts';
import { makeReminderLinks, type ReminderLinks } from './services/mails/reminder-links.ts';
import { makeReports, type Reports } from './services/duerp/reports.ts';
import { makeSessions, type Sessions } from './services/authentication/sessions.ts';

/** Everything that handlers use of the world. */
export type Deps = {
  config: Config;
  database: Database;
  clock: Clock;
  /** A new UUID, version 7: a table grows at one end of its index, and what is made together compresses. */
  makeId: () => string;
  log: Logger;
  limiter: Limiter;
  pacing: Pacing;
  knownDevices: KnownDevices;
  idempotency: Idempotency;
  captcha: Captcha;
  passwords: Passwords;
  accessTokens: AccessTokens;
  sessions: Sessions;
  mailer: Mailer;
  reports: Reports;
  /** Who takes the money; nothing asks it where there is no billing. */
  payment: PaymentProvider;
  sandboxEvents: SandboxEvents;
  /** What this process measures of its own work. */
  meters: Meters;
  parts: Parts;
  placeWatch: PlaceWatch;
  presence: Presence;
  demos: Demos;
  passwordReset: PasswordReset;
  emailVerification: EmailVerification;
  /** Documents as they were last written out, and the referential of each sector. */
  keptDuerps: KeptAnswers;
  keptMasterData: KeptAnswers;
  keptCalendars: KeptAnswers;
  greatCalendars: GreatCalendars;
  reminderLinks: ReminderLinks;
  calendarLinks: CalendarLinks;
};

/** Some 500 documents of 40 risks, compressed: who works in one reads it again and again. */
const KEPT_DUERPS_BYTES = 8 * 1024 * 1024;
/** The referential of every sector in one encoding, and of some pairs of sectors. */
const KEPT_MASTER_DATA_BYTES = 2 * 1024 * 1024;
/** The greatest calendar (8.8 MB, of texts drawn at random) is 4.6 MB compressed, as it is kept: it fits into a quarter of it. */
const KEPT_CALENDARS_BYTES = 20 * 1024 * 1024;

const makeClock = ({ testClock }: Config): Clock =>
  testClock === undefined ? systemClock : makeMovedClock(testClock, new Date());

/** Makes the real dependencies; a test gives its own clock or log in `given`; it and the operator's commands, a database with the patience of a migration. The caller closes `database`. */
export function makeDeps(
  config: Config,
  given: Partial<Pick<Deps, 'clock' | 'makeId' | 'log' | 'mailer'>> & { isPatient?: boolean } = {},
): Deps {
  const { clock = makeClock(config), makeId = () => v7(), log = makeLog(config) } = given;
  const secret = readSecret(config);
  const meters = makeMeters();
  const writeRefusals = makeWriteRefusals();
  const damage = makeDamage(log);
  const database = openDatabase({
    ...config,
    isPatient: given.isPatient ?? false,
    onLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
    onQuery: (seconds, isDone) =>
      meters.queryDuration.observe({ outcome: isDone ? 'done' : 'failed' }, seconds),
    onFault(error) {
      writeRefusals.note(error);
      damage.note(error);
      if (error instanceof DatabaseMoved) placeWatch.isInPlace();
    },
  });
  const placeWatch = makePlaceWatch(database, log);
  // By the time of the machine: a server whose clock was moved for a try must not seem to run for a year.
  const presence = makePresence({ database, clock: given.clock ?? systemClock, makeId, secret });
  const accessTokens = makeAccessTokens(secret, clock);
  const reports = makeReports({ meters });
  const mailer = given.mailer ?? makeMailer({ config, database, clock, makeId, log });
  const limiter = makeLimiter(database, clock, (limit) => meters.limitRefusals.inc({ limit }));
  const deps: Deps = {
    config,
    database,
    clock,
    makeId,
    log,
    limiter,
    pacing: makePacing({ onRefusal: () => meters.limitRefusals.inc({ limit: 'pacing' }) }),
    knownDevices: makeKnownDevices({ secret, clock, baseUrl: config.baseUrl }),
    idempotency: makeIdempotency(database, clock),
    captcha: makeCaptcha(secret, database, clock),
    passwords: makePasswords(),
    accessTokens,
    sessions: makeSessions({ config, database, clock, accessTokens, limiter, makeId }),
    mailer,
    reports,
    meters,
    parts: makeParts({ database, writeRefusals, damage, placeWatch, presence, mailer, reports, clock, log }),
    placeWatch,
    presence,
    payment: makeProvider(config, () => deps),
    sandboxEvents: makeSandboxEvents(secret, () => deps),
    demos: makeDemos({ config, database, clock, log }),
    passwordReset: makePasswordReset({ config, database, clock, mailer }),
    reminderLinks: makeReminderLinks({ secret, baseUrl: config.baseUrl }),
    calendarLinks: makeCalendarLinks({ secret, baseUrl: config.baseUrl }),
    emailVerification: makeEmailVerification({ config, database, clock, mailer, secret }),
    keptDuerps: makeKeptAnswers(KEPT_DUERPS_BYTES),
    keptMasterData: makeKeptAnswers(KEPT_MASTER_DATA_BYTES),
    keptCalendars: makeKeptAnswers(KEPT_CALENDARS_BYTES),
    greatCalendars: makeGreatCalendars(clock),
  };
  return deps;
}
