import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { KNOWN_VARIABLES, readConfig } from '../../apps/api/src/config.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const FILES = ['Dockerfile', ...readdirSync(join(ROOT, 'deploy')).map((name) => `deploy/${name}`)];

/** What compose's own file asks for, and is not ODU's: its name, and where Caddy finds it. */
const OF_COMPOSE = new Set(['ODU_NAME', 'ODU_UPSTREAM']);

type Compose = {
  services: Record<string, { environment?: Record<string, string>; expose?: string[]; ports?: string[] }>;
};

/** A value as compose gives it: what stands in `.env`, else its default. */
const substitute = (value: string, given: Record<string, string>) =>
  value.replace(/\$\{(\w+)(?::-([^}]*)|:\?)?\}/g, (_match, name: string, otherwise = '') =>
    String(given[name] ?? otherwise),
  );

/** The environment that a compose file gives ODU. */
function readComposed(path: string, given: Record<string, string>) {
  const { environment = {} } = (parse(read(path)) as Compose).services['odu'] ?? {};
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, substitute(value, given)]),
  );
}

test.for(FILES)('every variable that %s names is one of ODU', (file) => {
  const names = read(file).match(/\b(?:ODU|STRIPE)_[A-Z_0-9]+/g) ?? [];
  const ours = names.filter((name) => !OF_COMPOSE.has(name));
  expect(readConfig(Object.fromEntries(ours.map((name) => [name, '']))).warnings).toEqual([]);
});

/** What the image says by itself. */
const OF_THE_IMAGE = ['ODU_PORT', 'ODU_HOST', 'ODU_DATA_DIR', 'ODU_WEB_DIR'];

test.for([
  ['deploy/compose.yaml', []],
  // Its database is the embedded one.
  ['deploy/compose.sqlite.yaml', ['DATABASE_URL']],
] as const)(
  '%s passes every variable of ODU, but those that are the image’s own',
  ([path, ownExceptions]) => {
    const composed = readComposed(path, {});
    const exceptions = [...OF_THE_IMAGE, ...ownExceptions];
    expect(KNOWN_VARIABLES.filter((name) => !(name in composed)).toSorted()).toEqual(exceptions.toSorted());
  },
);

test('what stands in .env sells with Stripe, under the name of the seller', () => {
  const given = {
    ODU_NAME: 'duerp.exemple.fr',
    ODU_SECRET: 's'.repeat(32),
    POSTGRES_PASSWORD: 'mot',
    ODU_BILLING: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_double',
    STRIPE_WEBHOOK_SECRET: 'whsec_double',
    SMTP_URL: 'smtps://odu:mot@smtp.exemple.fr',
    ODU_MAIL_FROM: 'ODU <odu@exemple.fr>',
    ODU_SUPPORT_EMAIL: 'support@exemple.fr',
    ODU_PRICE_STANDARD: '120',
    ODU_SELLER_NAME: 'ODU SAS',
    ODU_SELLER_ADDRESS: '1 rue du Test',
    ODU_SELLER_POSTAL_CODE: '75001',
    ODU_SELLER_CITY: 'Paris',
    ODU_SELLER_SIREN: '732829320',
    ODU_SELLER_VAT_NUMBER: 'FR44732829320',
  };
  expect(readConfig(readComposed('deploy/compose.yaml', given))).toMatchObject({
    billing: 'stripe',
    stripe: { secretKey: 'sk_live_double', isTest: false },
    prices: { standard: 120, premium: 299 },
    seller: { name: 'ODU SAS', siren: '732829320' },
    warnings: [],
  });
});

const SECRETS = { ODU_NAME: 'duerp.exemple.fr', ODU_SECRET: 's'.repeat(32), POSTGRES_PASSWORD: 'mot' };

test.for(['deploy/compose.yaml', 'deploy/compose.sqlite.yaml'])(
  'a port of metrics in .env is listened on in the container of %s, none is none',
  (path) => {
    expect(readConfig(readComposed(path, SECRETS)).metrics).toBeUndefined();
    expect(readConfig(readComposed(path, { ...SECRETS, ODU_METRICS_PORT: '9464' })).metrics).toEqual({
      port: 9464,
      host: '0.0.0.0',
    });
  },
);

