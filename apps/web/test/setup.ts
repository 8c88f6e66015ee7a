// First: React looks for them when it is loaded.
import './count-renders.ts';
import './count-held-commits.ts';
import { toasts } from '@odu/ui';
import { afterEach, beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';

// As the server titles its page: the product has that name.
document.title = 'ODU';

// The storage and the toasts are the page's: one test must not find another's.
// A toast is shown a moment after it is asked for: that of the last test may come after its end.
beforeEach(() => toasts.clear());
// Where the last test left it the pointer would hover over what this one draws, and draw it again once it leaves.
beforeEach(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 }));
afterEach(() => {
  toasts.clear();
  localStorage.clear();
  sessionStorage.clear();
});
