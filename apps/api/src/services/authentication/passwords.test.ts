import { expect, test } from 'vitest';
import { makePasswords } from './passwords.ts';

test('one address has ten hashes under way at most, and keeps nobody else waiting for a place', async () => {
  const passwords = makePasswords();
  const ask = async (from: string) => passwords.verify(undefined, 'Pain.au.chocolat.7', from);
  const asked = await Promise.allSettled([
    ...Array.from({ length: 14 }, () => ask('203.0.113.1')),
    ask('203.0.113.2'),
  ]);
  const refusals = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refusals).toHaveLength(4);
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
  expect(asked.at(-1)).toMatchObject({ status: 'fulfilled', value: false });
  // Its places came back.
  expect(await ask('203.0.113.1')).toBe(false);
});
