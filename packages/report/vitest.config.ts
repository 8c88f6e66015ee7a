import { defineConfig } from 'vitest/config';

// Its own file: without one, vitest climbs to the repository's root and takes the projects there.
export default defineConfig({
  test: {
    name: 'report',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
