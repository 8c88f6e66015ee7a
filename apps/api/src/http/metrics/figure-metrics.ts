import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { type Figures, readFigures } from '../../repositories/server/figure-repository.ts';
import { MINUTE } from '../../services/clock.ts';
import { MAX_KEPT_BYTES } from '../../services/duerp/demos.ts';

/** Counting every row of a table takes a while in a large one: once a minute is enough. */
const FRESH_MS = MINUTE;

/** Adds what the whole database holds to the metrics. A database that is away leaves these out, the others are told. */
export function addFigureMetrics(registry: Registry, { database, clock, log }: Deps): void {
  let kept: Promise<Figures | null> | undefined;
  let readAt = -Infinity;
  const read = () => {
    if (kept === undefined || performance.now() - readAt >= FRESH_MS) {
      readAt = performance.now();
      kept = readFigures(database, clock.now().toISOString()).catch((error: unknown) => {
        log.warn({ err: error }, 'the figures of the database could not be read');
        readAt = -Infinity;
        return null;
      });
    }
    return kept;
  };
  const add = (
    name: string,
    help: string,
    valuesOf: (figures: Figures) => Record<string, number>,
    label?: string,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      async collect() {
        this.reset();
        const figures = await read();
        if (figures === null) {
          // One without a label is 0 after a reset, which nobody counted.
          if (label === undefined) this.remove();
          return;
        }
        for (const [value, count] of Object.entries(valuesOf(figures)))
          this.set(label === undefined ? {} : { [label]: value }, count);
      },
    });
  add('odu_accounts', 'Accounts.', ({ accounts }) => ({ all: accounts }));
  add('odu_duerps', 'DUERPs that are not deleted.', ({ duerps }) => ({ all: duerps }));
  add('odu_versions', 'Versions, those of archives too.', ({ versions }) => ({ all: versions }));
  add(
    'odu_sessions',
    'Sessions that are neither ended nor revoked, by who signed in.',
    ({ ownSessions, delegatedSessions }) => ({ owner: ownSessions, delegate: delegatedSessions }),
    'by',
  );
  add('odu_mails_waiting', 'Mails that wait for the mail server.', ({ mails }) => ({ all: mails }));
  add('odu_database_bytes', 'Size of the database on its disk.', ({ databaseOctets }) => ({
    all: databaseOctets,
  }));
  add(
    'odu_budget_used_bytes',
    'What is used of a budget that the server keeps by itself.',
    ({ demoOctets }) => ({ demos: demoOctets }),
    'budget',
  );
  add('odu_budget_bytes', 'The most that a budget may take.', () => ({ demos: MAX_KEPT_BYTES }), 'budget');
}
