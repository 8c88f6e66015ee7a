import { ACCESS_TOKEN_KEY } from '@odu/api-contract';
import { tellFailure } from './tell-failure.ts';

// What the scripts share that stand in a page before those of the application (first-script.ts, signed-in-script.ts): files,
// because the Content-Security-Policy lets nothing inline run.

/** What the server wrote at the script that runs now: `files` are the addresses of the page's scripts, the application's first. */
export function readScriptWords(name: 'files' | 'calls'): readonly string[] {
  const words = document.currentScript?.dataset[name]?.split(' ');
  if (words === undefined) throw new Error(`the first script is told no ${name}`);
  return words;
}

/** The token of who is signed in, if somebody is; null too where the browser keeps nothing. */
export function readStoredToken(): string | null {
  try {
    return localStorage.getItem(ACCESS_TOKEN_KEY);
  } catch {
    return null;
  }
}

/** A browser may not tell when it paints; where a style sheet takes longer than this, the scripts come beside it. */
const LONGEST_PAINT_MS = 1_000;

/** Calls back once, when the page has been painted, or will not be: nobody looks at it, or the browser tells nothing of it. */
export function afterFirstPaint(callback: () => void): void {
  let isCalled = false;
  const call = () => {
    if (isCalled) return;
    isCalled = true;
    callback();
  };
  if (document.visibilityState === 'hidden') return call();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) call();
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', call, { once: true });
  setTimeout(call, LONGEST_PAINT_MS);
}

/** Fetches what the page needs, all of it at once, and runs the first of it; says so where that cannot be had. */
export function startApplication(files: readonly string[]): void {
  const [application = ''] = files;
  for (const file of files) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file }));
  }
  // What it stands in is the last of the page, which may still be coming.
  const run = () => void import(/* @vite-ignore */ application).catch(() => tellFailure());
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}
