import { existsSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { readConfig, StartError } from '../../src/config.ts';
import { startServer } from '../../src/server.ts';
import { requireEngine } from '../../src/services/running/require-engine.ts';
import { makeInstallation } from '../support/spawn-server.ts';

const { arch } = process;
const mac = { platform: 'darwin', arch: 'arm64' } as const;
const stripe = (isTest: boolean) => ({
  stripe: { secretKey: '', webhookSecret: '', apiUrl: 'https://api.stripe.com', isTest },
});

afterEach(() => {
  Object.defineProperty(process, 'arch', { value: arch });
});

test('the native engine has nothing to say', () => {
  expect(requireEngine(stripe(false), 'native')).toBeNull();
});

test('a machine that has no PDF engine is told so in one sentence', () => {
  expect(() => requireEngine({ stripe: undefined }, null, mac)).toThrow(
    new StartError(
      "Le moteur PDF n'est pas installé pour cette machine (darwin, arm64)\u00a0: réinstallez les dépendances (npm ci).",
    ),
  );
});

test.for([undefined, stripe(true).stripe])('WebAssembly starts, and says what its PDFs are not', (given) => {
  expect(requireEngine({ stripe: given }, 'wasm', mac)).toMatch(
    /^Le moteur PDF de cette machine \(darwin, arm64\) est en WebAssembly\u00a0: .* ne déclarent pas PDF\/A, .*\.$/,
  );
});

test('real payments are refused to WebAssembly before anything is made: their invoices are PDF/A', async () => {
  const { environment } = makeInstallation();
  const config = { ...readConfig(environment), ...stripe(false) };
  Object.defineProperty(process, 'arch', { value: 's390x' });
  const start = startServer(config);
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(/^Les factures demandent PDF\/A, .*\(linux, s390x\).*Linux x64.*\.$/);
  expect(existsSync(environment.ODU_DATA_DIR)).toBe(false);
});
