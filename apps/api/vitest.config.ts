import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const EVERYTHING = ['src/**/*.test.ts', 'test/**/*.test.ts'];
// What does not touch the database runs once, on the first engine.
const WITH_DATABASE = ['test/**/*.test.ts'];
const WITHOUT_DATABASE = [
  'test/process/**',
  'test/http/**',
  'test/contract/**',
  'test/provider.pact.test.ts',
];

const replacesModules = (file: string) =>
  /\bvi\.mock\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
const ALONE = globSync(EVERYTHING, { cwd: import.meta.dirname }).filter(replacesModules);

// What ends a test that hangs, not a budget: machines differ. Vitest's own for a poll is one second.
const LIMITS = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };
const SQLITE = { ...LIMITS, env: { TEST_ENGINE: 'sqlite', PACT_DO_NOT_TRACK: 'true' } };
const POSTGRES = {
  ...LIMITS,
  env: { TEST_ENGINE: 'postgres' },
  globalSetup: ['test/support/postgres-cluster.ts'],
};
/** The server is imported once, not for each file: that takes longer than the tests of most. */
const TOGETHER = { isolate: false, setupFiles: ['test/support/leave-nothing.ts'] };

/**
 * The same suite on both engines; a throw-away PostgreSQL is made once for the second. A file that puts another module in
 * a module's place has modules of its own, in the projects that end in `-alone`.
 */
export default defineConfig({
  test: {
    ...LIMITS,
    projects: [
      { test: { ...SQLITE, ...TOGETHER, name: 'sqlite', include: EVERYTHING, exclude: ALONE } },
      { test: { ...SQLITE, name: 'sqlite-alone', include: ALONE } },
      {
        test: {
          ...POSTGRES,
          ...TOGETHER,
          name: 'postgres',
          include: WITH_DATABASE,
          exclude: [...WITHOUT_DATABASE, ...ALONE],
        },
      },
      {
        test: {
          ...POSTGRES,
          name: 'postgres-alone',
          include: ALONE.filter((file) => file.startsWith('test/')),
          exclude: WITHOUT_DATABASE,
        },
      },
    ],
  },
});
