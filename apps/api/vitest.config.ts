import { defineConfig } from 'vitest/config';

/** The same suite on both engines; a throw-away PostgreSQL is made once for the second. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'sqlite',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          env: { TEST_ENGINE: 'sqlite', PACT_DO_NOT_TRACK: 'true' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          // What does not touch the database runs once, on the first project.
          include: ['test/**/*.test.ts'],
          exclude: ['test/process/**', 'test/http/**', 'test/contract/**', 'test/provider.pact.test.ts'],
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['test/support/postgres-cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
