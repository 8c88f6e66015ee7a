import { defineConfig } from 'vitest/config';

// Its own file: without one, vitest climbs to the repository's root and takes the projects there.
export default defineConfig({
  // What ends a run that hangs, not a budget: some tests start processes.
  test: { name: 'installation', testTimeout: 60_000 },
});
