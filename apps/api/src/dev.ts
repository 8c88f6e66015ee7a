import { runServer } from './server.ts';

// Vite serves the application (apps/web/build/dev-server.ts): nothing is to be built, and the links of mails lead there.
await runServer(
  { ...process.env, ODU_BASE_URL: process.env['ODU_BASE_URL'] || 'http://localhost:5173' },
  { isBehindVite: true },
);
