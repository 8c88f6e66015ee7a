import { setTimeout as sleep } from 'node:timers/promises';
import { idUniteDeTravail, unite } from '../bodies/documents.mjs';
import { makeCalls } from '../kills/calls.mjs';
import { openInstallation } from '../kills/installation.mjs';
import { startAttack } from './attacks.mjs';
import { compareByTurns } from './rounds.mjs';

/** Somebody else edits so many milliseconds after the answer to the edit before. */
const PAUSE_MS = 30;
/** The attacker's credit is used up before anything is measured. */
const WARM_UP_SECONDS = 5;

const percentile = (times, part) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)];

/** The 95th percentile, in milliseconds, of what an account's small edits take: alone, and while another account attacks by this name. */
export async function measureEdits(engine, attack, seconds) {
  const installation = await openInstallation(engine);
  try {
    const { seen, call, insist, createAccount } = makeCalls(installation.url);
    const open = async (emailAddress) => {
      const { tokens } = await createAccount(emailAddress);
      const token = tokens.accessToken;
      const { id } = await insist('/api/duerp/create', { token, method: 'POST' });
      const write = (operation, body) => call(`/api/duerp/${id}/${operation}`, { token, body });
      await write('update-list-unitesdetravail', { unitesDeTravail: [unite({ idUniteDeTravail })] });
      return { id, token, write };
    };
    const somebody = await open('quelquun@exemple.fr');
    const attacker = await open('abus@exemple.fr');

    const measure = async (roundSeconds) => {
      const times = [];
      const end = performance.now() + roundSeconds * 1_000;
      for (let number = 1; performance.now() < end; number += 1) {
        const body = { unitesDeTravail: [unite({ idUniteDeTravail, displayName: `Vente ${number}` })] };
        const start = performance.now();
        await somebody.write('update-list-unitesdetravail', body);
        times.push(performance.now() - start);
        await sleep(PAUSE_MS);
      }
      return percentile(times, 0.95);
    };
    const start = () => startAttack(attack, { call, attacker });
    const stop = start();
    await measure(WARM_UP_SECONDS);
    await stop();
    const compared = await compareByTurns({ measure, attack: start, seconds });
    return { ...compared, statuses: seen.statuses };
  } finally {
    await installation.close();
  }
}
