import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
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

/**
 * Helmet's options for a file that a page loads (script, style sheet, font): it loads nothing itself, and what only
 * counts for a page is left out. HTTP/1.1 compresses no header, and a page loads seven files or more.
 */
export const HEADERS_OF_FILE = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies FastifyHelmetOptions;

/** Gives every answer its security headers. HSTS and the upgrade of links only exist where the site has https. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { baseUrl }: Pick<Config, 'baseUrl'>,
): Promise<void> {
  const isHttps = baseUrl.startsWith('https://');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...CONTENT_SECURITY_POLICY, ...(isHttps && { upgradeInsecureRequests: [] }) },
    },
    strictTransportSecurity: isHttps && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
}
