import type { Page } from '@playwright/test';

/** What a person did: presses of the mouse or a finger, keys, fields written in, pages and steps seen. */
export type Effort = { clicks: number; keys: number; fields: number; screens: number };

declare global {
  interface Window {
    countEffort: (kind: 'clicks' | 'keys' | 'fields', screen: null) => void;
    countScreen: (screen: string) => void;
  }
}

/**
 * Counts what is done in the page from now on, from the browser's own events: what a test sets without them (`fill`) counts as
 * nothing, so a counted journey presses and types. A field counts once, however many keys; a date and its parts are one field.
 */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  const effort: Effort = { clicks: 0, keys: 0, fields: 0, screens: 0 };
  let last = '';
  await page.exposeFunction('countEffort', (kind: 'clicks' | 'keys' | 'fields') => {
    effort[kind] += 1;
  });
  await page.exposeFunction('countScreen', (screen: string) => {
    if (screen !== last) effort.screens += 1;
    last = screen;
  });
  await page.addInitScript(() => {
    const written = new WeakSet<Element>();
    const TEXTS =
      'textarea, [role="spinbutton"], input:not([type="checkbox"], [type="radio"], [type="range"])';
    // A label presses its box once more: the pointer says what the hand did.
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted) window.countEffort('clicks', null);
      },
      true,
    );
    addEventListener(
      'keydown',
      ({ isTrusted, repeat, key, target }) => {
        if (!isTrusted || repeat) return;
        window.countEffort('keys', null);
        if (key.length > 1 || !(target instanceof Element) || !target.matches(TEXTS)) return;
        const field = target.closest('[role="group"]:has([role="spinbutton"])') ?? target;
        if (written.has(field)) return;
        written.add(field);
        window.countEffort('fields', null);
      },
      true,
    );
    const tellScreen = () =>
      window.countScreen(`${location.pathname} ${new URLSearchParams(location.search).get('step') ?? ''}`);
    addEventListener('DOMContentLoaded', tellScreen);
    navigation.addEventListener('navigatesuccess', tellScreen);
  });
  return async () => {
    // What was told before comes before the answer.
    await page.evaluate(() => undefined);
    return { ...effort };
  };
}
