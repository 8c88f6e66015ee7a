import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeRisque } from '../support/duerp-scenario.ts';
import { idOf, useDuerpServer } from '../support/duerp-server.ts';

const { server, account, calls } = useDuerpServer();

/** An ordinary refusal takes some milliseconds; the hostile ones took 23 s, or for good. */
const REFUSED_WITHIN_MS = 5_000;
const SMALL_ANSWER = 8_000;

async function refuse(url: string, payload: string) {
  const before = performance.now();
  const answer = await server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account.accessToken}` },
  });
  expect(performance.now() - before).toBeLessThan(REFUSED_WITHIN_MS);
  expect(answer.statusCode).toBeOneOf([400, 413, 422]);
  expect(answer.body.length).toBeLessThan(SMALL_ANSWER);
  return answer;
}

const repeat = (count: number, item: string) => Array.from({ length: count }, () => item).join(',');
const fields = (count: number) => Array.from({ length: count }, (_, index) => `"f${index}":0`).join(',');

const HOSTILE: [string, string][] = [
  ['100,000 wrong items', `{"risques":[${repeat(100_000, '0')}],"categorieDeRisques":[]}`],
  ['5,000 wrong items', `{"risques":[${repeat(5_000, '{"a":0}')}],"categorieDeRisques":[]}`],
  ['2,000,000 wrong items', `[${repeat(2_000_000, '0')}]`],
  ['10 kB of [', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ['10 kB of [ in a field', `{"risques":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
  ['1 MB of [', `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
  ['deep objects', `${'{"a":'.repeat(100_000)}0${'}'.repeat(100_000)}`],
  ['400,000 unknown fields', `{${fields(400_000)}}`],
  ['an unknown field of 1 MB', `{"${'x'.repeat(1_000_000)}":0}`],
  ['400 unknown fields', `{${fields(400)}}`],
];

test.for(HOSTILE)('%s: a quick refusal with a small answer', async ([, payload]) => {
  const id = idOf(await calls.create());
  await refuse(`/api/duerp/${id}/update-list-risques`, payload);
  await refuse('/api/public/token/new', payload);
});

test.for([
  ['1,100,000 unknown fields', `{${fields(1_100_000)}}`],
  [
    'unknown fields in many objects',
    `[${Array.from({ length: 400_000 }, (_, index) => `{"f${index}":0}`).join(',')}]`,
  ],
  ['8,000,000 items', `[${'0,'.repeat(7_999_999)}0]`],
  ['5,000,000 objects', `[${'{},'.repeat(4_999_999)}{}]`],
  ['16 MB of [', '['.repeat(16_000_000)],
] as const)('%s of an import are refused before they are parsed', async ([, payload]) => {
  const answer = await refuse('/api/duerp/import', payload);
  // Parsed, these held the thread that serves everybody for 1 to 2 s, and the first wrong field was named.
  expect(answer.json()).toMatchObject({ status: 400, message: "La requête envoyée n'est pas valide." });
  expect(answer.json()).not.toHaveProperty('errors');
});

test('an answer names 20 errors at most', async () => {
  const answer = await refuse('/api/public/token/new', `{${fields(400)}}`);
  expect(answer.json<{ errors: unknown[] }>().errors).toHaveLength(20);
});

test('5,000 risks with one wrong at the end: it is named', async () => {
  const id = idOf(await calls.create());
  const idCategorie = randomUUID();
  const risques = Array.from({ length: 4_999 }, () => makeRisque(idCategorie));
  const body = {
    idUniteDeTravail: randomUUID(),
    categorieDeRisques: [{ idCategorie, code: 'CAT-1', displayName: 'Chutes', isUserDefined: false }],
    risques: [...risques, { ...makeRisque(idCategorie), displayName: 'a\0b' }],
  };
  const answer = await refuse(`/api/duerp/${id}/update-list-risques`, JSON.stringify(body));
  expect(answer.json<{ errors: unknown[] }>().errors).toEqual([
    {
      path: '/body/risques/4999/displayName',
      message: "Le texte contient un caractère qui n'est pas permis.",
    },
  ]);
});

test.for([
  ['an anonymous call', '/api/public/token/new', 300_000],
  ['a call about one item', '/api/duerp/0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11/update-risque', 1_500_000],
] as const)('%s takes no body of the size of a document', async ([, url, bytes]) => {
  expect((await refuse(url, JSON.stringify({ x: 'x'.repeat(bytes) }))).statusCode).toBe(413);
});

test.for([
  ['a byte that no text has', [0xff]],
  ['half a character', [0xc3]],
  ['an overlong character', [0xc0, 0xaf]],
  ['half a surrogate pair', [0xed, 0xa0, 0x80]],
] as const)('%s is refused, not replaced by another one (RFC 8259, 8.1)', async ([, bytes]) => {
  const id = idOf(await calls.create());
  const idUniteDeTravail = randomUUID();
  const send = (displayName: Buffer) =>
    server.app.inject({
      method: 'POST',
      url: `/api/duerp/${id}/update-list-unitesdetravail`,
      payload: Buffer.concat([
        Buffer.from(`{"unitesDeTravail":[{"idUniteDeTravail":"${idUniteDeTravail}","displayName":"`),
        displayName,
        Buffer.from('"}]}'),
      ]),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${account.accessToken}` },
    });
  expect((await send(Buffer.from('Café 🥐'))).statusCode).toBe(200);
  const answer = await send(Buffer.from(bytes));
  expect([answer.statusCode, answer.json<{ status: number }>().status]).toStrictEqual([400, 400]);
  expect((await calls.document(id)).data.unitesDeTravail?.[0]?.displayName).toBe('Café 🥐');
});
