import { readConfig } from '../../src/config.ts';
import { makeDeps } from '../../src/deps.ts';
import type { JobHandlers } from '../../src/jobs/job-handler.ts';
import { startWorker } from '../../src/jobs/start-worker.ts';
import { keepMail } from '../../src/repositories/server/mail-repository.ts';

const now = new Date(String(process.env['TEST_NOW']));
const say = (line: string) => process.stdout.write(`${line}\n`);
const forever = new Promise<never>(() => {});

/** A worker that never ends what it begins: killed there, it leaves the job half-way. */
const HANDLERS = {
  /** In the middle of its transaction. */
  transaction: {
    'send-mail': ({ payload, finish }) =>
      deps.database.transaction(async (queries) => {
        await keepMail(queries, {
          id: payload.mailId,
          recipient: 'a@exemple.fr',
          replyTo: null,
          subject: 'À moitié',
          text: '',
          createdAt: now.toISOString(),
          expiresAt: null,
        });
        await finish(queries);
        say('half-way');
        await forever;
      }),
  },
  /** Outside of any: with the mail server, say. */
  outside: {
    'send-mail': async () => {
      say('half-way');
      await forever;
    },
  },
} satisfies Record<string, JobHandlers>;

const deps = makeDeps(readConfig({ ...process.env, ODU_LOG_LEVEL: 'silent' }), { clock: { now: () => now } });
const stop = startWorker(
  deps,
  process.env['TEST_HANDLER'] === 'transaction' ? HANDLERS.transaction : HANDLERS.outside,
  { graceMs: 100 },
);
process.on('SIGTERM', () => {
  void stop().then(() => process.exit(0));
});
