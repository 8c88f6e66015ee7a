// Makes a folder that runs ODU and holds nothing else: node scripts/production/make.mjs <folder> [--with-node]
// The Dockerfile calls it, and so may anybody without a container. The web application must be built (npm run build).
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listLicences, makeSbom } from './sbom.mjs';
import { trim } from './trim.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const WEB = 'apps/web/dist';

/** What the server reads while it runs; the package.json of the others are there for npm, which compares them with the lock. */
const SOURCES = [
  'apps/api/start.mjs',
  'apps/api/src',
  'packages/api-contract/openapi.yaml',
  'packages/api-contract/src',
  'packages/domain/src',
  'packages/referentiel/content',
  'packages/referentiel/src',
  'packages/report/src',
  'packages/report/template',
  WEB,
];

const isTest = (path) => /\.test\.tsx?$/.test(path);

const [target, withNode] = process.argv.slice(2);
if (target === undefined) fail('Usage: node scripts/production/make.mjs <folder> [--with-node]');
const folder = resolve(target);
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty.`);
if (!existsSync(join(ROOT, WEB, 'index.html'))) fail('The web application is not built: npm run build.');

for (const path of ['package.json', 'package-lock.json', ...listWorkspaces()]) copy(path);
for (const path of SOURCES) copy(path);
install();
trim(join(folder, 'node_modules'), join(ROOT, 'packages/report/src/text/fonts.ts'));
writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(makeSbom(), null, 2)}\n`);
writeFileSync(join(folder, 'LICENCES.txt'), listLicences());
if (withNode === '--with-node') bringNode();
process.stdout.write(`${folder} is ready: ${withNode ? 'bin/node' : 'node'} apps/api/start.mjs\n`);

function copy(path) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: (source) => !isTest(source) });
}

/** By hand: the `globSync` of node:fs came with Node 22, and any from 20.19 may run this. */
function listWorkspaces() {
  return ['apps', 'packages']
    .flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}/package.json`))
    .filter((path) => existsSync(join(ROOT, path)));
}

function install() {
  const args = ['ci', '--omit=dev', '--workspace=@odu/api', '--ignore-scripts'];
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const { status } = spawnSync('npm', [...args, ...quiet], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0) fail('npm ci failed, its message is above.');
}

/** The program of the `node` package, which is a development package: it is copied, its 24 is the one that was tested. */
function bringNode() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/node/package.json'), 'utf8'));
  const program = join(ROOT, 'node_modules/node/bin/node');
  if (!existsSync(program)) fail(`Node ${version} is not installed here (npm ci).`);
  mkdirSync(join(folder, 'bin'), { recursive: true });
  cpSync(program, join(folder, 'bin', basename(program)), { dereference: true });
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
