import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GENERAL_ANSWERS } from '../../packages/api-contract/pact/support/general-answers.ts';
import { ROOT } from './read-rows.ts';

test.for(GENERAL_ANSWERS)('$status, $how: its test exists', ({ shownBy }) => {
  expect(readFileSync(join(ROOT, shownBy.file), 'utf8')).toContain(shownBy.test);
});
