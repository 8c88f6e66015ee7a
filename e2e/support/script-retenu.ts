import type { Page } from '@playwright/test';

/** The application's own script, with which it starts. */
export const APPLICATION = /\/assets\/index-[^/]*\.js$/;

/** All that a page complains of: React's hydration, the Content-Security-Policy, a script. */
export const listComplaints = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
};

/** Holds a file back, until the answer is called. */
export const hold = async (page: Page, file: RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Holds the application's script back: the page stands as the server sent it. */
export const holdApplication = (page: Page) => hold(page, APPLICATION);
