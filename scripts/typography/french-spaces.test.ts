import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findFaults } from './find-faults.ts';

const ROOT = join(import.meta.dirname, '../..');

// Tests and stories query the page in words of their own; a style sheet and a query of the database have none.
const NOT_READ = /node_modules|\.(test|stories|gen|css)\.tsx?$|^apps\/api\/src\/db\//;

const PATHS = globSync(
  [
    '.storybook/*.{ts,tsx}',
    '{apps,packages}/*/src/**/*.{ts,tsx,mdx,html}',
    'apps/web/index.html',
    'packages/referentiel/content/**/*.yaml',
    'packages/report/template/*.typ',
  ],
  { cwd: ROOT },
)
  .filter((path) => !NOT_READ.test(path))
  .toSorted();

// Read while the tests are collected, which has no time limit: a busy machine needs longer than a test has.
const FAULTS = PATHS.flatMap((path) => findFaults(path, readFileSync(join(ROOT, path), 'utf8')));

test.for([
  ['a.ts', "const a = 'Aucun : rien';", ['U+00A0 before :']],
  ['a.ts', "const a = 'Aucun\\u202F: rien';", ['U+00A0 before :']],
  ['a.ts', "const a = 'Sûr\\u00A0?';", ['U+202F before ; ! ? % € »']],
  ['a.ts', "const a = ' ; ';", ['U+202F before ; ! ? % € »']],
  ['a.ts', 'const a = `${prix} €, ${part} %`;', Array(2).fill('U+202F before ; ! ? % € »')],
  ['a.ts', 'const a = `Dites «${mot}»`;', ['U+202F after «', 'U+202F before »']],
  ['a.tsx', 'const a = <p>Texte\n  ?</p>;', ['U+202F before ; ! ? % € »']],
  ['a.tsx', "const a = <p>Texte{' '}: {a}</p>;", ['U+00A0 before :']],
  ['a.tsx', 'const a = <p><b>Titre</b> : texte</p>;', ['U+00A0 before :']],
  ['a.tsx', 'const a = <P a="Exemple : four" />;', ['U+00A0 before :']],
  ['a.mdx', '- **Docs** : la page', ['U+00A0 before :']],
  ['a.yaml', "texte: 'Bruit : 80 dB'", ['U+00A0 before :']],
  ['a.yaml', "texte: 'Bruit\n  ; choc'", ['U+202F before ; ! ? % € »']],
  ['a.typ', '[Exemple : un]', ['U+00A0 before :']],
  ['a.html', '<meta content="ODU : un" />', ['U+00A0 before :']],
  ['a.html', '<p>L’outil</p>', ["' for ’"]],
  ['a.tsx', 'const a = <p>L’outil</p>;', ["' for ’"]],
  ['a.yaml', 'texte: L’outil', ["' for ’"]],
] as const)('%s: « %s » has a fault', ([path, source, wanted]) => {
  expect(findFaults(path, source).map((fault) => fault.replace(/^[^:]+:\d+: | in ".*$/gs, ''))).toEqual(
    wanted,
  );
});

test.for([
  ['a.ts', "const a = ok ? 'Oui\\u202F!' : 'Non\\u00A0: 5\\u202F%';"],
  ['a.ts', 'const a = `Fin${NNBSP}? Non${NBSP}: «${NNBSP}${a}${NNBSP}»`;'],
  ['a.ts', "const a = /mot : «x»/; const b: 'x : y' | null = null; // Dit : « non » !"],
  ['a.ts', "const a = '%s of %d'; const b = '& :hover'; const c = 'a != b';"],
  ['a.ts', "const a = NNBSP + '? Oui «' + NNBSP;"],
  ['a.tsx', "const a = <p>Un&nbsp;: «{'\\u202F'}deux{NNBSP}»{' '}\n  trois</p>;"],
  ['a.tsx', 'const a = <P a="Exemple&nbsp;: four">{b}</P>;'],
  ['a.mdx', 'Avant `a ? b : c`\n```\nx : y\n```\n'],
  ['a.yaml', '# Famille : « Bruit »\ncle: valeur'],
  ['a.typ', '// Un : deux\n#if a != none [Un\u00A0: deux]'],
  ['a.typ', '[L’outil]'],
  ['a.ts', "const a = 'L’outil';"],
  ['a.html', '<style>a : b</style><!-- « a » --><p>Un&nbsp;: &laquo;</p>'],
] as const)('%s: « %s » is right', ([path, source]) => {
  expect(findFaults(path, source)).toEqual([]);
});

test('a fault is named by its file, its line and the words around', () => {
  expect(findFaults('a.tsx', 'const a = 1;\nconst b = (\n  <p>\n    Un\n    mot : deux\n  </p>\n);')).toEqual(
    ['a.tsx:5: U+00A0 before : in " Un mot : deux "'],
  );
});

test('every text that a person reads has its French no-break spaces', () => {
  const kinds = new Set(PATHS.map((path) => extname(path)));
  expect([...kinds].toSorted()).toEqual(['.html', '.mdx', '.ts', '.tsx', '.typ', '.yaml']);
  expect(FAULTS, 'How to write them: packages/ui/src/fondations/EcrireEnFrancais.mdx').toEqual([]);
});
