import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  // What ends a run that hangs, not a budget: an installation over a slow network takes minutes.
  test: { name: 'ui-package', include: ['package.test.ts'], testTimeout: 120_000, hookTimeout: 600_000 },
});
