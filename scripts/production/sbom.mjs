// What ODU is made of, from package-lock.json: node scripts/production/sbom.mjs [--licences]
// CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/), else one package a line with its licence. `npm sbom` leaves out what
// a workspace takes as a peer, and so React, which is in the page that ODU serves.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
/** The server and its command; the page, whose packages are built into its files. */
const PROGRAMS = ['apps/api', 'apps/web'];

const readLock = () => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;

/** Where Node finds a package that the one at `from` asks for; undefined when it is not installed. */
function find(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path] !== undefined) return packages[path].link ? packages[path].resolved : path;
    if (folder === '') return undefined;
  }
}

/** The packages that run, by where they are installed: all that the programs ask for, and what that asks for in turn. */
function listComponents(packages) {
  const found = new Set();
  const waiting = [...PROGRAMS];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const {
      dependencies,
      optionalDependencies,
      peerDependencies,
      peerDependenciesMeta = {},
    } = packages[path];
    const needed = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...needed]) {
      const next = find(packages, path, name);
      if (next !== undefined) waiting.push(next);
    }
  }
  const byName = new Map();
  for (const path of found) {
    // Ours are the thing that is described, not what it is made of.
    if (!path.includes('node_modules/')) continue;
    const {
      version,
      license,
      integrity,
      name = path.slice(path.lastIndexOf('node_modules/') + 13),
    } = packages[path];
    byName.set(`${name}@${version}`, { name, version, license: license ?? 'UNKNOWN', integrity });
  }
  return [...byName.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

const toPurl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const toLicence = (licence) =>
  /\s/.test(licence) ? { expression: licence.replace(/^\((.*)\)$/, '$1') } : { license: { id: licence } };
const toHash = (integrity) => {
  const [, base64] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  return base64 && { alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') };
};

/** The bill of materials as CycloneDX; the same text for the same lock. */
export function makeSbom() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const component = { type: 'application', name: 'odu', version, 'bom-ref': `odu@${version}` };
  const components = listComponents(readLock()).map(({ integrity, license, ...one }) => {
    const hash = toHash(integrity);
    return {
      type: 'library',
      'bom-ref': toPurl(one),
      ...one,
      purl: toPurl(one),
      licenses: [toLicence(license)],
      ...(hash && { hashes: [hash] }),
    };
  });
  return { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components };
}

/** One package a line: name, version, licence. */
export const listLicences = () =>
  listComponents(readLock())
    .map(({ name, version, license }) => `${name} ${version}  ${license}\n`)
    .join('');

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(
    process.argv.includes('--licences') ? listLicences() : `${JSON.stringify(makeSbom(), null, 2)}\n`,
  );
