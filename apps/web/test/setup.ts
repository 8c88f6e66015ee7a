// First: React looks for them when it is loaded.
import './count-renders.ts';
import './count-held-commits.ts';
import { toasts } from '@odu/ui';
import { afterEach, beforeEach } from 'vitest';

// As the server titles its page: the product has that name.
document.title = 'ODU';

// The storage and the toasts are the page's: one test must not find another's.
// A toast is shown a moment after it is asked for: that of the last test may come after its end.
beforeEach(() => toasts.clear());
afterEach(() => {
  toasts.clear();
  localStorage.clear();
  sessionStorage.clear();
});
