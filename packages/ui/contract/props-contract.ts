/** Writes props.contract.md, or with --check says where it no longer is what the sources promise. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printContract } from './print-contract.ts';
import { readApi } from './read-api.ts';

const FILE = join(import.meta.dirname, '../props.contract.md');
const contract = printContract(readApi());

if (process.argv.includes('--check')) {
  const [committed, actual] = [readFileSync(FILE, 'utf8'), contract].map((text) => text.split('\n'));
  const removed = committed?.filter((line) => !actual?.includes(line)) ?? [];
  const added = actual?.filter((line) => !committed?.includes(line)) ?? [];
  if (committed?.join('\n') !== contract) {
    process.exitCode = 1;
    process.stderr.write(
      [
        'packages/ui/props.contract.md is not what the sources promise; run: npm run generate -w @odu/ui',
        ...removed.map((line) => `- ${line}`),
        ...added.map((line) => `+ ${line}`),
        '',
      ].join('\n'),
    );
  }
} else {
  writeFileSync(FILE, contract);
}
