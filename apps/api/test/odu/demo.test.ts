import type { DuerpListItem } from '@odu/api-contract';
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
  const [duerp] = (await server.request({ url: '/api/duerp/list', headers })).json<DuerpListItem[]>();
  const download = await server.request({
    url: `/api/duerp/${duerp?.id}/versions/${duerp?.latestVersion?.id}/download`,
    headers,
  });
  return { status: duerp?.paymentStatus_Derivated, download: download.statusCode };
};

test('the demonstration account has full access, so that a newcomer sees the real PDF; --free has not', async () => {
  expect(await demo()).toEqual({ status: 'VIP', download: 200 });
  expect(await demo('--email', 'libre@odu.example', '--free')).toEqual({
    status: 'PAYMENT_NEEDED',
    download: 403,
  });
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
