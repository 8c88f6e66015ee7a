import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/services/limits/limiter.ts';
import { useTestServer } from '../build-app.ts';

const { max } = LIMITS.accountInfoPerIp;
const PROXY = '10.1.2.3';

/** One caller asks once more than his limit; `forwardedFor` is what each of his requests carries when it comes here. */
async function askTooOften(
  server: ReturnType<typeof useTestServer>,
  forwardedFor: (index: number) => string | undefined,
  from: (index: number) => string = () => PROXY,
) {
  const statuses: number[] = [];
  for (let index = 0; index <= max; index++) {
    const forwarded = forwardedFor(index);
    const answer = await server.request({
      method: 'POST',
      url: '/api/public/account/info',
      body: { emailAddress: 'inconnu@exemple.fr' },
      from: from(index),
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    });
    statuses.push(answer.statusCode);
  }
  return statuses.filter((status) => status === 429).length;
}

describe.each([
  ['one proxy', '1', '198.51.100.1'],
  ['two proxies', '2', '198.51.100.1, 10.9.9.9'],
  ['the network of the proxies', '10.0.0.0/8', '198.51.100.1, 10.9.9.9'],
])('behind %s', (_name, ODU_TRUST_PROXY, seen) => {
  const server = useTestServer({ environment: { ODU_TRUST_PROXY } });

  test('what the caller wrote himself in X-Forwarded-For does not change who he is', async () => {
    expect(await askTooOften(server, (index) => `203.0.113.${index}, ${seen}`)).toBe(1);
  });

  test('the port that a proxy writes beside an address does not change who he is', async () => {
    const withPort = (index: number) => seen.replace('100.1', `150.1:${50_000 + index}`);
    expect(await askTooOften(server, withPort)).toBe(1);
  });

  test('nor do 5 kB of addresses that he wrote', async () => {
    const long = (index: number) => `${`203.0.113.${index}, `.repeat(300)}${seen.replace('100.1', '160.1')}`;
    expect(await askTooOften(server, long)).toBe(1);
  });

  test('another caller has his own limit', async () => {
    expect(await askTooOften(server, (index) => seen.replace('100.1', `200.${index}`))).toBe(0);
  });
});

describe('without a proxy', () => {
  const server = useTestServer();
  test('X-Forwarded-For is not read', async () => {
    expect(await askTooOften(server, (index) => `203.0.113.${index}`)).toBe(1);
  });
  test('the addresses of one IPv6 network are one caller', async () => {
    const inOneNetwork = (index: number) => `2001:db8:1:2::${index.toString(16)}`;
    expect(await askTooOften(server, () => undefined, inOneNetwork)).toBe(1);
  });
});