test('the file that is added for the metrics publishes their port, to this machine alone', () => {
  const { services } = parse(read('deploy/compose.metrics.yaml')) as Compose;
  expect(Object.keys(services)).toEqual(['odu']);
  expect(services['odu']?.ports?.map((port) => substitute(port, { ODU_METRICS_PORT: '9464' }))).toEqual([
    '127.0.0.1:9464:9464',
  ]);
});

test('compose starts ODU with a configuration that it takes', () => {
  expect(readConfig(readComposed('deploy/compose.yaml', SECRETS))).toMatchObject({
    baseUrl: 'https://duerp.exemple.fr',
    trustProxy: 1,
    databaseUrl: 'postgresql://odu:mot@postgres:5432/odu',
    billing: 'off',
  });
  expect(readConfig(readComposed('deploy/compose.sqlite.yaml', {}))).toMatchObject({
    baseUrl: 'http://localhost:3000',
    trustProxy: false,
    databaseUrl: undefined,
  });
});

test('the service starts ODU with a configuration that it takes, behind one proxy', () => {
  const unit = read('deploy/odu.service');
  const [, line = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  const environment = Object.fromEntries(line.split(' ').map((pair) => pair.split('=')));
  expect(readConfig(environment)).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    trustProxy: 1,
    dataDir: '/var/lib/odu',
  });
  const [, program = '', entry = ''] = /^ExecStart=\/opt\/odu\/(\S+) \/opt\/odu\/(\S+)$/m.exec(unit) ?? [];
  expect(program).toBe('bin/node');
  expect(existsSync(join(ROOT, entry))).toBe(true);
});

test('the service goes on when the kernel ends the process of a PDF, which offers itself', () => {
  expect(read('deploy/odu.service').split('[Install]')[0]).toMatch(/^OOMPolicy=continue$/m);
});

test('every port is the one that ODU listens on', () => {
  expect(read('Dockerfile')).toMatch(/ODU_PORT=3000[\s\S]*EXPOSE 3000/);
  const ports = FILES.flatMap((file) =>
    Array.from(read(file).matchAll(/(?:127\.0\.0\.1|localhost|odu):(\d+)\b/g), ([, port]) => port),
  );
  expect(ports.length).toBeGreaterThan(6);
  expect(new Set(ports)).toEqual(new Set(['3000']));
});

test.for(['Caddyfile', 'nginx.conf', 'traefik.yaml'])('%s says how many proxies stand before ODU', (name) => {
  expect(read(`deploy/${name}`)).toMatch(/^#.*ODU_TRUST_PROXY=1/m);
});

test('the image is made of what exists, on the Node of the repository', () => {
  const dockerfile = read('Dockerfile');
  const version = (JSON.parse(read('package.json')) as { devDependencies: { node: string } }).devDependencies
    .node;
  expect(dockerfile).toContain(`ARG NODE=${version}`);
  expect(read('.nvmrc').trim()).toBe(version);
  expect(dockerfile).toContain('"/odu/apps/api/start.mjs"');
  expect(dockerfile).toContain('node scripts/production/make.mjs');
  expect(dockerfile).toMatch(/^USER node$/m);
});

test('what the image leaves out is nothing that its build reads', () => {
  const left = read('.dockerignore').split('\n').filter(Boolean);
  expect(left).toEqual(expect.arrayContaining(['.git', '**/node_modules', 'data', '.env*']));
  const needed = ['package.json', 'package-lock.json', 'turbo.json', 'scripts', 'apps', 'packages'];
  expect(needed.filter((path) => left.includes(path) || !existsSync(join(ROOT, path)))).toEqual([]);
});

test('every file of deploy/ that the documentation names exists, but the secrets that the operator writes', () => {
  const named = globSync('{README,CONTRIBUTING,docs/operations}.md', { cwd: ROOT }).flatMap(
    (file) => read(file).match(/\bdeploy\/[\w.]*\w/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => path !== 'deploy/.env' && !existsSync(join(ROOT, path)))).toEqual([]);
});

test('a Node that is too old is told in one sentence', () => {
  const source = read('apps/api/start.mjs').replaceAll('process.versions.node', "'24.1.9'");
  const run = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', source], {
      stdio: 'pipe',
      encoding: 'utf8',
    });
  expect(run).toThrow(/ODU demande Node\.js 24\.2 ou plus récent/);
});
