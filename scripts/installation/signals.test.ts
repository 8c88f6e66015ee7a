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
