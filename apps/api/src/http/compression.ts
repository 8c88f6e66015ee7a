import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below it the frame and the work cost more than the bytes saved. */
const THRESHOLD_BYTES = 1_024;

/**
 * Compresses the texts that are sent (br, gzip) from a kilobyte on; a PDF is compressed already, and the files of the web
 * application are kept so. Bodies that are received are never inflated: a bomb would cost more than its limit.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    global: true,
    globalDecompression: false,
    threshold: THRESHOLD_BYTES,
    encodings: ['br', 'gzip'],
    customTypes: /^(?:text\/|application\/(?:problem\+)?json)/,
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        // The highest that costs no more than gzip.
        [constants.BROTLI_PARAM_QUALITY]: 4,
      },
    },
  });
}
