import { defineConfig } from 'vitest/config';

// Read by the native library, so it must be there before a worker starts.
process.env['PACT_DO_NOT_TRACK'] = 'true';

// One worker: the tests of a resource add to one file, in one order.
export default defineConfig({
  test: {
    name: 'pact',
    include: ['pact/**/*.pact.test.ts'],
    globalSetup: './pact/support/remove-pacts.ts',
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 20_000,
  },
});
