import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashFile } from './hash-file.ts';

beforeEach(() => void vi.stubGlobal('isSecureContext', true));
afterEach(() => void vi.unstubAllGlobals());

/** A file of this size, which is said to hold nothing where it is read. */
const sized = (size: number) => ({ size, arrayBuffer: () => Promise.resolve(new ArrayBuffer()) }) as Blob;

test('a file at the greatest size is hashed, one byte more is not read', async () => {
  expect(await hashFile(sized(100_000_000))).toHaveProperty('sha256');
  expect(await hashFile(sized(100_000_001))).toBe('TOO_LARGE');
});

test('a page without https says that it cannot', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await hashFile(sized(0))).toBe('NOT_SECURE');
});
