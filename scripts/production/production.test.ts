import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// What the image runs, without a container: the same folder, read-only, run by somebody who owns nothing but the data.

type Sbom = {
  bomFormat: string;
  metadata: { component: { name: string } };
  components: { name: string }[];
};

const NOBODY = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const root = mkdtempSync(join(tmpdir(), 'odu-production-'));
const folder = join(root, 'odu');
const dataDir = join(root, 'data');
const node = join(folder, 'bin/node');
const start = join(folder, 'apps/api/start.mjs');
const options = { cwd: '/', env: { ODU_DATA_DIR: dataDir, ODU_PORT: '0' }, ...asNobody };

let server: ReturnType<typeof spawn> | undefined;
let url = '';

const command = (...args: string[]) => execFileSync(node, [start, 'odu', ...args], options).toString();

/** The last line that a person would read, once the server is ready. */
const startServer = () =>
  new Promise<string>((resolve, reject) => {
    let output = '';
    server = spawn(node, [start], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /ODU est prêt\s*: (http\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('close', () => reject(new Error(`the server did not start: ${output}`)));
  });

beforeAll(async () => {
  execFileSync(process.execPath, [join(import.meta.dirname, 'make.mjs'), folder, '--with-node'], {
    stdio: 'ignore',
  });
  execFileSync('chmod', ['-R', 'a-w,a+rX', folder]);
  execFileSync('chmod', ['a+rx', root]);
  mkdirSync(dataDir);
  if (asNobody.uid !== undefined) chownSync(dataDir, asNobody.uid, asNobody.gid);
  url = await startServer();
});

afterAll(() => {
  server?.kill('SIGKILL');
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(root, { recursive: true });
});

test('a production folder holds no development package', () => {
  const packages = ['vitest', 'typescript', 'turbo', 'vite', 'playwright-core', 'storybook', 'node'];
  expect(packages.filter((name) => existsSync(join(folder, 'node_modules', name)))).toEqual([]);
});

/** Bytes of a folder's files, in MB. */
function weigh(path: string): number {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6;
}

test('it weighs no more than it must, its Node apart', () => {
  expect(weigh(folder) - weigh(join(folder, 'bin'))).toBeLessThan(130);
});

test('it says what it is made of, and under which licences', () => {
  const sbom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as Sbom;
  expect([sbom.bomFormat, sbom.metadata.component.name]).toEqual(['CycloneDX', 'odu']);
  const names = sbom.components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['fastify', '@myriaddreamin/typst-ts-node-compiler', 'react-dom']),
  );
  expect(names.filter((name) => ['vitest', 'typescript', 'node'].includes(name))).toEqual([]);
  const licences = readFileSync(join(folder, 'LICENCES.txt'), 'utf8');
  expect(licences).toMatch(/^fastify 5\.\d+\.\d+ {2}MIT$/m);
  expect(licences).not.toMatch(/ {2}(?:UNKNOWN|UNLICENSED)?$/m);
});

test('it answers, with all its parts', async () => {
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(command('doctor', '--json')).toContain('Typst');
  expect((await fetch(url)).headers.get('content-type')).toContain('text/html');
});

test('it makes a PDF', async () => {
  const email = 'anne@exemple.fr';
  const password = 'Levain.naturel.12';
  command('demo', '--email', email, '--password', password, '--json');
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, init);
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    return answer;
  };
  const json = { 'content-type': 'application/json' };
  const tokens = await call('/api/public/token/new', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ emailAddress: email, password }),
  });
  const { accessToken } = (await tokens.json()) as { accessToken: string };
  const headers = { ...json, authorization: `Bearer ${accessToken}` };
  const [duerp] = (await (await call('/api/duerp/list', { headers })).json()) as { id: string }[];
  const body = JSON.stringify({
    notesDeVersion: 'Essai',
    displayOptions: { sortBy: 'code', shouldGroupByUnite: true, shouldGroupByCategorie: false },
  });
  const made = await call(`/api/duerp/${duerp?.id}/generate`, { method: 'POST', headers, body });
  const { id } = (await made.json()) as { id: string };
  const pdf = await call(`/api/duerp/${duerp?.id}/versions/${id}/download-demo`, { headers });
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
