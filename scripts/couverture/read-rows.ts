import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** One line of a table of docs/couverture.md: what must be shown, and the test file that shows it. */
export type Row = {
  /** A sentence of the customer, or the title of a test. */
  text: string;
  /** From the repository's root. */
  file: string;
};

/** Spaces of every kind, and the ways in which a source writes a character, do not count: only what a person reads. */
export const simplify = (text: string): string =>
  text
    .replaceAll(/\\u\{?(00A0|202F)\}?|&nbsp;|&#8239;|\\s/gi, '')
    .replaceAll(/\\([^\w])/g, '$1')
    .replaceAll('’', "'")
    .replaceAll(/\s/g, '');

/** The rows whose last cell is a test file in backquotes; `…` in a sentence stands for what varies. */
export function readRows(): Row[] {
  const lines = readFileSync(join(ROOT, 'docs/couverture.md'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, text, file] =
      /^\|[^|]*\| (.+?) *\| `([^`|]+(?:\.test|\.stories|\.e2e)\.tsx?)` *\|$/.exec(line) ?? [];
    return text === undefined || file === undefined ? [] : [{ text, file }];
  });
}
