import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDevServer, SERVER_PATHS } from '../../apps/web/build/dev-server.ts';

const SERVER = join(import.meta.dirname, '../../apps/api/src');

/** The paths that the server answers by itself, as its sources write them; the metrics have a port of their own. */
const listServerPaths = () =>
  globSync('{http,payment}/**/*.ts', { cwd: SERVER })
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('metrics/'))
    .flatMap((file) => {
      const text = readFileSync(join(SERVER, file), 'utf8');
      return Array.from(
        text.matchAll(/(?:\b(?:app|scope)\.(?:get|post)(?:<[^(]*>)?\(\s*|\burl: |_PATH = )'(\/[^']*)'/g),
        ([, path = '']) => path,
      );
    });

test('Vite hands on every path that the server answers', () => {
  const paths = listServerPaths();
  expect(paths).toEqual(
    expect.arrayContaining(['/guide', '/healthz', '/dev/mail', '/paiement-test', '/webhooks/stripe']),
  );
  const isHandedOn = (path: string) => SERVER_PATHS.some((one) => path === one || path.startsWith(`${one}/`));
  expect(paths.filter((path) => !isHandedOn(path))).toEqual([]);
});

test('Vite finds the server where its variables put it', () => {
  expect(readDevServer({})).toMatchObject({ port: 5173, proxy: { '/api': 'http://localhost:3000' } });
  expect(readDevServer({ ODU_PORT: '3100', PORT: '1', ODU_BASE_URL: 'http://localhost:5180' })).toMatchObject(
    {
      port: 5180,
      proxy: { '/guide': 'http://localhost:3100' },
    },
  );
  expect(readDevServer({ ODU_PORT: '', PORT: '8080' })).toMatchObject({
    proxy: { '/webhooks': 'http://localhost:8080' },
  });
});
