import { setTimeout as sleep } from 'node:timers/promises';
import { idUniteDeTravail, listOf, OPERATIONS, unite } from '../bodies/documents.mjs';

/** The largest valid edit: the greatest number of risks, and texts up to the greatest size of a body. */
function makeLargest() {
  const { bytes, worst } = OPERATIONS['update-list-risques'];
  const { risques } = worst['5,000 risks']();
  const room = Math.floor((bytes - Buffer.byteLength(JSON.stringify(listOf(risques)))) / risques.length) - 20;
  return risques.map((risque) => ({ ...risque, danger: 'é'.repeat(Math.floor(room / 2)) }));
}

const largest = makeLargest();

/** What an account does without end, by name: how many streams of it at once, and one step of a stream. */
export const ATTACKS = {
  /** Its largest edit, then the whole document. */
  big: {
    streams: 8,
    step: async ({ call, attacker }) => {
      const edited = await attacker.write('update-list-risques', listOf(largest.toReversed()));
      await call(`/api/duerp/${attacker.id}`, { token: attacker.token });
      return edited;
    },
  },
  /** The smallest edits, as many at once as a script likes. */
  small: {
    streams: 60,
    step: ({ attacker }) =>
      attacker.write('update-list-unitesdetravail', {
        unitesDeTravail: [unite({ idUniteDeTravail, displayName: `Vente ${Math.random()}` })],
      }),
  },
  /** All that is known of the account, and a copy of its document. */
  copies: {
    streams: 8,
    step: async ({ call, attacker }) => {
      await call('/api/myaccount/export', { token: attacker.token });
      return call(`/api/duerp/duplicate/${attacker.id}`, { token: attacker.token, method: 'POST' });
    },
  },
};

/** 403: it has the five documents that an account may have. */
const REFUSED = new Set([403, 409, 422, 429]);

/** Starts an attack; what it gives stops it, once its last answers came. */
export function startAttack(name, context) {
  const { streams, step } = ATTACKS[name];
  let isOn = true;
  const stream = async () => {
    while (isOn) {
      const answer = await step(context);
      if (answer === undefined || REFUSED.has(answer.status)) await sleep(100);
      else if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.content)}`);
    }
  };
  const running = Promise.all(Array.from({ length: streams }, stream));
  return async () => {
    isOn = false;
    await running;
  };
}
