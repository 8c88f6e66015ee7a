import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppRouter } from '../router.ts';
import { watchPageCode } from './page-code.ts';
import { mendStyleSheets } from './style-sheets.ts';

let tellBeforeLoad: () => void;
watchPageCode({
  subscribe: (name: string, listener: () => void) => {
    if (name === 'onBeforeLoad') tellBeforeLoad = listener;
    return () => undefined;
  },
} as unknown as AppRouter);

let style: HTMLLinkElement;
beforeEach(() => {
  style = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  document.head.append(style);
});
afterEach(() => list().forEach((link) => link.remove()));

const HREF = 'data:text/css,main%7Bcolor:red%7D';
/** Nothing is there. */
const GONE = `blob:${location.origin}/gone`;
const list = () => [...document.head.querySelectorAll<HTMLLinkElement>(`link[href="${HREF}"]`)];

/** The sheet could not be had; from now on it can. */
const fail = () => {
  style.dispatchEvent(new Event('error'));
  style.href = HREF;
};

test('a style sheet that could not be had is fetched again, once', async () => {
  fail();
  await mendStyleSheets();
  expect(style.isConnected).toBe(false);
  const [copy] = list();
  expect(copy?.sheet?.cssRules).toHaveLength(1);
  await mendStyleSheets();
  expect(list()).toEqual([copy]);
});

test('one that fails once more holds nothing up, and is fetched at the next try', async () => {
  style.dispatchEvent(new Event('error'));
  style.href = GONE;
  await mendStyleSheets();
  const again = document.head.querySelector<HTMLLinkElement>(`link[href="${GONE}"]`);
  expect(again).not.toBeNull();
  again?.setAttribute('href', HREF);
  await mendStyleSheets();
  expect(again?.isConnected).toBe(false);
  expect(list()).toHaveLength(1);
});

test.for<[when: string, tell: () => void]>([
  ['another page is asked for', () => tellBeforeLoad()],
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
])('when %s too', async ([, tell]) => {
  fail();
  tell();
  expect(style.isConnected).toBe(false);
  await mendStyleSheets();
  expect(list()).toHaveLength(1);
});

test('one that has come is left alone, and so is another file', async () => {
  style.rel = 'modulepreload';
  style.dispatchEvent(new Event('error'));
  await mendStyleSheets();
  expect(style.isConnected).toBe(true);
  style.remove();
});
