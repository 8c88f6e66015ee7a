// Nothing acknowledged is lost: `node bench/kills.mjs [sqlite|postgres] [minutes]`.
// Ten writers while the server is killed (both engines) or its PostgreSQL is cut, crashes and is started again, or freezes,
// every ten seconds; somebody else reads and signs in meanwhile.
// Budget: 0 acknowledged edits lost, 0 answers of 500, every answer of 503 with its Retry-After and within 2 s, healed within 5 s,
// on a machine that does nothing else.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCalls, PASSWORD } from './kills/calls.mjs';
import { openInstallation } from './kills/installation.mjs';

const [engine = 'sqlite', minutes = '5'] = process.argv.slice(2);
const EVERY_MS = 10_000;
const ANSWERED_WITHIN_MS = 2_000;
const HEALED_WITHIN_MS = 5_000;
const WRITERS = 10;
/** Decision C2: what one account may have. */
const DUERPS_OF_AN_ACCOUNT = 5;

const installation = await openInstallation(engine);
const { seen, call, insist, createAccount, renew } = makeCalls(installation.url);
let acknowledged = 0;
let lost = 0;
let isOver = false;

async function readKept({ id, account }) {
  for (;;) {
    const answer = await call(`/api/duerp/${id}`, { token: account.tokens.accessToken });
    if (answer?.status === 200) return Number(answer.content.data.unitesDeTravail[0]?.displayName ?? 0);
    if (answer?.status === 401) await renew(account);
    else await sleep(100);
  }
}

async function check(writer) {
  const kept = await readKept(writer);
  // The edit under way at the mishap may be there too: written, and its answer lost.
  if (kept !== writer.last && kept !== writer.last + 1) {
    lost += 1;
    seen.found.push(`${writer.id}: ${kept} is kept, ${writer.last} was acknowledged`);
  }
  writer.last = kept;
}

/** Writes the next number, again and again. */
async function write(writer) {
  const { id, account, idUniteDeTravail } = writer;
  while (!isOver) {
    const answer = await call(`/api/duerp/${id}/update-list-unitesdetravail`, {
      token: account.tokens.accessToken,
      body: { unitesDeTravail: [{ idUniteDeTravail, displayName: String(writer.last + 1) }] },
    });
    if (answer?.status === 200) {
      writer.last += 1;
      acknowledged += 1;
    } else if (answer?.status === 401) await renew(account);
    else {
      await sleep(50);
      await check(writer);
    }
  }
  await check(writer);
}

/** What somebody else does meanwhile, in turn. */
async function live(account) {
  const emailAddress = 'personne@exemple.fr';
  const calls = [
    { path: '/api/duerp/list' },
    { path: '/api/myaccount/info' },
    { path: '/api/myaccount/archives' },
    { path: '/api/public/captcha/challenge' },
    { path: '/api/myaccount/mysubscriptions' },
    { path: '/api/public/token/new', body: { emailAddress, password: PASSWORD } },
    { path: '/api/public/account/info', body: { emailAddress } },
  ];
  for (let turn = 0; !isOver; turn += 1) {
    const { path, body } = calls[turn % calls.length];
    const answer = await call(path, { token: account.tokens.accessToken, body });
    if (answer?.status === 401 && body === undefined) await renew(account);
    await sleep(20);
  }
}

/** Lets one thing happen, and waits for the next edit that is acknowledged. */
async function suffer([name, happen]) {
  const began = performance.now();
  await happen();
  const over = performance.now();
  const known = acknowledged;
  while (acknowledged === known) await sleep(5);
  const healed = performance.now() - over;
  console.log(
    `${name}: lasted ${((over - began) / 1000).toFixed(1)} s, the next edit ${(healed / 1000).toFixed(1)} s after it (${acknowledged} acknowledged so far)`,
  );
  if (healed > HEALED_WITHIN_MS) seen.found.push(`${name}: not healed within 5 s`);
}

let suffered = 0;
try {
  const writers = [];
  for (let made = 0; made < WRITERS; made += DUERPS_OF_AN_ACCOUNT) {
    const account = await createAccount(`ecrivain${made}@exemple.fr`);
    for (let duerp = 0; duerp < DUERPS_OF_AN_ACCOUNT; duerp += 1) {
      const token = account.tokens.accessToken;
      const { id } = await insist('/api/duerp/create', { token, method: 'POST' });
      writers.push({ id, account, idUniteDeTravail: randomUUID(), last: 0 });
    }
  }
  const busy = [...writers.map(write), live(await createAccount('lectrice@exemple.fr'))];
  const end = performance.now() + Number(minutes) * 60_000;
  while (performance.now() < end) {
    // Not at the same instant of each ten seconds.
    await sleep(EVERY_MS - Math.random() * 500);
    await suffer(installation.mishaps[suffered % installation.mishaps.length]);
    suffered += 1;
  }
  isOver = true;
  await Promise.all(busy);
} finally {
  await installation.close();
}

const { statuses, found, slowest503 } = seen;
if (slowest503 > ANSWERED_WITHIN_MS) found.push(`an answer of 503 took ${slowest503.toFixed(0)} ms`);
const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
console.log(
  `${engine}, ${suffered} mishaps, ${acknowledged} edits acknowledged, ${lost} lost; slowest 503 ${slowest503.toFixed(0)} ms; answers ${counts.join(', ')}`,
);
for (const line of found.slice(0, 50)) console.log(line);
console.log(found.length === 0 ? 'nothing lost, nothing failed' : `FAILED: ${found.length}`);
process.exitCode = found.length === 0 ? 0 : 1;
