// Processor time of a call, against a bare node:http server in the same run: `node bench/server.mjs [requests] [runs]`.
// Beside it: bytes that opening a document takes on the wire, and the memory of the process after its start and 10,000 calls.
// Goals (docs/performance.md): account info 5, autosave 12, reading 40 / 344 risks 8 / 15 times; 20 / 45 kB; 200 MB, 1.1 times.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/api/src/config.ts';
import { makeDeps } from '../apps/api/src/deps.ts';
import { insertAccount } from '../apps/api/src/repositories/account/account-repository.ts';
import { createId } from '../apps/web/src/create-id.ts';
import { selectMasterData } from '../packages/referentiel/src/index.ts';
import { agent, BARE, readCpu, readMemory, repeat, send, start } from './server/processes.mjs';

const [requests = 1000, runs = 5] = process.argv.slice(2).map(Number);
const GOALS = { 'account info': 5, autosave: 12, 'reading 40 risks': 8, 'reading 344 risks': 15 };
const GOAL_BYTES = { 40: 20_000, 344: 45_000 };
const GOAL_MB = 200;
const GOAL_GROWTH = 1.1;
const CALLS_OF_GROWTH = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'odu-bench-'));
const webDir = join(folder, 'web');
mkdirSync(webDir);
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>ODU</title>');
const environment = { ODU_DATA_DIR: join(folder, 'data'), ODU_WEB_DIR: webDir, ODU_PORT: '0' };

const bare = await start(['-e', BARE], {});
// As `npm start` starts it.
const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
const flags = scripts['start:built'].match(/--[a-z-]+=\d+/g) ?? [];
const memory = Object.fromEntries(
  scripts['start:built'].match(/MALLOC_\w+=\d+/g)?.map((set) => set.split('=')) ?? [],
);
const server = await start([...flags, join(import.meta.dirname, '../apps/api/src/main.ts')], {
  ...environment,
  ...memory,
});
const deps = makeDeps(readConfig({ ...environment, ODU_LOG_LEVEL: 'silent' }));
const accountId = createId();
await insertAccount(deps.database.queries, {
  id: accountId,
  emailAddress: 'banc@exemple.fr',
  passwordHash: 'x',
  isEmailVerified: 1,
  isVip: 1,
  maxNumberOfDuerps: 1000,
  createdAt: new Date().toISOString(),
});
const { accessToken } = await deps.sessions.open(accountId);
const headers = {
  authorization: `Bearer ${accessToken}`,
  'content-type': 'application/json',
  'accept-encoding': 'gzip, deflate, br',
};
const call = (path, options = {}) =>
  send(server.url + path, { ...options, headers: { ...headers, ...options.headers } });
const post = (path, body) =>
  call(path, { method: 'POST', body: JSON.stringify(body), headers: { prefer: 'return=minimal' } });

/** A bakery's document of so many risks of the referential, each evaluated and with a remark. */
async function makeDocument(count) {
  const created = await call('/api/duerp/create', {
    method: 'POST',
    headers: { 'accept-encoding': 'identity' },
  });
  const { id } = JSON.parse(String(created.bytes));
  const known = selectMasterData('Boulangerie');
  const idUniteDeTravail = createId();
  const categories = new Map(
    known.categorieDeRisques.map(({ idPremadeCategorie, code, displayName }) => [
      idPremadeCategorie,
      { idCategorie: createId(), code, displayName, isUserDefined: false },
    ]),
  );
  const risques = known.risques.slice(0, count).map(({ idPremadeCategorie, code, displayName }, index) => ({
    idRisque: createId(),
    idCategorie: categories.get(idPremadeCategorie).idCategorie,
    code,
    displayName,
    isUserDefined: false,
    danger: `${displayName}, poste ${index}`,
    remarques: '',
    evalGravite: 1 + (index % 4),
    evalFrequence: 1 + (index % 3),
    evalMaitrise: 1 + (index % 4),
  }));
  const used = new Set(risques.map(({ idCategorie }) => idCategorie));
  const unite = {
    idUniteDeTravail,
    displayName: 'Fournil',
    categorieDeRisques: [...categories.values()].filter(({ idCategorie }) => used.has(idCategorie)),
    risques,
  };
  await post(`/api/duerp/${id}/update-list-unitesdetravail`, { unitesDeTravail: [unite] });
  return { id, idUniteDeTravail, risque: risques[0] };
}

