import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SHEETS = globSync('**/*.css{,.ts}', { cwd: import.meta.dirname });

/** What is not page layout, and belongs to @odu/ui: colours, borders, type, shadows, motion. */
const LOOKS =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|(?:^|[\s{'])(?:color|background|border|outline|font|letter|line|text|box|opacity|filter|fill|stroke|transition|animation)[A-Za-z-]*'?\s*:/i;

test('the pattern knows looks from layout', () => {
  for (const looks of [
    "color: 'red'",
    'borderRadius: 4',
    "'font-size': 1",
    "x: '#fff'",
    "width: 'rgb(0 0 0)'",
  ])
    expect(looks).toMatch(LOOKS);
  for (const layout of ["display: 'flex'", 'minHeight: vars.space.huge', "gridTemplateColumns: 'auto'"])
    expect(layout).not.toMatch(LOOKS);
});

test('the application has style sheets', () => expect(SHEETS.length).toBeGreaterThan(0));

// The bot check is not ours: its own theme is chosen where it stands.
test.for(SHEETS.filter((sheet) => sheet !== 'captcha/Captcha.css.ts'))('%s is page layout only', (sheet) => {
  expect(readFileSync(join(import.meta.dirname, sheet), 'utf8')).not.toMatch(LOOKS);
});
