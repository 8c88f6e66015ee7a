import { test as base, expect, type Page } from '@playwright/test';
import { preview } from 'vite';
import { readRenderer, type Renderer } from './reference-browser.ts';

/**
 * `storybookUrl`: the built Storybook, served by this worker on a free port; `renderer`: what draws here;
 * `sheet`: the page of this worker, for tests that neither click nor press a key: each opens its own document in it.
 * A page of their own would cost each of them the start of a process that has to compile the whole Storybook.
 */
export const test = base.extend<object, { storybookUrl: string; renderer: Renderer; sheet: Page }>({
  sheet: [
    async ({ browser }, use, { project }) => {
      const { deviceScaleFactor = 1, locale = '', timezoneId = '', contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, deviceScaleFactor, locale, timezoneId });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  renderer: [async ({ browser }, use) => use(await readRenderer(browser)), { scope: 'worker' }],
  storybookUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await preview({
        configFile: false,
        logLevel: 'silent',
        build: { outDir: 'storybook-static' },
        preview: { port: 0, host: '127.0.0.1' },
      });
      const address = server.httpServer.address();
      if (address === null || typeof address === 'string')
        throw new Error('the Storybook server has no port');
      await use(`http://127.0.0.1:${address.port}`);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
