import { vi } from 'vitest';
import { runProgram } from '../../src/odu/main.ts';
import type { TestServer } from '../build-app.ts';

/** Runs the operator's command on a test server's database: its exit code and what it wrote. */
export async function runOdu(server: TestServer, ...args: string[]) {
  const lines: string[] = [];
  const errors: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0);
  const { dataDir, databaseUrl } = server.deps.config;
  const code = await runProgram(args, {
    ODU_DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  vi.restoreAllMocks();
  return { code, output: lines.join('\n'), error: errors.join('') };
}
