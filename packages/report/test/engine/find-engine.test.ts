import { expect, test } from 'vitest';
import { findEngine } from '../../src/engine/find-engine.ts';

const NATIVE = '@myriaddreamin/typst-ts-node-compiler';
const WASM = '@myriaddreamin/typst-ts-web-compiler';
const having =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

/** Every kind of machine that Node 24 is built for, with the program that upstream has for it. */
const MACHINES = [
  ['linux', 'x64', ['linux-x64-gnu', 'linux-x64-musl']],
  ['linux', 'arm64', ['linux-arm64-gnu', 'linux-arm64-musl']],
  ['linux', 'arm', ['linux-arm-gnueabihf']],
  ['linux', 'ppc64', []],
  ['linux', 's390x', []],
  ['darwin', 'x64', ['darwin-x64']],
  ['darwin', 'arm64', ['darwin-arm64']],
  ['win32', 'x64', ['win32-x64-msvc']],
  ['win32', 'arm64', ['win32-arm64-msvc']],
  ['win32', 'ia32', []],
  ['aix', 'ppc64', []],
  ['freebsd', 'x64', []],
] as const;
const ALL_PROGRAMS = MACHINES.flatMap(([, , programs]) => programs);

test('this machine has the native engine', () => {
  expect(findEngine()).toBe('native');
});

test.for(MACHINES)(
  '%s on %s: its own program, then WebAssembly, then nothing',
  ([platform, arch, programs]) => {
    const machine = { platform, arch };
    expect(programs.map((program) => findEngine(machine, having(`${NATIVE}-${program}`, WASM)))).toEqual(
      programs.map(() => 'native'),
    );
    const others = ALL_PROGRAMS.filter((name) => !programs.some((own) => own === name));
    const ofOthers = others.map((name) => `${NATIVE}-${name}`);
    expect(findEngine(machine, having(...ofOthers, WASM))).toBe('wasm');
    expect(findEngine(machine, having(...ofOthers))).toBeNull();
  },
);

test.for([
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
] as const)('what the lock installs: WebAssembly for %s on %s', ([platform, arch]) => {
  expect(findEngine({ platform, arch })).toBe('wasm');
});
