import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { idUniteDeTravail, unite } from '../bodies/documents.mjs';
import { makeCalls } from '../kills/calls.mjs';
import { openInstallation } from '../kills/installation.mjs';
import { openAccountWithDuerp } from './account.mjs';
import { compareByTurns } from './rounds.mjs';

/** Somebody else edits so many milliseconds after the answer to the edit before. */
const PAUSE_MS = 30;
/** The attacker's credit is used up before anything is measured. */
const WARM_UP_SECONDS = 5;

const percentile = (times, part) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)];

/** The attacker's process; `start` gives what stops it once its last answers came, and then tells all its answers so far by status. */
async function openAttacker(url, attack) {
  const child = fork(new URL('attacker.mjs', import.meta.url), [url, attack]);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the attacker ended with ${code}`);
  });
  ended.catch(() => {});
  const hear = async () => {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return message;
  };
  await hear();
  const start = () => {
    child.send('start');
    return () => {
      child.send('stop');
      return hear();
    };
  };
  return { start, close: () => child.kill() };
}

/** The 95th percentile, in milliseconds, of what an account's small edits take: alone, and while another account attacks by this name. */
export async function measureEdits(engine, attack, seconds) {
  const installation = await openInstallation(engine);
  let attacker;
  try {
    const somebody = await openAccountWithDuerp(makeCalls(installation.url), 'quelquun@exemple.fr');
    attacker = await openAttacker(installation.url, attack);
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
    const stop = attacker.start();
    await measure(WARM_UP_SECONDS);
    await stop();
    let statuses;
    const start = () => {
      const stopRound = attacker.start();
      return async () => {
        statuses = await stopRound();
      };
    };
    const compared = await compareByTurns({ measure, attack: start, seconds });
    return { ...compared, statuses };
  } finally {
    attacker?.close();
    await installation.close();
  }
}
