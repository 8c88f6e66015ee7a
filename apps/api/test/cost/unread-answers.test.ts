import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { AT_ONCE } from '../../src/http/limits/own-lines.ts';
import { MOST_OF_OWNER } from '../../src/http/limits/unread-answers.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { listStatements } from '../support/count-statements.ts';

/** Two of them are as much as an account may leave unread. */
const BIG = MOST_OF_OWNER / 2;
/** And the other one that is under way when it is reached. */
const MOST_READ = MOST_OF_OWNER / BIG + AT_ONCE.files - 1;
const { server, signUp } = useDuerpServer({
  deps: { reports: { ...NO_ENGINE.reports, render: () => Promise.resolve(new Uint8Array(BIG)) } },
});
const sockets: Socket[] = [];
beforeAll(() => server.app.listen({ port: 0, host: '127.0.0.1' }).then(() => {}));
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A version of 8 MB of an account, and its download. */
async function open(emailAddress: string) {
  const { account, calls } = await signUp(emailAddress, { isVip: 1 });
  const { id } = await makeCompleteDuerp(calls);
  const url = `/api/duerp/${id}/versions/${idOf(await calls.generate(id))}/download`;
  const download = () => server.request({ url, account });
  /** Asks on a connection of its own, and reads no more than the first bytes, or nothing. */
  const ask = async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1' }).on('error', () => {});
    sockets.push(socket);
    socket.write(`GET ${url} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${account.accessToken}\r\n\r\n`);
    return new Promise<string>((resolve) => {
      socket.once('data', (bytes: Buffer) => {
        socket.pause();
        resolve(bytes.toString('latin1').slice(9, 12));
      });
    });
  };
  return { account, calls, download, ask };
}

test('of twenty downloads that an account does not read, two or three are read from the database; another account has its own', async () => {
  const [abus, claire] = [await open('abus@exemple.fr'), await open('claire@exemple.fr')];
  let statuses: string[] = [];
  const statements = await listStatements(async () => {
    statuses = await Promise.all(Array.from({ length: 20 }, abus.ask));
  });
  expect(statements.filter((sql) => sql.includes(`"pdf"`)).length).toBeLessThanOrEqual(MOST_READ);
  expect(statuses.filter((status) => status === '200').length).toBeLessThanOrEqual(MOST_READ);
  expect(new Set(statuses)).toStrictEqual(new Set(['200', '429']));
  expect((await abus.calls.list()).json()).toMatchObject({
    message: 'Trop de demandes à la fois. Réessayez dans quelques instants.',
  });
  expect((await claire.download()).statusCode).toBe(200);
  // Whoever goes away leaves nothing unread.
  for (const socket of sockets.splice(0)) socket.destroy();
  await vi.waitUntil(async () => (await abus.calls.list()).statusCode === 200, { timeout: 10_000 });
  expect((await abus.download()).statusCode).toBe(200);
});
