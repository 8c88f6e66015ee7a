// Sets up what is missing on a bare machine, and nothing else: node scripts/setup.mjs [--browser] [--postgres]
// Dependency-free and readable by the machine's own Node: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const STAMP = join(ROOT, 'node_modules', '.setup-stamp');
const MUTEX = join(ROOT, '.setup-lock');
/** Its owner's number may have become another process's by then. */
const STALE_MUTEX_MS = 30 * 60 * 1000;

const say = (message) => console.error(`[setup] ${message}`);
const fail = (message) => {
  say(message);
  process.exit(1);
};
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

checkNode();
installDependencies();
if (process.argv.includes('--browser')) {
  ensure({
    name: 'Chromium',
    isThere: () =>
      [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].some(
        (path) => path && existsSync(path),
      ),
    debianPackages: ['chromium'],
    otherwise: 'Install it, or set CHROMIUM_PATH to the program.',
  });
}
if (process.argv.includes('--postgres')) {
  ensure({
    name: 'PostgreSQL (the programs, for the throw-away databases of the tests)',
    isThere: hasPostgres,
    debianPackages: ['postgresql'],
    otherwise: 'Install it, or set PG_BIN_DIR to the folder of initdb.',
  });
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node ${process.version} is too old: install Node 20.19 or later (ODU then brings its own).`);
  }
}

function installDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  const isFresh = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
  if (isFresh()) return;

  if (!takeMutex(isFresh)) return;
  // A failure ends the process, which runs no `finally`.
  process.on('exit', dropMutex);
  if (!isFresh()) {
    say('installing the dependencies (npm ci), about a minute');
    const result = spawnNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    if (result.error) fail(`npm could not be started: ${result.error.message}`);
    if (result.status !== 0) fail('npm ci failed, its message is above.');
    writeFileSync(STAMP, wanted);
  }
  dropMutex();
}

/** `npm start` and `npm test` may begin at the same time: one installs (true), the other waits until it has (false). */
function takeMutex(isFresh) {
  let isTold = false;
  for (;;) {
    try {
      writeFileSync(MUTEX, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`cannot write in ${ROOT}: ${error.message}`);
    }
    if (isFresh()) return false;
    if (isAbandoned()) {
      rmSync(MUTEX, { recursive: true, force: true });
      continue;
    }
    if (!isTold)
      say(`another setup installs the dependencies, waiting for it (if none does, remove ${MUTEX})`);
    isTold = true;
    sleep(500);
  }
}

function dropMutex() {
  process.off('exit', dropMutex);
  rmSync(MUTEX, { force: true });
}

/** Whether who took the mutex is gone: stopped by Ctrl+C, killed, or its machine. */
function isAbandoned() {
  try {
    const age = Date.now() - statSync(MUTEX).mtimeMs;
    const owner = Number(readFileSync(MUTEX, 'utf8'));
    // No number yet: it is written right after the file is there.
    return age > STALE_MUTEX_MS || (owner > 0 ? !isAlive(owner) : age > 5000);
  } catch (error) {
    // Earlier versions took a folder.
    return error.code === 'EISDIR';
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** npm hands its own state down as npm_* variables (workspace, omit, ...): a nested npm must not inherit it. */
function spawnNpm(args) {
  const inherited =
    /^npm_(config_(workspace|workspaces|include_workspace_root|omit|include|production|global|prefix|local_prefix|nodedir)|command|lifecycle|package)/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !inherited.test(key)));
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  return spawnSync(command, [...before, ...args], { cwd: ROOT, env, stdio: ['ignore', 2, 2] });
}

function ensure({ name, isThere, debianPackages, otherwise }) {
  if (isThere()) return;
  if (spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) fail(`${name} was not found. ${otherwise}`);
  say(`installing ${name} (apt-get install ${debianPackages.join(' ')})`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...debianPackages]]) {
    const [command, ...rest] = [
      ...asRoot,
      // Two setups at once (two clones on a new machine) take turns: `apt-get update` gives up when another one runs.
      'flock',
      '/var/lib/apt',
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      '-o',
      'DPkg::Lock::Timeout=300',
      ...args,
    ];
    if (spawnSync(command, rest, { stdio: ['ignore', 2, 2] }).status !== 0) {
      fail(`apt-get ${args[0]} failed. ${otherwise}`);
    }
  }
  if (!isThere()) fail(`${name} is still missing. ${otherwise}`);
}

function hasPostgres() {
  const debian = '/usr/lib/postgresql';
  const folders = [
    process.env.PG_BIN_DIR,
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.some((folder) => folder && existsSync(join(folder, 'initdb')));
}
