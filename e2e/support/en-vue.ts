import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Presses Tab so many times; what has the focus must be in sight each time, nothing over its middle (WCAG 2.2, 2.4.11). */
export async function expectFocusInSight(page: Page, tabs: number, where: string): Promise<void> {
  const hidden: string[] = [];
  for (let tab = 0; tab < tabs; tab++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(tellWhatCoversFocus);
    if (covered !== null) hidden.push(covered);
  }
  expect(hidden, where).toEqual([]);
}

/** What stands in place over a scrolled content, none allowed on a low screen; as `class position`. */
export async function expectNothingSticky(page: Page, where: string): Promise<void> {
  const sticky = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position, display } = getComputedStyle(element);
        return position === 'sticky' && display !== 'none' && element.getClientRects().length > 0;
      })
      .map((element) => `${element.tagName} ${element.className}`),
  );
  expect(sticky, where).toEqual([]);
}

/** The focused element if its visible middle is covered by something else, else null. */
function tellWhatCoversFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  // A control that is drawn by its label (a slider's thumb, a box) is seen where the label is.
  const seen =
    focused instanceof HTMLInputElement && focused.getBoundingClientRect().width < 4
      ? (focused.closest('label') ?? focused.parentElement ?? focused)
      : focused;
  const { top, bottom, left, right } = seen.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? ''}`;
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `${name} is out of sight`;
  const over = document.elementFromPoint(x, y);
  if (over === null || seen.contains(over) || over.contains(seen)) return null;
  return `${name} is under ${over.tagName} ${over.className}`;
}
