// Cost of a body by its size: `node bench/bodies.mjs [runs]`.
// Budgets: the worst valid and the worst invalid body of an operation's greatest size cost per kB at most 3 times an ordinary one;
// and a refused one holds the thread that serves everybody no longer than the biggest edit.
import { mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../apps/api/src/app.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { bodyLimitOf } from '../apps/api/src/contract/body-limit.ts';
import { follow, listOperations, readContract } from '../packages/api-contract/src/openapi-document.ts';
import { migrateToLatest } from '../apps/api/src/db/migrate.ts';
import { makeDeps } from '../apps/api/src/deps.ts';
import { insertAccount } from '../apps/api/src/repositories/account/account-repository.ts';
import { idUniteDeTravail, known, listOf, OPERATIONS, ORDINARY, unite } from './bodies/documents.mjs';
import { deep, garbage, unknownFields } from './bodies/wrong-bodies.mjs';

const [runs = 5] = process.argv.slice(2).map(Number);
const BUDGET = 3;
const REFUSED_MS = 400;
let longestRefusal = 0;

const dataDir = mkdtempSync(join(tmpdir(), 'odu-bench-'));
const config = readConfig({
  ODU_DATA_DIR: dataDir,
  ODU_WEB_DIR: join(dataDir, 'no-web'),
  ODU_LOG_LEVEL: 'silent',
});
const deps = makeDeps(config);
await migrateToLatest(deps.database);
const app = await buildApp(deps);

const accountId = randomUUID();
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

let callers = 0;
const send = (url, payload, remoteAddress = '127.0.0.1') =>
  app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress,
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
  });

const prepare = async () => {
  const { id } = (await send('/api/duerp/create', '')).json();
  await send(
    `/api/duerp/${id}/update-list-unitesdetravail`,
    JSON.stringify({ unitesDeTravail: [unite({ idUniteDeTravail })] }),
  );
  await send(`/api/duerp/${id}/update-list-risques`, JSON.stringify(listOf([known])));
  return id;
};

/** The median for each kB. */
function toCost(times, bytes, isRefused) {
  const median = times.toSorted((a, b) => a - b)[Math.floor(runs / 2)];
  if (isRefused) longestRefusal = Math.max(longestRefusal, median);
  return (median / bytes) * 1024;
}

/** Median milliseconds per kB, each run on a new document. */
async function measure(operation, make, isValid) {
  const times = [];
  let bytes = 0;
  for (let run = 0; run < runs; run += 1) {
    const id = await prepare();
    const payload = make();
    const start = performance.now();
    const answer = await send(`/api/duerp/${id}/${operation}`, payload);
    times.push(performance.now() - start);
    bytes = Buffer.byteLength(payload);
    if ((answer.statusCode === 200) !== isValid)
      throw new Error(`${operation}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
  }
  return toCost(times, bytes, !isValid);
}

const contract = readContract();
/** Bodies that the operations above do not make by hand: their examples, and those with each text at its greatest length. */
const others = listOperations(contract).filter(
  ({ url, requestBody }) => requestBody && !(url.split('/').at(-1) in OPERATIONS),
);
const exampleOf = ({ requestBody }) => {
  const { example, examples } = requestBody.content['application/json'];
  return example ?? Object.values(examples)[0].value;
};
const stretch = (operation) => {
  const { properties = {} } = follow(contract, requestSchemaOf(operation));
  const isFree = ({ type, format, enum: values, pattern }) =>
    type === 'string' && format === undefined && values === undefined && pattern === undefined;
  const long = Object.entries(properties)
    .map(([name, schema]) => [name, follow(contract, schema)])
    .filter(([, schema]) => isFree(schema) && schema.maxLength > 0)
    .map(([name, { maxLength }]) => [name, '€'.repeat(maxLength)]);
  return { ...exampleOf(operation), ...Object.fromEntries(long) };
};
const requestSchemaOf = ({ requestBody }) => requestBody.content['application/json'].schema;

/** Median milliseconds per kB of a call whose body, made anew for each, is refused or not, whatever becomes of it then. */
async function measureOther({ url }, makePayload) {
  const times = [];
  let bytes = 0;
  let isRefused = false;
  for (let run = 0; run < runs; run += 1) {
    const path = url.replace(':id', await prepare());
    const payload = makePayload();
    const start = performance.now();
    const answer = await send(path, payload, `10.0.${Math.floor(++callers / 250)}.${callers % 250}`);
    times.push(performance.now() - start);
    bytes = Buffer.byteLength(payload);
    isRefused = answer.statusCode === 400;
    if (answer.statusCode >= 500) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  }
  return toCost(times, bytes, isRefused);
}

let worstRatio = 0;
for (const [operation, { bytes, ordinary, worst }] of Object.entries(OPERATIONS)) {
  const valid = (make) => () => JSON.stringify(make());
  await measure(operation, valid(ordinary), true);
  const usual = await measure(operation, valid(ordinary), true);
  const cases = [
    ...Object.entries(worst).map(([name, make]) => ({ name, make: valid(make), isValid: true })),
    { name: 'wrong items', make: () => garbage(bytes), isValid: false },
    { name: 'unknown fields', make: () => unknownFields(bytes), isValid: false },
    { name: 'depth', make: () => deep(bytes), isValid: false },
    {
      name: 'wrong at the end',
      make: () => JSON.stringify({ ...ordinary(), x: 'x'.repeat(bytes - 20_000) }),
      isValid: false,
    },
  ];
  console.log(`${operation}: ordinary ${usual.toFixed(3)} ms/kB`);
  for (const { name, make, isValid } of cases) {
    const ratio = (await measure(operation, make, isValid)) / usual;
    worstRatio = Math.max(worstRatio, ratio);
    console.log(`  ${name}: ${ratio.toFixed(2)} of it`);
  }
}
for (const operation of others) {
  const bytes = bodyLimitOf(operation, contract) - 1000;
  const example = JSON.stringify(exampleOf(operation));
  const makeOrdinary = ORDINARY[operation.id];
  const ordinary = () => (makeOrdinary ? JSON.stringify(makeOrdinary()) : example);
  await measureOther(operation, ordinary);
  const usual = await measureOther(operation, ordinary);
  const long = JSON.stringify(stretch(operation));
  const cases = [
    // Some have no free text.
    ...(long === example ? [] : [['long texts', long]]),
    ['wrong items', garbage(bytes)],
    ['unknown fields', unknownFields(bytes)],
    ['depth', deep(bytes)],
    ['wrong at the end', JSON.stringify({ ...exampleOf(operation), x: 'x'.repeat(bytes - 20_000) })],
  ];
  const ratios = [];
  for (const [name, payload] of cases) {
    const ratio = (await measureOther(operation, () => payload)) / usual;
    worstRatio = Math.max(worstRatio, ratio);
    ratios.push(`${name} ${ratio.toFixed(2)}`);
  }
  console.log(`${operation.id}: ordinary ${usual.toFixed(3)} ms/kB; ${ratios.join(', ')} of it`);
}
const isWithin = worstRatio <= BUDGET && longestRefusal <= REFUSED_MS;
console.log(
  `${isWithin ? 'within' : 'OVER'}: ${worstRatio.toFixed(2)} of ${BUDGET}, ${longestRefusal.toFixed(0)} of ${REFUSED_MS} ms`,
);
process.exitCode = isWithin ? 0 : 1;
await app.close();
await deps.database.close();
rmSync(dataDir, { recursive: true, force: true });
