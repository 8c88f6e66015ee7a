import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { SANDBOX_PATH } from '../../payment/sandbox/sandbox-provider.ts';
import { THRESHOLD_BYTES } from './encoding.ts';

/** Pages that hold a form's token, or the links of mails. */
const WITH_SECRETS = [SANDBOX_PATH, '/dev/mail'];

/**
 * Compresses the texts that are sent (br, gzip) from a kilobyte on; a PDF is compressed already, and the files of the web
 * application are kept so. Bodies that are received are never inflated: a bomb would cost more than its limit.
 * What carries a secret is left as it is (BREACH): these pages, and the calls that the contract names `x-carries-secrets`.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (WITH_SECRETS.some((path) => route.url.startsWith(path))) route.compress = false;
  });
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
