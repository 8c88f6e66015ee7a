import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { messageOf } from '../support/duerp-scenario.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE });
beforeAll(() => server.app.listen({ port: 0, host: '127.0.0.1' }).then(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** Longer than a call is held to be of who it was at its headers. */
const HELD_MS = 300;

test('whoever holds back a body, and whose session ends meanwhile, writes nothing', async () => {
  const { account, calls } = await signUp('anne@exemple.fr');
  const id = idOf(await calls.create());
  const readRevision = async () =>
    (
      await server.database.queries
        .selectFrom('duerpDocument')
        .select('revision')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).revision;
  const revision = await readRevision();
  const identified = vi.spyOn(server.deps.sessions, 'identify');
  const body = JSON.stringify({ unitesDeTravail: [] });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(
    [
      `POST /api/duerp/${id}/update-list-unitesdetravail HTTP/1.1`,
      'host: a',
      `authorization: Bearer ${account.accessToken}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      'connection: close',
      '\r\n',
    ].join('\r\n'),
  );
  await vi.waitUntil(() => identified.mock.settledResults.some(({ type }) => type === 'fulfilled'), {
    timeout: 10_000,
  });
  await pause(HELD_MS);
  const caller = await server.deps.sessions.identify(account.accessToken);
  await server.deps.sessions.close(caller, account.refreshToken);
  socket.write(body);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(answer.toString('utf8')).toMatch(/^HTTP\/1\.1 401 /);
  expect(await readRevision()).toBe(revision);
});

test('a call of an account that was erased since it was identified is a session that ended, not a fault', async () => {
  const { account } = await signUp('basile@exemple.fr');
  vi.spyOn(server.deps.sessions, 'identify').mockResolvedValue({
    accountId: 'personne',
    sessionId: 's',
    isDelegated: false,
  });
  const answer = await server.request({ url: '/api/myaccount/info', account });
  expect([answer.statusCode, messageOf(answer)]).toStrictEqual([
    401,
    'Votre session a expiré, veuillez vous reconnecter.',
  ]);
});
