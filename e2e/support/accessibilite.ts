import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { settle } from '../visual/theme.ts';

/**
 * To be called once what is checked is there: what is not begun is not waited for. No accessibility violation by any rule of axe, its
 * best practices too (« region », « label-title-only »), and nothing wider than the screen. `where` names the screen in the failure.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Chargement/ }), where).toHaveCount(0);
  await endAnimations(page);
  await settle(page);
  let { violations, isOfOnePage } = await analyze(page);
  while (violations.length > 0 && !isOfOnePage) {
    await settle(page);
    ({ violations, isOfOnePage } = await analyze(page));
  }
  expect(violations, where).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** What fades from one colour to another has, on its way, the contrast of neither. */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished);
    await Promise.allSettled(ends);
  });
}

/** What axe finds, and whether the page stood still meanwhile: axe asks rule after rule, and what is drawn between two of them is half of one page and half of another (a table is measured, so reached by keyboard, in the frame that it is drawn in). */
async function analyze(page: Page) {
  const changes = await page.evaluateHandle(() => {
    const state = { count: 0 };
    const observer = new MutationObserver((records) => {
      state.count += records.length;
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    return { state, observer };
  });
  // react-aria's announcer keeps a reference to a busy button for some seconds after the button is gone.
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
  const isOfOnePage = await changes.evaluate(({ state, observer }) => {
    const last = observer.takeRecords().length;
    observer.disconnect();
    return state.count + last === 0;
  });
  return {
    violations: violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(({ target }) => target.join(' ')),
    })),
    isOfOnePage,
  };
}
