import { defineConfig } from '@playwright/test';

const BUSY_MACHINE_TIMEOUT_MS = 900_000;

/** Journeys through the built product: each worker starts its own server (e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  reporter: 'list',
  workers: 2,
  timeout: BUSY_MACHINE_TIMEOUT_MS,
  // What ends a step that hangs, not a budget: machines differ.
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A failure prints its calls and what was on the page; `--trace on` for more: recorded for each test, it takes a fifth to a half of its time.
    trace: 'off',
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
});
