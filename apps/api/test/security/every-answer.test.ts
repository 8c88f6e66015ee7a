import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOperations, readContract } from '@odu/api-contract/document';
import { useTestServer } from '../build-app.ts';

const FILES = [
  'index.html',
  'favicon.svg',
  'manifest.webmanifest',
  'assets/index-abc123.js',
  'assets/index-abc123.css',
  'assets/marianne-abc123.woff2',
];
const webDir = mkdtempSync(join(tmpdir(), 'odu-headers-'));
mkdirSync(join(webDir, 'assets'));
for (const file of FILES) writeFileSync(join(webDir, file), 'x');

/** What the application itself registers, so that a route added tomorrow is walked too. */
const routes: { method: string; url: string }[] = [];
const follow = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
};
subscribe('fastify.initialization', follow);
afterAll(() => {
  unsubscribe('fastify.initialization', follow);
  rmSync(webDir, { recursive: true, force: true });
});

const ID = '4b1e7f0a-3c52-4d86-9a7f-2f1d0c9b8e77';
/** What no route has, and what fails before any. */
const OTHERS = [
  { method: 'GET', url: '/nulle/part' },
  { method: 'GET', url: '/api/nulle/part' },
  { method: 'GET', url: '/assets/absent.js' },
  { method: 'DELETE', url: '/guide' },
  { method: 'PUT', url: '/api/duerp/list' },
  { method: 'OPTIONS', url: '/api/duerp/list' },
  { method: 'GET', url: '/%zz' },
  { method: 'GET', url: `/api/duerp/${'x'.repeat(300)}` },
];

type Server = ReturnType<typeof useTestServer>;
type Answer = Awaited<ReturnType<Server['app']['inject']>>;

async function* walk(server: Server) {
  const account = await server.signUp('anne@exemple.fr');
  for (const { method, url } of [...routes, ...OTHERS])
    for (const headers of [{}, { authorization: `Bearer ${account.accessToken}` }]) {
      const path = url.replace(/:\w+/g, ID);
      // No body: what a call refuses carries the headers of what it does.
      const answer = await server.app.inject({ method: method as 'GET', url: path, headers });
      yield { name: `${method} ${path} ${answer.statusCode}`, path, answer };
    }
}

function expectSecurityHeaders({ headers }: Answer, name: string) {
  const policy = String(headers['content-security-policy']).split(';');
  for (const directive of ["default-src 'none'", "frame-ancestors 'none'"])
    expect.soft(policy, name).toContain(directive);
  expect.soft(policy.join(), name).not.toMatch(/unsafe-|\*|https?:/);
  expect.soft(headers, name).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
  for (const absent of ['x-powered-by', 'server', 'access-control-allow-origin'])
    expect.soft(headers[absent], `${name} ${absent}`).toBeUndefined();
  expect.soft(headers['x-request-id'], name).toMatch(/^[0-9a-f-]{36}$/);
}

/** The example is the same for everybody. */
const isPersonal = (path: string) => path.startsWith('/api/') && path !== '/api/public/example';
const isText = (type: unknown) => /^text\/|^application\/(problem\+)?json/.test(String(type));

describe('behind https', () => {
  const server = useTestServer({ environment: { ODU_WEB_DIR: webDir, ODU_DEV_MAIL: 'everyone' } });
  beforeAll(() => server.app.ready());

  test('the walk knows every call of the contract, every page and every file', () => {
    const known = new Set(routes.map(({ method, url }) => `${method} ${url}`));
    for (const { method, url } of listOperations(readContract()))
      expect.soft(known).toContain(`${method.toUpperCase()} ${url}`);
    for (const url of [
      '/healthz',
      '/readyz',
      '/guide',
      '/dev/mail/:id',
      '/pages.css',
      // The page has no route of its own: it answers every path that is no other.
      ...FILES.filter((file) => file !== 'index.html').map((file) => `/${file}`),
    ])
      expect.soft(known).toContain(`GET ${url}`);
  });

  test('every answer carries the security headers, HSTS too', async () => {
    let count = 0;
    for await (const { name, path, answer } of walk(server)) {
      count++;
      expectSecurityHeaders(answer, name);
      expect.soft(answer.headers['strict-transport-security'], name).toBe('max-age=31536000');
      const { 'cache-control': caching, 'content-type': type } = answer.headers;
      expect.soft(isPersonal(path) ? caching : 'no-store', name).toBe('no-store');
      expect.soft(String(type), name).toMatch(isText(type) ? /; charset=utf-8$/ : /./);
      expect.soft(answer.statusCode, name).not.toBe(500);
    }
    expect(count).toBeGreaterThan(100);
  });

  // A page's id went to PostgreSQL, which takes no NUL in a text: a 500.
  test('no route takes a NUL, in its path or its query', async () => {
    for (const { method, url } of routes) {
      const path = url.replace(/:\w+|\*/g, '%00');
      const asked = path === url ? `${path}?a=%00` : path;
      const answer = await server.app.inject({ method: method as 'GET', url: asked });
      expect.soft(answer.statusCode, `${method} ${asked}`).toBe(400);
    }
  });

  test.for(['/', '/guide', '/api/public/config'])('TRACE of %s sends nothing back', async (url) => {
    // The type of the injection leaves TRACE out.
    const answer = await server.app.inject({
      method: 'TRACE' as 'GET',
      url,
      headers: { 'x-secret': 'écho' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('écho');
  });
});

describe('without https', () => {
  const server = useTestServer({
    environment: { ODU_WEB_DIR: webDir, ODU_BASE_URL: 'http://localhost:3000' },
  });

  test('the same, without what would take the browser to a https that is not there', async () => {
    for await (const { name, answer } of walk(server)) {
      expectSecurityHeaders(answer, name);
      expect.soft(answer.headers['strict-transport-security'], name).toBeUndefined();
      expect.soft(answer.headers['content-security-policy'], name).not.toContain('upgrade-insecure');
    }
  });
});
