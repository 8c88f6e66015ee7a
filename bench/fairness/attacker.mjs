// An account at its limits, in a process of its own: `attacker.mjs <url> <attack>`, told « start » and « stop » by its parent.
// Of low priority: a real attacker makes its 5 MB bodies on another machine, which slows neither the server nor whoever measures.
import { constants, setPriority } from 'node:os';
import { makeCalls } from '../kills/calls.mjs';
import { openAccountWithDuerp } from './account.mjs';
import { startAttack } from './attacks.mjs';

setPriority(constants.priority.PRIORITY_LOW);
const [url, attack] = process.argv.slice(2);
const calls = makeCalls(url);
const attacker = await openAccountWithDuerp(calls, 'abus@exemple.fr');

let stop;
async function follow(order) {
  if (order === 'start') stop = startAttack(attack, { call: calls.call, attacker });
  else {
    await stop();
    process.send([...calls.seen.statuses]);
  }
}

process.on('message', (order) => void follow(order));
process.send('ready');
