import type { Page } from '@playwright/test';

/** Waits until React has taken a page's form over: its elements then carry what it knows of them. */
export const waitForReact = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__react'));
  });
