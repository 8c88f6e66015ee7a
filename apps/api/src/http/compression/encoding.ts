import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

/** How the bytes of an answer travel. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Below it the frame and the work cost more than the bytes saved. */
export const THRESHOLD_BYTES = 1_024;

const COMPRESSED = ['br', 'gzip'] as const;
const isCompressed = (name: string | null): name is (typeof COMPRESSED)[number] =>
  COMPRESSED.some((one) => one === name);

/** The best encoding that the client takes. */
export function readEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = headers['accept-encoding'];
  const chosen = typeof accepted === 'string' ? negotiate(accepted, [...COMPRESSED, 'identity']) : 'identity';
  return isCompressed(chosen) ? chosen : 'identity';
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a text off the main thread, or leaves it as it is; `quality` is Brotli's, 0 to 11. */
export function encodeText(text: string, encoding: Encoding, quality: number): Promise<Buffer> {
  const bytes = Buffer.from(text);
  switch (encoding) {
    case 'identity':
      return Promise.resolve(bytes);
    case 'gzip':
      return compressGzip(bytes);
    case 'br':
      return compressBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      });
  }
}

const inflateBrotli = promisify(brotliDecompress);
const inflateGzip = promisify(gunzip);

/** The bytes of the text that was compressed, off the main thread. */
export function decodeBytes(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'identity':
      return Promise.resolve(bytes);
    case 'gzip':
      return inflateGzip(bytes);
    case 'br':
      return inflateBrotli(bytes);
  }
}
