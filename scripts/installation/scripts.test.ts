import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

// npm hands a signal to its shell alone, which would end and leave what it started: the last command takes its place.
test.for(['start', 'start:built', 'dev', 'storybook', 'stub'])('npm run %s hands signals on', (name) => {
  expect(scripts[name]?.split(' && ').at(-1)).toMatch(/^exec /);
});

// Who installs ODU has agreed to nothing with the tools that build it (docs/securite.md: no telemetry).
test('no script lets Turborepo or Storybook tell anybody of its use', () => {
  const telling = Object.entries(scripts).filter(
    ([, script]) =>
      (/\bturbo run\b/.test(script) && !script.includes('TURBO_TELEMETRY_DISABLED=1 turbo run')) ||
      (/\bstorybook (dev|build)\b/.test(script) && !script.includes('--disable-telemetry')),
  );
  expect(telling).toEqual([]);
});
