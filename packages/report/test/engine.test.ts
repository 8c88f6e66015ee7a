import { expect, test } from 'vitest';
import { isEngineInstalled } from '../src/engine.ts';

test('the engine of this machine is installed', () => {
  expect(isEngineInstalled()).toBe(true);
});

test.for([
  ['linux', 'arm'],
  ['linux', 's390x'],
  ['freebsd', 'x64'],
] as const)('no engine for %s on %s', ([platform, arch]) => {
  expect(isEngineInstalled({ platform, arch })).toBe(false);
});
