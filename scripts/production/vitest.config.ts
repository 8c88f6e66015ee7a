import { defineConfig } from 'vitest/config';

// Its own file: without one, vitest climbs to the repository's root and takes the projects there.
export default defineConfig({
  // What ends a run that hangs, not a budget: an installation over a slow network takes minutes.
  test: { name: 'production', testTimeout: 120_000, hookTimeout: 600_000 },
});
