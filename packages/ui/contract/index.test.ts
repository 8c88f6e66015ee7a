import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, '../../apps/web/src');

/** What src/index.ts names, icons apart: the design system has them all. */
const exported = [
  ...readFileSync(join(ROOT, 'src/index.ts'), 'utf8').matchAll(/export (type )?\{([^}]*)\}/g),
].flatMap(([, isTypeOnly, names = '']) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({
      name: name.replace(/^type /, ''),
      isType: isTypeOnly !== undefined || name.startsWith('type '),
    })),
);

const web = globSync('**/*.{ts,tsx}', { cwd: WEB })
  .map((file) => readFileSync(join(WEB, file), 'utf8'))
  .filter((source) => source.includes("'@odu/ui'"))
  .join('\n');
const isReadByTheScreens = (name: string) => new RegExp(`\\b${name}\\b`).test(web);

/** The properties that are written there, without the headings. */
const contract = readFileSync(join(ROOT, 'props.contract.md'), 'utf8').replaceAll(/^### .*$/gm, '');
const isInAProperty = (name: string) => new RegExp(`\\b${name}\\b`).test(contract);

const isComponent = (name: string) => /^[A-Z][a-z]\w*$/.test(name);

// A component that no screen shows yet has its stories (stories.test.ts): the design system is complete on purpose.
test('no function, constant or type is exported for nobody', () => {
  expect(exported.length).toBeGreaterThan(100);
  const unread = exported.filter(({ name, isType }) => {
    if (isReadByTheScreens(name)) return false;
    // The names of the tokens stand in the props contract; who uses them takes them from `@odu/ui/theme`.
    if (name === 'vars') return false;
    return isType ? name.endsWith('Props') || !isInAProperty(name) : !isComponent(name);
  });
  expect(unread.map(({ name }) => name)).toEqual([]);
});
