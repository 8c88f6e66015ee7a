import { toasts } from '@odu/ui';
import { afterEach } from 'vitest';

// The storage and the toasts are the page's: one test must not find another's.
afterEach(() => {
  toasts.clear();
  localStorage.clear();
  sessionStorage.clear();
});
