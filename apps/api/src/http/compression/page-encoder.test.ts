import { expect, test, vi } from 'vitest';
import { encodeText } from './encoding.ts';
import { makePageEncoder } from './page-encoder.ts';

test('a page is compressed once in each encoding', async () => {
  const encode = vi.fn<typeof encodeText>(encodeText);
  const encodePage = makePageEncoder(encode);
  const first = await encodePage('<p>Bonjour</p>', 'br');
  expect(await encodePage('<p>Bonjour</p>', 'br')).toBe(first);
  await encodePage('<p>Bonjour</p>', 'gzip');
  await encodePage('<p>Bonsoir</p>', 'br');
  expect(encode.mock.calls.map(([page, encoding]) => [page, encoding])).toEqual([
    ['<p>Bonjour</p>', 'br'],
    ['<p>Bonjour</p>', 'gzip'],
    ['<p>Bonsoir</p>', 'br'],
  ]);
});

test('a page whose compression failed is compressed at the next request', async () => {
  const encode = vi.fn<typeof encodeText>(encodeText).mockRejectedValueOnce(new Error('no memory'));
  const encodePage = makePageEncoder(encode);
  await expect(encodePage('<p>Bonjour</p>', 'br')).rejects.toThrow('no memory');
  expect(await encodePage('<p>Bonjour</p>', 'br')).toEqual(await encodeText('<p>Bonjour</p>', 'br', 11));
});
