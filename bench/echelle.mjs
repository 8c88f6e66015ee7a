// Cost of each operation on a large PostgreSQL against a small one of the same run: `node bench/echelle.mjs [--part 0.1] [--pdf-kb 200] [--runs 3] [--only operations,servers,jobs]`.
// The whole (--part 1) is 100,000 accounts, 200,000 documents, 20 million risks, 300,000 versions: some 25 GB, and the PDFs.
// Budgets: at most 1.5 times the processor and the statements' time of the small one; two servers at most 1.2 times one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../apps/api/src/config.ts';
import { makeDeps } from '../apps/api/src/deps.ts';
import { fill, fillVersions, makeCluster, takeVersion } from './echelle/database.mjs';
import { measureJobs } from './echelle/jobs.mjs';
import { measureOperation } from './echelle/measure.mjs';
import { makeCalls, OPERATIONS, readCallers } from './echelle/operations.mjs';
import { PASSWORD } from './kills/calls.mjs';
import { agent, start } from './server/processes.mjs';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: '0.1' },
    'pdf-kb': { type: 'string', default: '1000' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: 'operations,servers,jobs' },
  },
});
const WHOLE = 100_000;
const SMALL = 40;
const BUDGET = 1.5;
const BUDGET_OF_TWO = 1.2;
/** A difference that no run can tell from the clock of the machine. */
const NOISE_MS = 1;
/** As many laps as it takes until a call costs what it will. */
const WARM_UP = 6;

const runs = Number(values.runs);
const pdfBytes = Number(values['pdf-kb']) * 1000;
const folder = mkdtempSync(join(tmpdir(), 'odu-echelle-'));
const webDir = join(folder, 'web');
mkdirSync(webDir);
mkdirSync(join(folder, 'data'));
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>ODU</title>');
const cluster = makeCluster();
const environmentOf = (name) => ({
  ODU_DATA_DIR: join(folder, 'data'),
  ODU_WEB_DIR: webDir,
  ODU_PORT: '0',
  ODU_TRUST_PROXY: '1',
  ODU_LOG_LEVEL: 'silent',
  DATABASE_URL: cluster.urlOf(name),
});
const startServer = (name) =>
  start(
    [
      '--max-semi-space-size=4',
      '--heap-growing-percent=30',
      join(import.meta.dirname, '../apps/api/src/main.ts'),
    ],
    environmentOf(name),
  );
const children = [];
const opened = [];
// An interrupted run takes its servers, and some gigabytes, with it.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const child of children) child.kill('SIGKILL');
    void cluster.close().finally(() => process.exit(1));
  });
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const step = (text) =>
  console.log(`${new Date().toISOString().slice(11, 19)} ${text} (load ${loadavg()[0].toFixed(1)})`);

let isWithin = true;
const judge = (isGood) => {
  isWithin &&= isGood;
  return isGood ? '' : '  OVER';
};

async function open(name, accounts) {
  const client = await cluster.connect(name);
  const deps = makeDeps(readConfig(environmentOf(name)));
  const side = { name, size: { accounts, pdfBytes }, client, deps, cluster, servers: [] };
  opened.push(side);
  return side;
}
const startOn = async (side) => {
  const server = await startServer(side.name);
  children.push(server.child);
  side.servers.push(server);
};

try {
  await cluster.startToFill();
  const sides = [];
  for (const [name, accounts] of [
    ['petite', SMALL],
    ['grande', Math.round(WHOLE * Number(values.part))],
  ]) {
    await cluster.makeDatabase(name);
    sides.push(await open(name, accounts));
  }
  const [small, large] = sides;
  const passwordHash = await small.deps.passwords.hash(PASSWORD);
  for (const side of sides) {
    step(`filling ${side.name}: ${side.size.accounts} accounts`);
    await fill(side.client, { ...side.size, passwordHash });
  }
  await startOn(small);
  const [first] = await readCallers(small.client, small.deps.sessions);
  const [, generate] = OPERATIONS.generation;
  await generate(makeCalls(small.servers[0].url, first));
  const model = await takeVersion(small.client);
  children.pop().kill();
  small.servers.pop();
  for (const side of sides) await fillVersions(side.client, side.size, model);
  for (const side of sides) {
    await side.client.end();
    await side.deps.database.close();
  }
  opened.length = 0;
  await cluster.startToMeasure();
  const measured = [await open('petite', small.size.accounts), await open('grande', large.size.accounts)];
  for (const side of measured) {
    await side.client.query('create extension pg_stat_statements');
    side.callers = await readCallers(side.client, side.deps.sessions);
    await startOn(side);
    const { rows } = await side.client.query(
      `select string_agg(relname || ' ' || reltuples, ', ' order by reltuples desc) as told from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 30`,
    );
    step(`${side.name}: ${((await cluster.sizeOf(side.name)) / 1e9).toFixed(2)} GB: ${rows[0].told}`);
  }
  const asked = values.only.split(',');
  if (asked.includes('operations')) await measureServers(measured);
  if (asked.includes('servers')) await measureTwo(measured[1]);
  if (asked.includes('jobs')) await measureWork(measured);
  process.exitCode = isWithin ? 0 : 1;
} finally {
  agent.destroy();
  for (const child of children) child.kill();
  for (const { client, deps } of opened) {
    await client.end().catch(() => {});
    await deps.reports.close();
    await deps.database.close().catch(() => {});
  }
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
}

