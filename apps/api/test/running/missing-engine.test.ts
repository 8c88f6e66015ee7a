import { existsSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { readConfig, StartError } from '../../src/config.ts';
import { startServer } from '../../src/server.ts';
import { makeInstallation } from '../support/spawn-server.ts';

const { arch } = process;

afterEach(() => {
  Object.defineProperty(process, 'arch', { value: arch });
});

test('a machine that has no PDF engine stops the start with one sentence, before anything is made', async () => {
  const { environment } = makeInstallation();
  Object.defineProperty(process, 'arch', { value: 's390x' });
  const start = startServer(readConfig(environment));
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(
    /^Le moteur PDF n'est pas installé pour cette machine \(linux, s390x\)\u00a0: .*Linux x64.*\.$/,
  );
  expect(existsSync(environment.ODU_DATA_DIR)).toBe(false);
});
