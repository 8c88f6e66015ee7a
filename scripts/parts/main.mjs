// node scripts/parts/main.mjs check | test
import { runParts } from './run-parts.mjs';

const npm = (script, ...args) => ['npm', 'run', '--silent', script, ...args];

/** What a package's tests depend on is in turbo.json, with the same reasons as `needs`. */
const unit = (name, ...needs) => ({
  name: `tests ${name}`,
  run: ['turbo', 'run', 'test', `--filter=@odu/${name}`],
  needs,
});

const CHECKS = [
  { name: 'format', run: npm('format:check') },
  { name: 'lint', run: npm('lint') },
  { name: 'types', run: npm('typecheck') },
  { name: 'boundaries', run: ['turbo', 'boundaries'] },
  { name: 'unused code', run: npm('knip') },
  { name: 'generated files', run: npm('generated:check') },
  { name: 'contract', run: npm('contract:check') },
  { name: 'typography', run: npm('typography:check') },
  { name: 'installation', run: npm('installation:check') },
  { name: 'coverage of the specifications', run: npm('couverture:check') },
  { name: 'labour code', run: npm('droit:check') },
  // Seconds, and what a change breaks most often unseen: the rules of the house for stories and pages.
  unit('ui'),
  { name: 'house rules of pages', run: npm('pages:check') },
];

const SETUP = { name: 'setup', run: ['node', 'scripts/setup.mjs', '--browser', '--postgres'] };

const TESTS = [
  ...CHECKS,
  { name: 'build', run: npm('build') },
  { name: 'production install', run: npm('test:production'), needs: ['build'] },
  { name: 'ui package', run: npm('test:package', '-w', '@odu/ui') },
  { name: 'tests scripts', run: npm('test:scripts') },
  unit('domain'),
  unit('api-contract'),
  unit('referentiel'),
  unit('report'),
  unit('web'),
  // It serves the built web application, and verifies the pacts that these tests have just written.
  unit('api', 'build', 'tests api-contract'),
  { name: 'stories', run: npm('test:stories') },
  { name: 'storybook build', run: npm('storybook:build') },
  { name: 'pictures', run: npm('test:visual'), needs: ['storybook build'] },
  { name: 'e2e', run: npm('test:e2e'), needs: ['build'] },
];

const afterSetup = (part) => ({ ...part, needs: [SETUP.name, ...(part.needs ?? [])] });

const LISTS = { check: CHECKS, test: [SETUP, ...TESTS.map(afterSetup)] };
const parts = LISTS[process.argv[2]];
if (parts === undefined) {
  console.error(`Which parts? ${Object.keys(LISTS).join(' or ')}`);
  process.exit(2);
}
await runParts(parts);
