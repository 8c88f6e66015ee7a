import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Calendrier } from '@odu/api-contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MAX_TEXT } from '../../src/calendrier/calendar-events.ts';
import { MAX_EVENTS } from '../../src/calendrier/read-calendar.ts';
import { MOST_OF_OWNER } from '../../src/http/limits/unread-answers.ts';
import { DAY, MINUTE } from '../../src/services/clock.ts';
import { listStatements } from '../support/count-statements.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE });
const sockets: Socket[] = [];
beforeAll(() => server.app.listen({ port: 0, host: '127.0.0.1' }).then(() => {}));
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

let drawn = 0;
/** So many signs of four bytes each, as good as drawn at random: no compression finds anything in them. */
const draw = (length: number) =>
  Array.from({ length }, () =>
    String.fromCodePoint(0x1_00_00 + (Math.imul((drawn += 1), 0x9e_37_79_b1) >>> 12)),
  ).join('');

/** Someone whose calendar has as many actions as it may, or one. */
async function makeReader(actions: number) {
  const { account, calls } = await signUp(`${randomUUID()}@exemple.fr`);
  const { id } = await makeCompleteDuerp(calls);
  const { queries } = server.database;
  const ofDuerp = queries.selectFrom('actionPreventive').selectAll().where('duerpDocumentId', '=', id);
  const [row] = await ofDuerp.execute();
  if (row === undefined) throw new Error('no action');
  const rows = Array.from({ length: actions }, (_, index) => ({
    ...row,
    idAction: randomUUID(),
    position: index + 10,
    date: '2027-01-15',
    statut: 'À planifier' as const,
    responsable: draw(200),
    descriptionDeLaMesure: draw(MAX_TEXT + 1),
  }));
  for (let start = 0; start < actions; start += 100)
    await queries
      .insertInto('actionPreventive')
      .values(rows.slice(start, start + 100))
      .execute();
  const answer = await server.request({
    method: 'POST',
    url: '/api/myaccount/calendrier/renew',
    account,
    body: { idLien: randomUUID() },
  });
  return new URL(answer.json<Calendrier>().url ?? '').pathname;
}
let [great, small] = ['', ''];
beforeAll(async () => {
  [great, small] = [await makeReader(MAX_EVENTS), await makeReader(1)];
});

const read = (url: string, encoding = 'identity') =>
  server.request({ url, headers: { 'accept-encoding': encoding } });

test('the greatest calendar is written once, for whoever takes it compressed or as it is', async () => {
  const bodies = new Set<string>();
  const statements = await listStatements(async () => {
    for (const encoding of ['identity', 'identity', 'gzip', 'br', 'identity']) {
      const { body, statusCode } = await read(great, encoding);
      expect(statusCode).toBe(200);
      if (encoding === 'identity') bodies.add(body);
    }
  });
  expect(statements.filter((sql) => sql.includes('actionPreventive'))).toHaveLength(1);
  expect(bodies.size).toBe(1);
});

test('of a great calendar an edit is read a minute later, of a small one at once', async () => {
  const { queries } = server.database;
  const edit = () =>
    queries
      .updateTable('duerpDocument')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .execute();
  const readTags = async () => [(await read(great)).headers.etag, (await read(small)).headers.etag];
  // What the tests before had written is over.
  server.clock.advance(MINUTE);
  await edit();
  const [first, firstOfSmall] = await readTags();
  await edit();
  server.clock.advance(MINUTE - 1);
  const [again, nextOfSmall] = await readTags();
  expect(again).toBe(first);
  expect(nextOfSmall).not.toBe(firstOfSmall);
  // Its reader has it already: he is told so of the one that he has.
  const known = await server.request({ url: great, headers: { 'if-none-match': String(first) } });
  expect([known.statusCode, known.headers.etag]).toEqual([304, first]);
  server.clock.advance(1);
  expect((await read(great)).headers.etag).not.toBe(first);
});

test('one that was written by a date that was ahead is written anew once the date is right', async () => {
  server.clock.advance(DAY);
  const ahead = (await read(great)).headers.etag;
  server.clock.advance(-DAY);
  expect((await read(great)).headers.etag).not.toBe(ahead);
});

/** Asks on a connection of its own, and reads no more than the first bytes. */
function ask(url: string) {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => {});
  sockets.push(socket);
  socket.write(`GET ${url} HTTP/1.1\r\nhost: a\r\naccept-encoding: identity\r\n\r\n`);
  return new Promise<number>((resolve) => {
    socket.once('data', (bytes: Buffer) => {
      socket.pause();
      resolve(Number(bytes.toString('latin1').slice(9, 12)));
    });
  });
}

test('of one link that does not read what it is answered, 16 MB and the last one wait; another has its own', async () => {
  const { length } = (await read(great)).rawPayload;
  const most = Math.ceil(MOST_OF_OWNER / length);
  expect(most).toBeLessThanOrEqual(3);
  const statuses: number[] = [];
  for (let count = 0; count < most + 3; count += 1) statuses.push(await ask(great));
  expect(statuses).toEqual([...Array.from({ length: most }, () => 200), 429, 429, 429]);
  expect((await read(small)).statusCode).toBe(200);
  // Whoever goes away leaves nothing unread.
  for (const socket of sockets.splice(0)) socket.destroy();
  await vi.waitUntil(async () => (await read(great)).statusCode === 200, { timeout: 10_000 });
});
