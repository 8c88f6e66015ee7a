import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/**
 * Presses a button once it is there, in the very task in which `before` is done: what the page does again by itself (a save that
 * failed) could otherwise come between the two, and take the button away.
 */
export async function pressAtOnce(button: Locator, before: () => void): Promise<void> {
  await expect
    .poll(() => {
      const element = button.query();
      if (!(element instanceof HTMLElement)) return false;
      before();
      element.click();
      return true;
    })
    .toBe(true);
}
