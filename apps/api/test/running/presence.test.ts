import { beforeEach, expect, test } from 'vitest';
import { makePresence } from '../../src/services/running/presence.ts';
import { DAY, MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();
const SECRET = 'le secret que tous les serveurs partagent';
const OTHER = 'un autre secret, celui d’une autre machine';

const open = (secret: string) => makePresence({ ...server.deps, secret });
beforeEach(() => server.database.queries.deleteFrom('server').execute());

test('servers with one secret live together; one with another secret is told to give way', async () => {
  expect(await open(SECRET).announce()).toBe(false);
  expect(await open(SECRET).announce()).toBe(false);
  server.clock.advance(1);
  const stranger = open(OTHER);
  expect(await stranger.announce()).toBe(true);
  expect(await stranger.hasOtherSecret()).toBe(true);
  // It left: those that were there are not troubled by it.
  expect(await open(SECRET).hasOtherSecret()).toBe(false);
});

test('a server that leaves takes nothing from one that stays', async () => {
  const [leaving, staying] = [open(SECRET), open(SECRET)];
  for (const one of [leaving, staying]) await one.announce();
  await leaving.leave();
  expect(await open(OTHER).announce()).toBe(true);
});

test('of two that start together never both stay', async () => {
  const both = [open(SECRET), open(OTHER)];
  const answers = await Promise.all(both.map((one) => one.announce()));
  expect(answers).toContain(true);
  const there = await server.database.queries.selectFrom('server').select('id').execute();
  expect(there).toHaveLength(answers.filter((mustGiveWay) => !mustGiveWay).length);
});

test('the secret can be changed once all have stopped, or were killed two minutes ago', async () => {
  const stopped = open(SECRET);
  await stopped.announce();
  server.clock.advance(1);
  await stopped.leave();
  expect(await open(OTHER).announce()).toBe(false);

  await server.database.queries.deleteFrom('server').execute();
  await open(SECRET).announce();
  server.clock.advance(2 * MINUTE);
  expect(await open(OTHER).announce()).toBe(true);
  server.clock.advance(1);
  expect(await open(OTHER).announce()).toBe(false);
});

test('a server that runs for long stays known', async () => {
  const first = open(SECRET);
  await first.announce();
  for (let minutes = 0; minutes < 10; minutes++) {
    server.clock.advance(MINUTE);
    await first.renew();
  }
  expect(await open(OTHER).announce()).toBe(true);
});

test('the database holds nothing of the secret', async () => {
  await open(SECRET).announce();
  expect(
    JSON.stringify(await server.database.queries.selectFrom('server').selectAll().execute()),
  ).not.toContain('partagent');
});

test('a server that starts forgets those that were killed more than a day ago', async () => {
  await open(SECRET).announce();
  const count = async () =>
    (await server.database.queries.selectFrom('server').select('id').execute()).length;
  server.clock.advance(DAY);
  await open(SECRET).announce();
  expect(await count()).toBe(2);
  server.clock.advance(1);
  await open(SECRET).announce();
  expect(await count()).toBe(2);
});