/** A run is longer than an access token. */
async function signInAgain({ callers, deps }) {
  for (const caller of callers) caller.accessToken = (await deps.sessions.open(caller.accountId)).accessToken;
}

/** Both databases in turn, so that what else the machine does falls on both. */
async function measureServers([small, large]) {
  step('operations: milliseconds of processor a call (small, large, times), of statements, pages looked at');
  for (const name of Object.keys(OPERATIONS)) {
    const laps = [[], []];
    for (const side of [small, large]) await signInAgain(side);
    for (let run = 0; run <= runs; run += 1)
      for (const [index, side] of [small, large].entries()) {
        const lap = await measureOperation(name, side);
        // The first warms the engines.
        if (run > 0) laps[index].push(lap);
      }
    const of = (index, key) => median(laps[index].map((lap) => lap[key]));
    const ratio = of(1, 'cpu') / of(0, 'cpu');
    const isGood = ratio <= BUDGET || of(1, 'cpu') - of(0, 'cpu') < NOISE_MS;
    console.log(
      `${name}: ${of(0, 'cpu').toFixed(2)} ${of(1, 'cpu').toFixed(2)} ms, ${ratio.toFixed(2)} times; statements ${of(0, 'ms').toFixed(2)} ${of(1, 'ms').toFixed(2)} ms; pages ${of(0, 'pages').toFixed(0)} ${of(1, 'pages').toFixed(0)}${judge(isGood)}`,
    );
  }
}

/** The same calls by one server, and by two in turn. */
async function measureTwo(side) {
  await startOn(side);
  step('two servers against one');
  for (const name of ['account info', 'reading 100 risks, unchanged', 'autosave', 'list of documents']) {
    const laps = [[], []];
    await signInAgain(side);
    // What the second has to compile is no cost of being two.
    for (let run = 0; run < WARM_UP; run += 1)
      await measureOperation(name, { ...side, servers: side.servers.slice(1) });
    for (let run = 0; run <= runs; run += 1)
      for (const count of [1, 2]) {
        const { cpu } = await measureOperation(name, { ...side, servers: side.servers.slice(0, count) });
        if (run > 0) laps[count - 1].push(cpu);
      }
    const [one, two] = laps.map(median);
    console.log(
      `${name}: ${one.toFixed(2)} ${two.toFixed(2)} ms, ${(two / one).toFixed(2)} times${judge(two / one <= BUDGET_OF_TWO)}`,
    );
  }
}

async function measureWork([small, large]) {
  step('jobs and commands: milliseconds of statements the first time, then again (small, large)');
  const [few, many] = [await measureJobs(small), await measureJobs(large)];
  for (const [name, { first, median: again, failure, costly }] of Object.entries(many)) {
    const before = few[name];
    const ratio = again.ms / before.median.ms;
    const isGood = failure === undefined && (ratio <= BUDGET || again.ms - before.median.ms < 10 * NOISE_MS);
    console.log(
      `${name}: first ${before.first.ms.toFixed(1)} ${first.ms.toFixed(1)} ms; again ${before.median.ms.toFixed(1)} ${again.ms.toFixed(1)} ms, pages ${before.median.pages} ${again.pages}${failure ? `; FAILED: ${failure.message}` : ''}${judge(isGood)}`,
    );
    if (!isGood)
      for (const { ms, pages, calls, query } of costly)
        console.log(`    ${ms} ms, ${pages} pages, ${calls} times: ${query}`);
  }
}
