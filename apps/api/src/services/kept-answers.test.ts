import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeKeptAnswers } from './kept-answers.ts';

const of = (etag: string, encoding: 'br' | 'gzip' | 'identity' = 'identity') => ({
  etag,
  encoding,
  quality: 5,
});

test('keeps an answer by its key and its encoding; a small one is left as it is', async () => {
  const kept = makeKeptAnswers(100_000);
  const text = 'glissade '.repeat(200);
  await kept.keep({ subject: 'a' }, text, of('"1"', 'br'));
  expect(kept.find({ subject: 'a' }, 'gzip')).toBeUndefined();
  expect(kept.find({ subject: 'b' }, 'br')).toBeUndefined();
  const found = kept.find({ subject: 'a' }, 'br');
  expect([found?.encoding, found?.etag]).toStrictEqual(['br', '"1"']);
  expect(found && brotliDecompressSync(found.bytes).toString('utf8')).toBe(text);
  // The threshold is of the bytes, not of the letters.
  for (const [name, value, encoding] of [
    ['less', 'x'.repeat(1_023), 'identity'],
    ['as much', 'é'.repeat(512), 'br'],
  ] as const)
    expect([name, (await kept.keep({ subject: name }, value, of('"1"', 'br'))).encoding]).toStrictEqual([
      name,
      encoding,
    ]);
});

test('never holds more than its bytes: what was not asked for the longest goes first', async () => {
  const kept = makeKeptAnswers(10_000);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
    await kept.keep({ subject: name }, 'x'.repeat(1_000), of('"1"'));
  expect(kept.find({ subject: 'a' }, 'identity')).toBeDefined();
  await kept.keep({ subject: 'g' }, 'x'.repeat(1_000), of('"1"'));
  expect(kept.find({ subject: 'b' }, 'identity')).toBeUndefined();
  expect(kept.find({ subject: 'a' }, 'identity')).toBeDefined();
  expect(kept.size).toBe(9_000);
  await kept.keep({ subject: 'a' }, 'x'.repeat(2_000), of('"2"'));
  expect(kept.size).toBeLessThanOrEqual(10_000);
});

test('gives an answer of more than a quarter of its bytes without keeping it', async () => {
  const kept = makeKeptAnswers(10_000);
  expect((await kept.keep({ subject: 'a' }, 'x'.repeat(2_500), of('"1"'))).bytes.byteLength).toBe(2_500);
  expect(kept.find({ subject: 'a' }, 'identity')).toBeDefined();
  expect((await kept.keep({ subject: 'b' }, 'x'.repeat(2_501), of('"1"'))).bytes.byteLength).toBe(2_501);
  expect(kept.find({ subject: 'b' }, 'identity')).toBeUndefined();
});

test.each(['br', 'gzip', 'identity'] as const)(
  'what is kept (%s) holds no more memory than it counts',
  async (encoding) => {
    const { bytes } = await makeKeptAnswers(100_000).keep(
      { subject: 'a' },
      'glissade '.repeat(200),
      of('"1"', encoding),
    );
    expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
  },
);

test('keeps one state of a subject, the one that was written last: the others are never asked for again', async () => {
  const kept = makeKeptAnswers(10_000);
  for (const state of ['1', '2', '3'])
    await kept.keep({ subject: 'a', state }, 'x'.repeat(1_000), of(`"${state}"`));
  expect(kept.size).toBe(1_500);
  expect(kept.find({ subject: 'a', state: '2' }, 'identity')).toBeUndefined();
  expect(kept.find({ subject: 'a' }, 'identity')).toBeUndefined();
  expect(kept.find({ subject: 'a', state: '3' }, 'identity')?.etag).toBe('"3"');
});
