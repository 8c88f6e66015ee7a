import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { isUnavailable } from '../../src/db/engines/engine.ts';
import { makeDeps } from '../../src/deps.ts';
import type { PaymentEvent } from '../../src/payment/provider.ts';
import { receiveEvent } from '../../src/payment/receive-event.ts';

/** A server of its own that is told the events of a file, all at once; those that it could not take are sent again, as a provider does. */
const deps = makeDeps(readConfig(process.env), { log: pino({ level: 'silent' }) });
// This file's caller alone writes it.
let waiting = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as PaymentEvent[];
const receipts: Record<string, number> = {};
while (waiting.length > 0) {
  const again: PaymentEvent[] = [];
  await Promise.all(
    waiting.map(async (event) => {
      try {
        const receipt = await receiveEvent(deps, event);
        receipts[receipt] = (receipts[receipt] ?? 0) + 1;
      } catch (error) {
        // What the server answers with a 503; of two that write at once, one may wait for the lock longer than a request does.
        if (!isUnavailable(error)) throw error;
        again.push(event);
      }
    }),
  );
  waiting = again;
}
await deps.reports.close();
await deps.database.close();
process.stdout.write(JSON.stringify(receipts));
