import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// What ends a test that hangs, not a budget: machines differ. Vitest's own for a poll is one second.
const LIMITS = { testTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.browser.test.{ts,tsx}'],
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'simulation',
          include: ['test/simulation/**/*.test.ts'],
          // Any number of runs may be asked for.
          ...LIMITS,
          testTimeout: 0,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        // Found while the tests run, a dependency would make Vite reload the page under one.
        optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'test/*.{ts,tsx}', 'test/design-system/*.tsx'] },
        test: {
          name: 'web-chromium',
          include: ['{src,test}/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['test/setup.ts'],
          ...LIMITS,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { executablePath, args: ['--no-sandbox', '--disable-background-networking'] },
              contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' },
            }),
          },
        },
      },
    ],
  },
});
