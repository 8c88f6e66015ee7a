import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { makeRisque } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { categorie, MINIMAL } from '../support/editor-scenario.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE });

/** A document of an account, and the writing of so many risks in it. */
async function open(emailAddress: string) {
  const { account, calls } = await signUp(emailAddress);
  const id = idOf(await calls.create());
  const idUniteDeTravail = randomUUID();
  const sols = categorie();
  const unitesDeTravail = [{ idUniteDeTravail, displayName: 'Vente' }];
  await calls.write(id, 'update-list-unitesdetravail', { unitesDeTravail });
  const write = (count: number) => {
    const risques = Array.from({ length: count }, () => makeRisque(sols.idCategorie));
    const body = { idUniteDeTravail, categorieDeRisques: [sols], risques };
    return calls.write(id, 'update-list-risques', body, { headers: MINIMAL });
  };
  return { id, account, write };
}

test('six big edits of one account at once: four are made, two are a 429 in the contract’s form; nobody else is refused', async () => {
  const [abus, claire] = [await open('abus@exemple.fr'), await open('claire@exemple.fr')];
  // The database's connections are open before: with one alone, the six would come one after the other.
  await Promise.all([abus, claire].flatMap(({ write }) => Array.from({ length: 8 }, () => write(1))));
  const [others, ...answers] = await Promise.all([
    claire.write(600),
    ...Array.from({ length: 6 }, () => abus.write(600)),
  ]);
  expect(others?.statusCode).toBe(200);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map(({ statusCode }) => statusCode)).toStrictEqual([429, 429]);
  for (const answer of refused) {
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({
      message: 'Vos enregistrements précédents sont encore en cours. Réessayez dans quelques instants.',
    });
  }
  // Its turns came back, those of refused calls too.
  for (let turn = 0; turn < 6; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await abus.write(600)).statusCode).toBe(200);
});

test('a body whose header does not say its length is told to its turn when it has come', async () => {
  const { id, account } = await open('morceaux@exemple.fr');
  const { pacing } = server.deps;
  const enter = pacing.enter.bind(pacing);
  const received: number[] = [];
  const spy = vi.spyOn(pacing, 'enter').mockImplementation((...call) => {
    const turn = enter(...call);
    vi.spyOn(turn, 'receive').mockImplementation((bytes) => void received.push(bytes));
    return turn;
  });
  const body = JSON.stringify({ unitesDeTravail: [] });
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/duerp/${id}/update-list-unitesdetravail`,
    headers: {
      authorization: `Bearer ${account.accessToken}`,
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
    },
    payload: Readable.from([body]),
  });
  expect(answer.statusCode).toBe(200);
  expect(spy).toHaveBeenCalledWith(account.id, undefined);
  expect(received).toEqual([body.length]);
  spy.mockRestore();
});

test('small edits at once are not counted, however many', async () => {
  const { write } = await open('petites@exemple.fr');
  const answers = await Promise.all(Array.from({ length: 40 }, () => write(1)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toStrictEqual(new Set([200]));
});

test('a refused body gives its turn back: of a wrong shape, too big, of another type', async () => {
  const { id, account, write } = await open('refus@exemple.fr');
  const send = (body: string, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: `/api/duerp/${id}/update-list-risques`,
      headers: { authorization: `Bearer ${account.accessToken}`, 'content-type': type },
      payload: body,
    });
  const big = JSON.stringify({ idUniteDeTravail: 'x'.repeat(100_000) });
  for (let turn = 0; turn < 5; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answers = [
      await send(big),
      await send(big, 'text/plain'),
      await send(`"${'x'.repeat(6_000_000)}"`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toStrictEqual([400, 415, 413]);
  }
  expect((await write(600)).statusCode).toBe(200);
});

test('big bodies that nobody signed in for are refused at a pace: the first at once, of more than ten that wait the connection ends', async () => {
  const send = (bytes: number) =>
    server.app.inject({
      method: 'POST',
      url: `/api/duerp/${randomUUID()}/update-list-risques`,
      headers: { authorization: 'Bearer faux', 'content-type': 'application/json' },
      payload: JSON.stringify({ idUniteDeTravail: 'x'.repeat(bytes) }),
    });
  const firstTwo = Promise.withResolvers<void>();
  const told: unknown[] = [];
  for (let count = 0; count < 12; count += 1)
    void send(100_000).then(({ statusCode, headers }) => {
      told.push([statusCode, headers.connection]);
      if (told.length === 2) firstTwo.resolve();
    });
  await firstTwo.promise;
  expect(told).toContainEqual([401, 'keep-alive']);
  expect(told).toContainEqual([401, 'close']);
  expect((await send(1_000)).statusCode).toBe(401);
});
