import { runProgram } from '../../src/odu/main.ts';
import type { TestServer } from '../build-app.ts';
import { captureOutput } from './capture-output.ts';

/** Runs the operator's command on a test server's database: its exit code and what it wrote. */
export async function runOdu(server: TestServer, ...args: string[]) {
  const { dataDir, databaseUrl } = server.deps.config;
  const environment = {
    ODU_DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  return await captureOutput(() => runProgram(args, environment));
}
