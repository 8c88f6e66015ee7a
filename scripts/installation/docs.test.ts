import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nameExportFile } from '@odu/domain';
import { expect, test } from 'vitest';
import { KNOWN_VARIABLES } from '../../apps/api/src/config.ts';
import { JOB_SETTINGS } from '../../apps/api/src/jobs/job-kinds.ts';
import { listCommands } from '../../apps/api/src/odu/examples.ts';
import { makeProgram } from '../../apps/api/src/odu/main.ts';

// What the documentation tells somebody to type is there: each command of it, without running any.

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const PAGES = globSync(
  ['*.md', 'docs/*.md', 'apps/*/README.md', 'packages/*/README.md', 'apps/*/test/**/README.md'],
  { cwd: ROOT },
);
const operations = read('docs/operations.md');

const scriptsOf = (folder: string) => {
  const file = join(folder, 'package.json');
  return existsSync(join(ROOT, file))
    ? ((JSON.parse(read(file)) as { scripts?: Record<string, string> }).scripts ?? {})
    : {};
};
const WORKSPACES = new Map(
  globSync('{apps,packages}/*/package.json', { cwd: ROOT }).map((file) => [
    (JSON.parse(read(file)) as { name: string }).name,
    dirname(file),
  ]),
);

const listBlocks = (markdown: string): string[] =>
  Array.from(markdown.matchAll(/^```sh\n([\s\S]*?)^```/gm), ([, body = '']) => body);

