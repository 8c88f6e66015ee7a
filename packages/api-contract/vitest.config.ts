import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { tokenServer } from './test/token-server.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

// Its own file: without one, vitest climbs to the repository's root and takes the projects there.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'api-contract',
          include: ['{src,tools}/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [tokenServer()],
        // Found while the tests run, a dependency would make Vite reload the page under one.
        optimizeDeps: { include: ['openapi-fetch'] },
        test: {
          name: 'api-contract-chromium',
          // The client runs in browsers: what Node forgives is seen here.
          include: ['src/create-api-client.test.ts', 'src/session.test.ts', 'src/**/*.browser.test.ts'],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { executablePath, args: ['--no-sandbox', '--disable-background-networking'] },
            }),
          },
        },
      },
    ],
  },
});
