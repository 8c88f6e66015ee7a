import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../src/services/clock.ts';
import { LIMITS } from '../../src/services/limits/limiter.ts';

const text = readFileSync(join(import.meta.dirname, '../../../../docs/securite.md'), 'utf8');
const [, section = ''] = /\n## Sign-in and its limits\n([\s\S]*?)\n## /.exec(text) ?? [];
const rows = section.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'));
const namesOf = (row: string) => Array.from(row.matchAll(/`([a-zA-Z]+)`/g), ([, name = '']) => name);
const WINDOWS: Record<number, string> = { [15 * MINUTE]: 'in 15 minutes', [HOUR]: 'an hour', [DAY]: 'a day' };

test('the table of limits has each of them once, and nothing else', () => {
  expect(rows.flatMap(namesOf).toSorted()).toEqual(Object.keys(LIMITS).toSorted());
});

test.for(Object.entries(LIMITS))(
  'the row of %s says how many, in which time',
  ([name, { max, windowMs }]) => {
    const [, , limit = ''] = (rows.find((row) => namesOf(row).includes(name)) ?? '').split('|');
    expect(limit).toMatch(new RegExp(`\\b${max}(?: mails)? ${WINDOWS[windowMs] ?? 'never'}`));
  },
);

const page = readFileSync(join(import.meta.dirname, '../../src/static-pages/confidentialite.html'), 'utf8');

test('the privacy page says how long the hashes that limits count by are kept', () => {
  const said = (page.split('<tr>').find((row) => row.includes('Empreinte de votre adresse IP')) ?? '')
    .replaceAll('&#8239;', '\u202F')
    .replaceAll(/\s*<[^>]+>\s*|(?!\u202F)\s+/g, ' ');
  expect(said).toContain(
    ' Une heure environ\u202F; un jour environ pour les envois au service de prévention et de santé au travail ',
  );
  const long = Object.entries<{ windowMs: number }>(LIMITS).filter(([, { windowMs }]) => windowMs > HOUR);
  for (const [name, { windowMs }] of long)
    expect([name, windowMs]).toEqual([expect.stringMatching(/^envoiAuSpst/), DAY]);
  expect(long.map(([name]) => name)).toContain('envoiAuSpstUnverifiedPerIp');
});
