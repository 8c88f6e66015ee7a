import { brotliDecompressSync } from 'node:zlib';
import type { DuerpDocument, DuerpListItem } from '@odu/api-contract';
import { afterEach, expect, test, vi } from 'vitest';
import { useTestServer } from '../build-app.ts';
import { runOdu } from './run-odu.ts';

const server = useTestServer();

afterEach(() => vi.restoreAllMocks());

const demo = async (...options: string[]) => {
  const { code, output } = await runOdu(server, 'demo', '--json', ...options);
  expect(code).toBe(0);
  const [{ emailAddress, password }] = JSON.parse(output) as [{ emailAddress: string; password: string }];
  const tokens = await server.request({
    method: 'POST',
    url: '/api/public/token/new',
    body: { emailAddress, password },
  });
  const headers = { authorization: `Bearer ${tokens.json().accessToken}` };
  const list = (await server.request({ url: '/api/duerp/list', headers })).json<DuerpListItem[]>();
  const [duerp] = list;
  const download = await server.request({
    url: `/api/duerp/${duerp?.id}/versions/${duerp?.latestVersion?.id}/download`,
    headers,
  });
  return {
    seen: { status: duerp?.paymentStatus_Derivated, download: download.statusCode },
    opened: await Promise.all(list.map(({ id }) => weigh(id, headers))),
  };
};

async function weigh(id: string, headers: Record<string, string>) {
  const asked = { ...headers, 'accept-encoding': 'br' };
  const { rawPayload } = await server.request({ url: `/api/duerp/${id}`, headers: asked });
  const { data }: DuerpDocument = JSON.parse(String(brotliDecompressSync(rawPayload)));
  return {
    risques: data.unitesDeTravail.flatMap(({ risques }) => risques).length,
    bytes: rawPayload.byteLength,
  };
}

test('the demonstration account has full access, so that a newcomer sees the real PDF', async () => {
  const { seen, opened } = await demo();
  expect(seen).toEqual({ status: 'VIP', download: 200 });
  // The goals of a first opening: 20 kB with some forty risks, 45 kB with 344 (here 342).
  const [small, large] = opened.toSorted((one, other) => one.risques - other.risques);
  expect(large?.risques).toBeGreaterThan(340);
  expect(large?.bytes).toBeLessThan(45_000);
  expect(small?.bytes).toBeLessThan(20_000);
});

test('that of --free has not, until the command is given without it', async () => {
  const options = ['--email', 'libre@odu.example', '--password', 'Croissant-2026!'];
  const { seen } = await demo(...options, '--free');
  expect(seen).toEqual({ status: 'PAYMENT_NEEDED', download: 403 });
  expect((await runOdu(server, 'demo', ...options)).code).toBe(0);
  const { output } = await runOdu(server, 'accounts', 'show', 'libre@odu.example', '--json');
  expect(JSON.parse(output)).toMatchObject([{ isVip: true }]);
});

test('a password that nobody may choose makes no account', async () => {
  const options = ['--email', 'faible@odu.example', '--password', 'motdepasse'];
  const { code, error } = await runOdu(server, 'demo', ...options);
  expect([code, error.split('\n')]).toEqual([1, [expect.stringMatching(/\.$/)]]);
  expect((await runOdu(server, 'accounts', 'show', 'faible@odu.example')).code).toBe(1);
});

test('an account that may have no more is told so in one sentence', async () => {
  const options = ['--email', 'plein@odu.example', '--free'];
  expect((await runOdu(server, 'demo', ...options)).code).toBe(0);
  expect((await runOdu(server, 'accounts', 'limit', 'plein@odu.example', '2')).code).toBe(0);
  const { code, error } = await runOdu(server, 'demo', ...options);
  expect([code, error.split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^La démonstration est incomplète\u00A0: .+ \(POST \/api\/duerp\/create\)$/)],
  ]);
});
