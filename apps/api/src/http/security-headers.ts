import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';
import { CONTENT_SECURITY_POLICY } from './content-security-policy.ts';

const YEAR_SECONDS = 365 * 24 * 3_600;

const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** The headers of an answer that no hook goes through, and that shows nothing. */
export const headersOfBareAnswer = ({ baseUrl }: Pick<Config, 'baseUrl'>): Record<string, string> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  'cache-control': 'no-store',
  ...(baseUrl.startsWith('https://') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file that a page loads. */
    isFileOfPage?: boolean;
  }
}

/**
 * For what no browser shows as a page, an answer of the API or a file that a page loads (script, style sheet, font): it loads
 * nothing itself, and what only counts for a page is left out. HTTP/1.1 compresses no header, and a page loads seven files or more.
 */
const OF_WHAT_IS_LOADED = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies HelmetOptions;

/** The headers that Helmet gives with these options, asked for once: made anew for each answer, as it does, they were a fifth of its cost. */
function listHeaders(options: HelmetOptions): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, (error) => {
    if (error !== undefined) throw error as Error;
  });
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return {
    ...(Object.fromEntries(headers) as Record<string, string>),
    'permissions-policy': PERMISSIONS_POLICY,
  };
}

/** Gives every answer its security headers. HSTS and the upgrade of links only exist where the site has https. */
export function registerSecurityHeaders(app: FastifyInstance, { baseUrl }: Pick<Config, 'baseUrl'>): void {
  const isHttps = baseUrl.startsWith('https://');
  const ofAll = {
    strictTransportSecurity: isHttps && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  } satisfies HelmetOptions;
  const ofPage = listHeaders({
    ...ofAll,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...CONTENT_SECURITY_POLICY, ...(isHttps && { upgradeInsecureRequests: [] }) },
    },
  });
  const ofWhatIsLoaded = listHeaders({ ...ofAll, ...OF_WHAT_IS_LOADED });
  app.addHook('onRequest', (request, reply, done) => {
    const { isFileOfPage, operationId } = request.routeOptions.config;
    void reply.headers(isFileOfPage || operationId !== undefined ? ofWhatIsLoaded : ofPage);
    done();
  });
}
