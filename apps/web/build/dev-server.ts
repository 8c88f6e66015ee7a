import type { ServerOptions } from 'vite';

/** Where `npm run dev` shows the application, unless `ODU_BASE_URL` says otherwise; apps/api/src/dev.ts sends mails' links there. */
const DEV_URL = 'http://localhost:5173';

/** What the server answers itself: the API, its own pages and their pictures, the development inbox, the page that stops reminders, the calendars, the payment page, what providers call. */
export const SERVER_PATHS = [
  '/api',
  '/bienvenue',
  '/images',
  '/guide',
  '/mentions-legales',
  '/confidentialite',
  '/conditions',
  '/pages.css',
  '/docs',
  '/openapi.yaml',
  '/dev/mail',
  '/rappels',
  '/calendrier',
  '/paiement-test',
  '/webhooks',
  '/healthz',
  '/readyz',
] as const;

/** Vite's own server for `npm run dev`, before the API of the same environment. A port that is taken is an error: the links of mails would lead elsewhere. */
export function readDevServer(environment: Readonly<Record<string, string | undefined>>): ServerOptions {
  const apiPort = environment['ODU_PORT'] || environment['PORT'] || '3000';
  const target = `http://localhost:${apiPort}`;
  return {
    port: Number(new URL(environment['ODU_BASE_URL'] || DEV_URL).port) || 5173,
    strictPort: true,
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, target])),
  };
}
