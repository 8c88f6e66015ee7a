import { afterAll, vi } from 'vitest';

// Files that share their modules share what stands in for the clock and for functions too.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
