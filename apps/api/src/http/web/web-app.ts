import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../contract/problem.ts';
import type { Deps } from '../../deps.ts';
import { readEncoding, THRESHOLD_BYTES } from '../compression/encoding.ts';
import { makePageEncoder } from '../compression/page-encoder.ts';
import { makePublicConfig } from './public-config.ts';
import { makeWebPages } from './web-pages.ts';

/** Vite puts files whose name holds the hash of their content here. */
const HASHED = '/assets/';
const SCRIPT = 'application/javascript';
const YEAR_SECONDS = 365 * 24 * 3_600;

/** True when the web application was built. */
export const isWebAppBuilt = (webDir: string) => existsSync(join(webDir, 'index.html'));

/**
 * Serves the built web application: hashed files for ever, its page for every other path that a browser opens (the page
 * routes by itself). Anything under /api, and any other method, is a 404 of the API.
 */
export async function registerWebApp(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'mailer'>,
): Promise<void> {
  const { webDir } = deps.config;
  const makePage = isWebAppBuilt(webDir) ? makeWebPages(webDir, () => makePublicConfig(deps)) : undefined;
  if (makePage !== undefined) await app.register(registerFiles, { webDir });
  const encodePage = makePageEncoder();
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (makePage === undefined || !isPage || /^\/api(\/|$)/.test(path) || path.startsWith(HASHED)) {
      throw new Problem(404, { message: 'La ressource demandée est introuvable.' });
    }
    const page = makePage(request.url);
    const encoding = page.length < THRESHOLD_BYTES ? 'identity' : readEncoding(request);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(await encodePage(page, encoding));
  });
}

async function registerFiles(
  app: FastifyInstance,
  { webDir }: Pick<Deps['config'], 'webDir'>,
): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isFileOfPage: true };
  });
  // A connection of HTTP/1.1 stays open unless it is said otherwise (RFC 9112, 9.3): 50 bytes of each file said so again.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.removeHeader('connection');
    done();
  });
  // A module is UTF-8, whatever its type says (https://html.spec.whatwg.org/#fetch-a-single-module-script).
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (String(reply.getHeader('content-type')).startsWith(SCRIPT)) void reply.type(SCRIPT);
    done(null, payload);
  });
  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    index: false,
    globIgnore: ['index.html*'],
    preCompressed: true,
    cacheControl: false,
    // The ETag, or the name of a hashed file, says as much in fewer bytes of a header that no HTTP/1.1 compresses.
    lastModified: false,
    // A page asks for no part of a file.
    acceptRanges: false,
    setHeaders(reply, path) {
      const isHashed = path.slice(webDir.length).replaceAll('\\', '/').startsWith(HASHED);
      if (!isHashed) return void reply.header('cache-control', 'no-cache');
      void reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
      // Its name says what is in it: nobody asks whether it changed.
      void reply.removeHeader('etag');
    },
  });
}
