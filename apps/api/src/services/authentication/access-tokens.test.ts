import { expect, test } from 'vitest';
import { ACCESS_TOKEN_MS, makeAccessTokens } from './access-tokens.ts';

const OF = { accountId: 'compte', sessionId: 'session' };

const open = () => {
  let now = Date.parse('2026-11-22T09:00:00Z');
  const tokens = makeAccessTokens('secret', { now: () => new Date(now) });
  return { tokens, wait: (ms: number) => (now += ms) };
};

test('a token that was read before ends all the same, to the second', () => {
  const { tokens, wait } = open();
  const token = tokens.sign(OF);
  expect(tokens.read(token)).toStrictEqual(OF);
  wait(ACCESS_TOKEN_MS - 1_000);
  expect(tokens.read(token)).toStrictEqual(OF);
  wait(1_000);
  expect(tokens.read(token)).toBeUndefined();
  expect(tokens.read(token, { isExpiredAllowed: true })).toStrictEqual(OF);
});

test('one that only looks like a known token is checked itself', () => {
  const { tokens } = open();
  const token = tokens.sign(OF);
  expect(tokens.read(token)).toStrictEqual(OF);
  const [header, , signature] = token.split('.');
  const payload = tokens.sign({ ...OF, accountId: 'un autre' }).split('.')[1];
  expect(tokens.read([header, payload, signature].join('.'))).toBeUndefined();
  expect(tokens.read(`${token}A`)).toBeUndefined();
});

test('more tokens than are remembered are all read', () => {
  const { tokens } = open();
  const signed = Array.from({ length: 2_100 }, (_, index) =>
    tokens.sign({ accountId: `compte ${index}`, sessionId: 'session' }),
  );
  for (let round = 0; round < 2; round += 1)
    for (const [index, token] of signed.entries())
      expect(tokens.read(token)?.accountId).toBe(`compte ${index}`);
});