/** What a page shows as code: each line of its blocks, each inline piece. */
function listCode(markdown: string): string[] {
  const blocks = listBlocks(markdown);
  const rest = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  const inline = Array.from(rest.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
  return [...blocks.flatMap((body) => body.split('\n')), ...inline];
}

const CODE = PAGES.flatMap((page) => listCode(read(page)).map((code) => ({ page, code })));

test.for(['packages/domain', 'apps/api'])('every folder of the sources of %s is in its page', (workspace) => {
  const page = read(`${workspace}/README.md`);
  const folders = readdirSync(join(ROOT, workspace, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((name) => !new RegExp(`\`(?:src/)?${name}/`).test(page))).toEqual([]);
});

test('every npm script that a page names exists', () => {
  const missing = CODE.flatMap(({ page, code }) =>
    Array.from(code.matchAll(/npm run (?:--silent )?([\w:-]+)(?: -w (@odu\/[\w-]+))?/g))
      .filter(([, script = '', workspace]) => {
        const folders = workspace === undefined ? ['.', dirname(page)] : [WORKSPACES.get(workspace) ?? '-'];
        // docs/contract.md says that its table is of that package.
        if (page === 'docs/contract.md') folders.push('packages/api-contract');
        return !folders.some((folder) => script in scriptsOf(folder));
      })
      .map(([command]) => `${page}: ${command}`),
  );
  expect(CODE.length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});

test('every program that a page runs by its path exists', () => {
  const missing = CODE.flatMap(({ page, code }) =>
    Array.from(code.matchAll(/(?:^|\s)node ((?:[\w-]+\/)+[\w.-]+\.(?:mjs|ts))/g))
      .filter(
        ([, path = '']) =>
          ![ROOT, join(ROOT, dirname(page))].some((folder) => existsSync(join(folder, path))),
      )
      .map(([command]) => `${page}: ${command}`),
  );
  expect(missing).toEqual([]);
});

const commands = listCommands(makeProgram({}));
const words = (text: string) =>
  (text.match(/"[^"]*"|<[^>]*>|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));

/** What follows `odu` in lines of a shell: of npm, of an installation's entry, of the image's, of the function that a page defines. */
const listOdu = (lines: readonly string[]): string[] =>
  lines
    .flatMap(
      (line) =>
        /(?:npm run (?:--silent )?odu --|start\.mjs odu|run --rm -T odu odu|^odu) (.+)$/.exec(line)?.[1] ??
        [],
    )
    .filter((line) => !line.startsWith('"$@"'));

/** Whether `odu` takes these words: the command, its options, as many arguments as it has. */
function explainOdu(line: string): string | null {
  const given = words(line.replace(/\s+#.*$/, ''));
  const name = [given.slice(0, 2).join(' '), given[0] ?? ''].find((known) => commands.has(known));
  const command = commands.get(name ?? '');
  if (name === undefined || command === undefined) return `odu ${line}: no such command`;
  const { operands, unknown } = command.parseOptions(given.slice(name.split(' ').length));
  if (unknown.length > 0) return `odu ${line}: no such option`;
  const all = command.registeredArguments;
  const least = all.filter(({ required }) => required).length;
  return operands.length >= least && operands.length <= all.length ? null : `odu ${line}: arguments`;
}

test('every line of the operator’s command that a page gives to copy is one that it takes', () => {
  const lines = PAGES.flatMap((page) => listBlocks(read(page)))
    .flatMap((body) => listOdu(body.split('\n')))
    .filter((line) => !line.startsWith('--help'));
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.map(explainOdu).filter((fault) => fault !== null)).toEqual([]);
});

const [, ofInstallations = ''] = /\n### Backup of an installation([\s\S]*?)\n## /.exec(operations) ?? [];
const [, ofContainers = '', ofSystemd = ''] =
  /\*\*With containers\*\*([\s\S]*)\*\*With systemd\*\*([\s\S]*)/.exec(ofInstallations) ?? [];

test.for([
  [
    'containers',
    {
      text: ofContainers,
      stop: 'docker compose -f deploy/compose.yaml stop odu',
      start: 'docker compose -f deploy/compose.yaml up -d',
      folder: /^ +- odu-data:(\/.*)$/m.exec(read('deploy/compose.yaml'))?.[1],
    },
  ],
  [
    'systemd',
    {
      text: ofSystemd,
      stop: 'systemctl stop odu',
      start: 'systemctl start odu',
      folder: /\bODU_DATA_DIR=(\S+)/.exec(read('deploy/odu.service'))?.[1],
    },
  ],
] as const)(
  'the lines for %s back up, verify and restore, in the one folder that the server may write',
  ([, { text, stop, start, folder }]) => {
    const lines = listBlocks(text).flatMap((body) => body.split('\n'));
    const file = `${folder}/odu-1.tar`;
    const made = listOdu(lines).map((line) => line.replace('backups/odu-1.tar', file));
    expect(made).toEqual([`backup ${file}`, `verify ${file}`, `restore ${file} --replace`, 'verify']);
    const restore = lines.findIndex((line) => line.includes('odu restore '));
    expect(lines.slice(0, restore)).toContain(stop);
    expect(lines.slice(restore)).toContain(start);
    expect(lines.filter((line) => /\brm \//.test(line) && line.endsWith(file))).toHaveLength(2);
  },
);

test('every line that runs the command under systemd has the user, the folder and the variables of the unit', () => {
  const unit = read('deploy/odu.service');
  const runs = Array.from(operations.matchAll(/systemd-run (.*)start\.mjs odu/g), ([, words = '']) => words);
  expect(new Set(runs).size).toBe(1);
  for (const [, property = ''] of (runs[0] ?? '').matchAll(/-p (\S+)/g))
    expect(unit).toMatch(new RegExp(`^${property.replace('=', '=-?')}$`, 'm'));
  const [, folder = '-'] = /-E ODU_DATA_DIR=(\S+)/.exec(runs[0] ?? '') ?? [];
  expect(unit).toContain(` ODU_DATA_DIR=${folder}\n`);
});

test('every command of odu stands in the operator’s page, and every one that stands there exists', () => {
  const [, table = ''] = /## Operator's command([\s\S]*?)\n## /.exec(operations) ?? [];
  const firsts = new Set([...commands.keys()].map((name) => name.split(' ')[0]));
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    Array.from((row.split(' | ')[0] ?? '').matchAll(/`([a-z]+)/g), ([, name]) => name),
  );
  expect(new Set(named)).toEqual(firsts);
});

test('the table of variables is that of the configuration', () => {
  const [, table = ''] = /## Configuration([\s\S]*?)\n## /.exec(operations) ?? [];
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    Array.from((row.split(' | ')[0] ?? '').matchAll(/`([A-Z_0-9]+)`/g), ([, name]) => name),
  );
  expect(named).toHaveLength(new Set(named).size);
  expect(new Set(named)).toEqual(new Set([...KNOWN_VARIABLES, 'PORT']));
});

test('the table of jobs is that of their kinds', () => {
  const [, section = ''] = /\n## Jobs([\s\S]*?)\n## /.exec(operations) ?? [];
  const named = Array.from(section.matchAll(/^\| `([a-z-]+)` \|/gm), ([, kind]) => kind);
  expect(new Set(named)).toEqual(new Set(Object.keys(JOB_SETTINGS)));
});

test.for(['.gitignore', '.dockerignore'])(
  '%s keeps out what the pages make and nobody else may read',
  (file) => {
    const lines = new Set(
      read(file)
        .split('\n')
        .map((line) => line.replace(/\/$/, '')),
    );
    expect(operations).toMatch(/mkdir -p backups\n[^]*mkdir -p data-restored\n/);
    // What `odu export` makes in the repository's folder when it is given no name.
    const exported = nameExportFile('2026-11-27T10:00:00.000Z').replace('2026-11-27', '*');
    expect(['data', 'data-restored', 'backups', exported].filter((name) => !lines.has(name))).toEqual([]);
    expect(operations).toContain('> deploy/.env');
    expect(lines.has('.env') || (lines.has('.env*') && lines.has('deploy'))).toBe(true);
  },
);
