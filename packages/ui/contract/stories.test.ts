import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const index = readFileSync(join(ROOT, 'src/index.ts'), 'utf8');

/** Every component that src/index.ts exports, with the folder it comes from. */
const components = [
  ...index.matchAll(/export \{([^}]*)\} from '\.\/((?:components|blocks)\/[^']+)\.tsx'/g),
].flatMap(([, names = '', module = '']) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]\w*$/.test(name))
    .map((name) => ({ name, folder: dirname(module) })),
);

/** The stories that axe does not walk. */
const EXCUSED = ['DocumentView DeuxMille', 'InteractiveRisques Imprimes'];

const readStories = (folder: string): string =>
  globSync(join(ROOT, 'src', folder, '*.stories.tsx'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

test('the index is read as it is written', () => {
  expect(components.length).toBeGreaterThan(80);
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Button', 'SkeletonGroup', 'MenuItem', 'ToastRegion', 'NiveauBadge']),
  );
});

test.for(components)('$name is shown in a story of $folder', ({ name, folder }) => {
  expect(readStories(folder)).toMatch(new RegExp(`<${name}[\\s/>]|\\bcomponent: ${name}\\b`));
});

test.for([...new Set(components.map(({ folder }) => folder))])(
  '%s has a sheet of all its states',
  (folder) => {
    const stories = readStories(folder);
    expect(stories).toMatch(/^export const AllStates: Story/m);
    expect(stories).toMatch(/disableSnapshot: false/);
    expect(stories, 'controls come from it').toMatch(/\bcomponent: [A-Z]/);
  },
);

test('every story has its documentation page and its accessibility check', () => {
  const preview = readFileSync(join(ROOT, '../../.storybook/preview.tsx'), 'utf8');
  expect(preview).toMatch(/tags: \['autodocs'\]/);
  expect(preview).toMatch(/a11y: \{ test: 'error' \}/);
  const stories = globSync(join(ROOT, 'src/**/*.stories.tsx')).map((file) => readFileSync(file, 'utf8'));
  expect(stories.filter((story) => story.includes("'!autodocs'"))).toEqual([]);
  // axe needs minutes for so many rows; nothing else escapes.
  const excused = stories.flatMap((story) =>
    story
      .split(/^(?=export const )/m)
      .filter((part) => /a11y: \{[^}]*(?:test: '(?:off|todo)'|disable: true)/.test(part))
      .map((part) => `${/component: (\w+)/.exec(story)?.[1]} ${/^export const (\w+)/.exec(part)?.[1]}`),
  );
  expect(excused.toSorted()).toEqual(EXCUSED);
});

test('what is pictured here is pictured by Chromatic too', () => {
  const pictured = globSync(join(ROOT, 'src/**/*.stories.tsx'))
    .flatMap((file) => readFileSync(file, 'utf8').split(/^(?=export const )/m))
    .filter((part) => part.includes("tags: ['picture']"));
  expect(pictured.length).toBeGreaterThan(0);
  expect(pictured.filter((part) => !part.includes('disableSnapshot: false'))).toEqual([]);
});
