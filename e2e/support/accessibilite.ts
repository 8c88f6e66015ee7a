import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** To be called once what is checked is there: what is not begun is not waited for. No accessibility violation by any rule of axe, its best practices too (« region », « label-title-only »), and nothing wider than the screen. `where` names the screen in the failure. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // What fades from one colour to another has, on its way, the contrast of neither.
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished);
    await Promise.allSettled(ends);
  });
  // react-aria's announcer keeps a reference to a busy button for some seconds after the button is gone.
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) })),
    where,
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
}
