import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findUsage } from '../src/stories/usage/find-usage.ts';

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

// A part that a block takes as a property (`Menu: NavbarMenu`) is shown by that block.
test.for(components)('$name is shown in a story of $folder', ({ name, folder }) => {
  expect(readStories(folder)).toMatch(new RegExp(`<${name}[\\s/>]|\\b(?:component|[A-Z]\\w*): ${name}\\b`));
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

const FILES = globSync(join(ROOT, 'src/{components,blocks}/*/*.stories.tsx')).map((file) => {
  const text = readFileSync(file, 'utf8');
  return {
    folder: file.split('/').at(-2) ?? '',
    title: /^ {2}title: '([^']+)',$/m.exec(text)?.[1] ?? '',
    text,
  };
});

const GROUPS = {
  Composants: ['Agir', 'Saisir', 'Informer', 'Se repérer', 'Ouvrir par-dessus', 'Lister', 'Mettre en page'],
  Blocs: ['Évaluer', 'Prévenir', 'Lire et télécharger', 'Compte et paiement', 'Cadre'],
};

test.for(FILES)(
  '$folder stands in a group by task, and says when to use it and when not',
  ({ folder, title }) => {
    const [part = '', group = '', name] = title.split('/');
    expect((GROUPS as Record<string, string[]>)[part]).toContain(group);
    expect(name).toBe(folder);
    const usage = findUsage(folder);
    expect(Object.values(usage ?? {}).filter((text) => text.length > 5)).toHaveLength(4);
    expect(usage?.bon).not.toBe(usage?.mauvais);
  },
);

test('every story has a French name of its own', () => {
  const nameless = FILES.flatMap(({ folder, text }) =>
    [...text.matchAll(/^export const (\w+): Story = \{(?!\s*name: )/gm)].map(
      ([, name]) => `${folder} ${name}`,
    ),
  );
  expect(nameless).toEqual([]);
});
