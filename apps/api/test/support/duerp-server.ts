import { beforeAll } from 'vitest';
import type { Deps } from '../../src/deps.ts';
import type { PatienceLimits } from '../../src/services/pacing/patience.ts';
import { type TestAccount, useTestServer } from '../build-app.ts';
import { makeDuerpCalls } from './duerp-scenario.ts';

/** Stands in for the PDF's engine where a version only needs to exist. */
export const NO_ENGINE: Pick<Deps, 'reports'> = {
  reports: {
    render: () => Promise.resolve(new Uint8Array([37, 80, 68, 70])),
    renderExtrait: () => Promise.resolve(new Uint8Array([37, 80, 68, 70])),
    renderFacture: () => Promise.resolve({ pdf: new Uint8Array([37, 80, 68, 70]), xml: '<facture/>' }),
    renderAvis: () => Promise.resolve(new Uint8Array([37, 80, 68, 70])),
    check: () => Promise.resolve(true),
    warmUp: () => Promise.resolve(),
    close: () => Promise.resolve(),
  },
};

type UseDuerpServerOptions = {
  deps?: Partial<Deps>;
  environment?: Record<string, string>;
  isVip?: 0 | 1;
  patience?: PatienceLimits;
};

/** The server of a test file, an account there that may make 1,000 DUERPs and has verified its address, and its calls. */
export function useDuerpServer({
  deps = {},
  environment = {},
  isVip = 0,
  patience,
}: UseDuerpServerOptions = {}) {
  const server = useTestServer({ deps, environment, ...(patience && { patience }) });
  // Filled before the tests, so that it can be named while they are collected.
  const account: TestAccount = { id: '', emailAddress: '', accessToken: '', refreshToken: '' };
  beforeAll(async () => {
    Object.assign(
      account,
      await server.signUp('titulaire@exemple.fr', { isVip, isEmailVerified: 1, maxNumberOfDuerps: 1000 }),
    );
  });
  const signUp = async (...args: Parameters<typeof server.signUp>) => {
    const other = await server.signUp(...args);
    return { account: other, calls: makeDuerpCalls(server, other) };
  };
  return { server, account, calls: makeDuerpCalls(server, account), signUp };
}

/** The id in the answer of a creation. */
export const idOf = (response: { json: <T>() => T }): string => response.json<{ id: string }>().id;
