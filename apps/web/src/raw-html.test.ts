import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const sources = globSync('{apps/web,packages/ui}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.(test|stories)\./.test(file),
);

test('no source writes HTML: every text is shown as text', () => {
  expect(sources.length).toBeGreaterThan(200);
  const writers = sources.filter((file) =>
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/.test(
      readFileSync(join(ROOT, file), 'utf8'),
    ),
  );
  expect(writers).toEqual([]);
});