try {
  const atStart = readMemory(server.child.pid);
  const [small, large] = [await makeDocument(40), await makeDocument(344)];
  let edits = 0;
  const calls = {
    'account info': () => call('/api/myaccount/info'),
    autosave: () =>
      post(`/api/duerp/${small.id}/update-risque`, {
        ...small.risque,
        idUniteDeTravail: small.idUniteDeTravail,
        remarques: `Relu ${(edits += 1)}`,
      }),
    'reading 40 risks': () => call(`/api/duerp/${small.id}`),
    'reading 344 risks': () => call(`/api/duerp/${large.id}`),
  };
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  const cost = async (pid, one) => {
    const before = readCpu(pid);
    await repeat(requests, one);
    return (readCpu(pid) - before) / requests;
  };
  // Warm engines first: what is compared is what a call costs, not its first compilation.
  await repeat(requests, () => send(bare.url));
  for (const one of Object.values(calls)) await repeat(requests / 2, one);
  const costs = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  const bares = [];
  for (let run = 0; run < runs; run += 1) {
    bares.push(await cost(bare.child.pid, () => send(bare.url)));
    for (const [name, one] of Object.entries(calls)) costs[name].push(await cost(server.child.pid, one));
  }
  const reference = median(bares);
  let isWithin = true;
  const say = (text, isGood) => {
    isWithin &&= isGood;
    console.log(`${text}${isGood ? '' : '  OVER'}`);
  };
  console.log(
    `bare node:http: ${reference.toFixed(0)} us of processor a call, load ${loadavg()[0].toFixed(1)}`,
  );
  for (const [name, goal] of Object.entries(GOALS)) {
    const ratio = median(costs[name]) / reference;
    say(
      `${name}: ${median(costs[name]).toFixed(0)} us, ${ratio.toFixed(1)} times (goal ${goal})`,
      ratio <= goal,
    );
  }
  for (const { risks, id } of [
    { risks: 40, id: small.id },
    { risks: 344, id: large.id },
  ]) {
    // What a page reads when it is opened; the texts come when somebody works in it, and what both are of is the whole.
    const readReferential = (partie) => call(`/api/duerpmasterdata/risques?duerpDocId=${id}${partie}`);
    const document = await call(`/api/duerp/${id}`);
    const [names, texts, whole] = [
      await readReferential('&partie=noms'),
      await readReferential('&partie=textes'),
      await readReferential(''),
    ].map(({ bytes }) => bytes.byteLength);
    const again = await call(`/api/duerp/${id}`, { headers: { 'if-none-match': document.headers.etag } });
    const sum = names + document.bytes.byteLength;
    say(
      `opening ${risks} risks: document ${document.bytes.byteLength} B, names of the referential ${names} B, ` +
        `together ${(sum / 1000).toFixed(1)} kB (goal ${GOAL_BYTES[risks] / 1000}); unchanged: ${again.status}, ${again.bytes.byteLength} B; ` +
        `its texts, when somebody works: ${texts} B (the whole: ${whole} B)`,
      sum <= GOAL_BYTES[risks] && again.bytes.byteLength === 0,
    );
  }
  const kinds = Object.values(calls);
  let index = 0;
  await repeat(CALLS_OF_GROWTH, () => kinds[(index += 1) % kinds.length]());
  const after = readMemory(server.child.pid);
  say(
    `memory: ${atStart.toFixed(0)} MB after start (goal ${GOAL_MB}), ${after.toFixed(0)} MB after the calls above, ${CALLS_OF_GROWTH} of them one after the other: ${(after / atStart).toFixed(2)} times (goal ${GOAL_GROWTH})`,
    atStart <= GOAL_MB && after / atStart <= GOAL_GROWTH,
  );
  process.exitCode = isWithin ? 0 : 1;
} finally {
  agent.destroy();
  for (const { child } of [bare, server]) child.kill();
  await deps.database.close();
  rmSync(folder, { recursive: true, force: true });
}
