// Compares openapi.yaml with the last released contract: npm run compatible:check
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readContract, type OpenApiDocument } from '../../src/openapi-document.ts';
import { checkRelease, type DeclaredChange } from './check-release.ts';

const read = (name: string): unknown =>
  parse(readFileSync(new URL(`../../released/${name}`, import.meta.url), 'utf8'));

const problems = checkRelease(
  read('openapi.yaml') as OpenApiDocument,
  readContract(),
  read('declared-changes.yaml') as DeclaredChange[],
);
for (const problem of problems) process.stdout.write(`✗ ${problem}\n`);
if (problems.length > 0) {
  process.stdout.write('What a version promises, and how a change is declared: docs/contract.md\n');
  process.exitCode = 1;
}
