import { setTimeout as sleep } from 'node:timers/promises';
import { idUniteDeTravail, listOf, OPERATIONS, unite } from '../bodies/documents.mjs';
import { makeCalls } from '../kills/calls.mjs';
import { openInstallation } from '../kills/installation.mjs';

/** What the attacker has under way at once. */
const STREAMS = 8;
/** Somebody else edits so many milliseconds after the answer to the edit before. */
const PAUSE_MS = 30;

const percentile = (times, part) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)];

/** The largest valid edit: the greatest number of risks, and texts up to the greatest size of a body. */
function makeLargest() {
  const { bytes, worst } = OPERATIONS['update-list-risques'];
  const { risques } = worst['5,000 risks']();
  const room = Math.floor((bytes - Buffer.byteLength(JSON.stringify(listOf(risques)))) / risques.length) - 20;
  return risques.map((risque) => ({ ...risque, danger: 'é'.repeat(Math.floor(room / 2)) }));
}

/**
 * The 95th percentile, in milliseconds, of what an account's small edits take for so many seconds: alone, and while another
 * account sends its largest edits, reads and copies its document without end.
 */
export async function measureEdits(engine, seconds) {
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

    const measure = async () => {
      const times = [];
      const end = performance.now() + seconds * 1_000;
      for (let number = 1; performance.now() < end; number += 1) {
        const body = { unitesDeTravail: [unite({ idUniteDeTravail, displayName: `Vente ${number}` })] };
        const start = performance.now();
        await somebody.write('update-list-unitesdetravail', body);
        times.push(performance.now() - start);
        await sleep(PAUSE_MS);
      }
      return percentile(times, 0.95);
    };

    await measure();
    const alone = await measure();
    let isAttacking = true;
    const largest = makeLargest();
    const attack = async () => {
      while (isAttacking) {
        const answer = await attacker.write('update-list-risques', listOf(largest.toReversed()));
        if (answer?.status === 429) await sleep(100);
        else if (answer?.status !== 200)
          throw new Error(`${answer?.status} ${JSON.stringify(answer?.content)}`);
        await call(`/api/duerp/${attacker.id}`, { token: attacker.token });
      }
    };
    const attacks = Array.from({ length: STREAMS }, attack);
    const beside = await measure();
    isAttacking = false;
    await Promise.all(attacks);
    return { alone, beside, statuses: seen.statuses };
  } finally {
    await installation.close();
  }
}
