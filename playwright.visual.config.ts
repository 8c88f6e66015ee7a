import { defineConfig } from '@playwright/test';

/**
 * The pictures of every `AllStates` story of the built Storybook, compared with the committed ones
 * (e2e/visual/README.md). Update: npm run test:visual:update
 */
export default defineConfig({
  testDir: 'e2e/visual',
  testMatch: '*.visual.ts',
  fullyParallel: true,
  workers: 2,
  // What ends a picture that hangs, not a budget: machines differ. Playwright's own for an expectation is five seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['html', { outputFolder: 'playwright-report/visual', open: 'never' }]],
  outputDir: 'test-results/visual',
  snapshotPathTemplate: 'e2e/visual/__screenshots__/{arg}{ext}',
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
});
