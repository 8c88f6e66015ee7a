import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { JOB_SETTINGS, type JobKind, RECURRING } from '../../src/jobs/job-kinds.ts';
import { DAY, MINUTE } from '../../src/services/clock.ts';

const text = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
const [, table = ''] = /\n\| kind \| what \| when \|\n([\s\S]*?)\n\n/.exec(text) ?? [];
const rows = table.split('\n').flatMap((line) => {
  const [, kind = '', , when = ''] = line.split('|').map((cell) => cell.trim());
  return kind.startsWith('`') ? [{ kind: kind.replaceAll('`', ''), when }] : [];
});

/** What the table says of the clock's turns; undefined for what something else makes. */
function readInterval(when: string): number | undefined {
  if (when === 'once a day') return DAY;
  const [, minutes] = /^every (?:(\d+) minutes|minute)$/.exec(when) ?? [undefined, '0'];
  if (minutes === '0') return undefined;
  return Number(minutes ?? 1) * MINUTE;
}

test('the table of jobs has each kind once, and nothing else', () => {
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(JOB_SETTINGS).toSorted());
});

test.for(Object.keys(JOB_SETTINGS) as JobKind[])(
  'the row of %s says how often the clock makes it',
  (kind) => {
    const when = rows.find((row) => row.kind === kind)?.when ?? '';
    expect([kind, readInterval(when)]).toEqual([kind, RECURRING[kind]]);
  },
);
