import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** 44 px (WCAG 2.2, 2.5.5), less the border that a field's group draws around what it holds. */
const FINGER_PX = 42;

/** Everything that is pressed is as large as a finger; a link within a sentence is as large as its words. */
export async function expectFingerTargets(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(listSmallTargets, FINGER_PX), where).toEqual([]);
}

/** What is smaller, by its name and size; a box or a switch is pressed by its label. */
function listSmallTargets(least: number): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll('a[href], button, input, select, textarea')].flatMap((element) => {
    const target =
      element instanceof HTMLInputElement && ['checkbox', 'radio', 'range'].includes(element.type)
        ? (element.closest('label') ?? element)
        : element;
    const { width, height } = target.getBoundingClientRect();
    const isInSentence = element.matches('a') && getComputedStyle(element).display === 'inline';
    const isForReadersOnly = width <= 1 || height <= 1 || element.closest('[aria-hidden="true"]') !== null;
    if (isInSentence || isForReadersOnly || !isShown(target)) return [];
    if (width >= least && height >= least) return [];
    const name = element.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40) ?? '';
    return [`${element.tagName} « ${name} » ${Math.round(width)} x ${Math.round(height)}`];
  });
}
