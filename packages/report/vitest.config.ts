import { defineConfig } from 'vitest/config';

// Its own file: without one, vitest climbs to the repository's root and takes the projects there.
export default defineConfig({
  test: {
    name: 'report',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // What ends a test that hangs, not a budget: machines differ. Vitest's own for a poll is one second.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
