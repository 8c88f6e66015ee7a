import { ACCESS_TOKEN_KEY } from '@odu/api-contract';
import { keepEarlyPress } from '@odu/ui/early-press';

// The one script that a page rendered at build runs before it is painted (build/write-first-script.ts): a file, because the
// Content-Security-Policy lets nothing inline run. `data-files` are the addresses of the page's scripts, the application's first.

/** A browser may not tell when it paints; where a style sheet takes longer than this, the scripts come beside it. */
const LONGEST_PAINT_MS = 1_000;

/** Whether somebody is signed in: main.tsx shows the page that is theirs, and this one is nothing to them. */
function isSomebodySignedIn(): boolean {
  try {
    return localStorage.getItem(ACCESS_TOKEN_KEY) !== null;
  } catch {
    return false;
  }
}

/** Calls back once, when the page has been painted, or will not be: nobody looks at it, or the browser tells nothing of it. */
function afterFirstPaint(callback: () => void): void {
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

const files = document.currentScript?.dataset['files']?.split(' ');
if (files === undefined) throw new Error('the first script is not told what to start');

/** Fetches what the page needs, all of it at once, and runs the first of it. */
function start([application = '', ...others]: readonly string[]): void {
  for (const file of others) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file }));
  }
  void import(/* @vite-ignore */ application);
}

keepEarlyPress(document);
if (isSomebodySignedIn()) {
  document.documentElement.hidden = true;
  start(files);
} else afterFirstPaint(() => start(files));
