import { randomUUID } from 'node:crypto';
import type { DuerpListItem } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { updateAccount } from '../../src/repositories/account/account-repository.ts';
import { cleanUp } from '../../src/jobs/clean-up.ts';
import type { Reports } from '../../src/services/duerp/reports.ts';
import { makeCompleteDuerp, messageOf } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;

let renderings = 0;
let failure: Error | undefined;
const reports: Reports = {
  ...NO_ENGINE.reports,
  render: (...args) => {
    renderings++;
    return failure ? Promise.reject(failure) : NO_ENGINE.reports.render(...args);
  },
};

const { server, calls, signUp } = useDuerpServer({ deps: { reports } });

const keyed = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } });
const countDuerps = async () => (await calls.list()).json<DuerpListItem[]>().length;
const versionsOf = async (id: string) => (await calls.document(id)).versions;
type Sent = Awaited<ReturnType<typeof calls.create>>;
const answerOf = ({ statusCode, body, headers }: Sent) => [statusCode, body, headers.etag];

describe('a creation with a key', () => {
  test('happens once, and is answered the same again, even after the document changed or went', async () => {
    const before = await countDuerps();
    const sent = keyed();
    const first = await calls.create(sent);
    expect([first.statusCode, first.headers.etag]).toStrictEqual([201, '"1"']);
    await calls.write(idOf(first), 'update-toggle-papripact', { isPapripactEnabled: true });
    expect(answerOf(await calls.create(sent))).toStrictEqual(answerOf(first));
    expect(await countDuerps()).toBe(before + 1);
    await calls.remove(idOf(first));
    expect(answerOf(await calls.create(sent))).toStrictEqual(answerOf(first));
    expect(await countDuerps()).toBe(before);
  });

  test('sent several times at once happens once', async () => {
    for (let round = 0; round < 5; round++) {
      const before = await countDuerps();
      const sent = keyed();
      const answers = await Promise.all(Array.from({ length: 6 }, () => calls.create(sent)));
      expect(new Set(answers.map((answer) => JSON.stringify(answerOf(answer)))).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(201);
      expect(await countDuerps()).toBe(before + 1);
    }
  });

  test('with other keys, or none, at once: each happens', async () => {
    const before = await countDuerps();
    const answers = await Promise.all([
      calls.create(),
      calls.create(),
      ...Array.from({ length: 6 }, () => calls.create(keyed())),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toStrictEqual(answers.map(() => 201));
    expect(await countDuerps()).toBe(before + 8);
  });

  test('is of its account alone', async () => {
    const sent = keyed();
    const first = await calls.create(sent);
    const neighbour = await signUp('voisine@exemple.fr');
    const theirs = await neighbour.calls.create(sent);
    expect(theirs.statusCode).toBe(201);
    expect(idOf(theirs)).not.toBe(idOf(first));
    expect((await neighbour.calls.read(idOf(theirs))).statusCode).toBe(200);
    expect(answerOf(await neighbour.calls.create(sent))).toStrictEqual(answerOf(theirs));
    expect(answerOf(await calls.create(sent))).toStrictEqual(answerOf(first));
  });

  test('that was refused keeps nothing: the key works when it can be done', async () => {
    const { account, calls: theirs } = await signUp('limite@exemple.fr', { maxNumberOfDuerps: 0 });
    const sent = keyed();
    expect((await theirs.create(sent)).statusCode).toBe(403);
    await updateAccount(server.database.queries, account.id, { maxNumberOfDuerps: 1 });
    const created = await theirs.create(sent);
    expect(created.statusCode).toBe(201);
    expect(answerOf(await theirs.create(sent))).toStrictEqual(answerOf(created));
    expect((await theirs.create(keyed())).statusCode).toBe(403);
  });

  test.for(['', 'a'.repeat(101), 'clé', 'a b', '"a"'])('%j is no key: 400', async (key) => {
    expect((await calls.create({ headers: { 'idempotency-key': key } })).statusCode).toBe(400);
  });

  test('of 100 characters is one', async () => {
    const sent = keyed(`Aa0._~-${'b'.repeat(93)}`);
    expect(idOf(await calls.create(sent))).toBe(idOf(await calls.create(sent)));
  });
});

describe('the copy of a document with a key', () => {
  test('happens once, and is another call than a creation or the copy of another', async () => {
    const source = idOf(await calls.create());
    const other = idOf(await calls.create());
    const before = await countDuerps();
    const sent = keyed();
    const answers = await Promise.all([calls.duplicate(source, sent), calls.duplicate(source, sent)]);
    const [first] = answers;
    expect(answers.map(answerOf)).toStrictEqual([answerOf(first), answerOf(first)]);
    expect(first.statusCode).toBe(201);
    const ids = [first, await calls.duplicate(other, sent), await calls.create(sent)].map(idOf);
    expect(new Set(ids).size).toBe(3);
    expect(await countDuerps()).toBe(before + 3);
    await calls.remove(source);
    expect(answerOf(await calls.duplicate(source, sent))).toStrictEqual(answerOf(first));
  });

  test('of an unknown document is still a 404', async () => {
    const sent = keyed();
    const unknown = randomUUID();
    expect((await calls.duplicate(unknown, sent)).statusCode).toBe(404);
    expect((await calls.duplicate(unknown, sent)).statusCode).toBe(404);
  });
});

describe('a generation with a key', () => {
  test('makes one version and one PDF, whatever the document and its ETag have become', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const etag = String((await calls.read(id)).headers.etag);
    const sent = { headers: { ...keyed().headers, 'if-match': etag } };
    renderings = 0;
    const first = await calls.generate(id, {}, sent);
    expect(first.statusCode).toBe(201);
    expect(answerOf(await calls.generate(id, {}, sent))).toStrictEqual(answerOf(first));
    await calls.write(id, 'update-toggle-papripact', { isPapripactEnabled: true });
    expect(answerOf(await calls.generate(id, {}, sent))).toStrictEqual(answerOf(first));
    expect([renderings, (await versionsOf(id)).length]).toStrictEqual([1, 1]);
  });

  test('sent several times at once makes one version', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const etag = String((await calls.read(id)).headers.etag);
    for (const headers of [{ 'if-match': etag }, {}]) {
      const before = (await versionsOf(id)).length;
      const sent = { headers: { ...keyed().headers, ...headers } };
      const answers = await Promise.all([1, 2, 3].map(() => calls.generate(id, {}, sent)));
      expect(answers[0]?.statusCode).toBe(201);
      expect(new Set(answers.map((answer) => JSON.stringify(answerOf(answer)))).size).toBe(1);
      expect(await versionsOf(id)).toHaveLength(before + 1);
    }
  });

  test('tells nothing to another account that sends the same key', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const sent = keyed();
    await calls.generate(id, {}, sent);
    const curious = await signUp('curieuse@exemple.fr');
    expect((await curious.calls.generate(id, {}, sent)).statusCode).toBe(404);
  });

  test('is another call than the copy of its document, or a generation of another one', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const other = await makeCompleteDuerp(calls);
    const sent = keyed();
    const answers = [
      await calls.duplicate(id, sent),
      await calls.generate(id, {}, sent),
      await calls.generate(other.id, {}, sent),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toStrictEqual([201, 201, 201]);
    expect(new Set(answers.map(idOf)).size).toBe(3);
    expect([(await versionsOf(id)).length, (await versionsOf(other.id)).length]).toStrictEqual([1, 1]);
  });

  test('with another body is a 422 in French, and makes nothing', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const sent = keyed();
    await calls.generate(id, { notesDeVersion: 'Une' }, sent);
    const other = await calls.generate(id, { notesDeVersion: 'Deux' }, sent);
    expect([other.statusCode, messageOf(other)]).toStrictEqual([
      422,
      'Cette demande a déjà été envoyée avec un autre contenu. Rechargez la page, puis réessayez.',
    ]);
    expect(await versionsOf(id)).toHaveLength(1);
  });

  test('whose engine broke leaves the key free', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const sent = keyed();
    failure = new Error('the engine broke');
    expect((await calls.generate(id, {}, sent)).statusCode).toBe(500);
    failure = undefined;
    expect((await calls.generate(id, {}, sent)).statusCode).toBe(201);
    expect(await versionsOf(id)).toHaveLength(1);
  });
});

describe('the 24 hours of a key', () => {
  const countKept = async (key: string) =>
    (await server.database.queries.selectFrom('keptAnswer').select('key').where('key', '=', key).execute())
      .length;

  test.for([
    ['after the cleaning', (): Promise<unknown> => cleanUp(server.deps), 0],
    ['before any cleaning', () => Promise.resolve(), 1],
  ] as const)('are kept to the minute, %s', async ([, clean, kept]) => {
    const { account, calls: theirs } = await signUp(`${randomUUID()}@exemple.fr`);
    const key = randomUUID();
    const later = async (milliseconds: number) => {
      server.clock.advance(milliseconds);
      await clean();
      // The session is older than its time by then.
      return { account: { ...account, ...(await server.deps.sessions.open(account.id)) }, ...keyed(key) };
    };
    const first = await theirs.create(keyed(key));
    expect(answerOf(await theirs.create(await later(DAY - MINUTE)))).toStrictEqual(answerOf(first));
    const sent = await later(MINUTE);
    expect(await countKept(key)).toBe(kept);
    const again = await theirs.create(sent);
    expect(again.statusCode).toBe(201);
    expect(idOf(again)).not.toBe(idOf(first));
    expect(answerOf(await theirs.create(sent))).toStrictEqual(answerOf(again));
  });

  test('are those of a generation too, to the millisecond', async () => {
    const { account, calls: theirs } = await signUp(`${randomUUID()}@exemple.fr`);
    const { id } = await makeCompleteDuerp(theirs);
    const sent = keyed();
    const generateAfter = async (milliseconds: number) => {
      server.clock.advance(milliseconds);
      const signedIn = { ...account, ...(await server.deps.sessions.open(account.id)) };
      return theirs.generate(id, {}, { account: signedIn, ...sent });
    };
    const first = await generateAfter(0);
    expect(answerOf(await generateAfter(DAY - 1))).toStrictEqual(answerOf(first));
    const second = await generateAfter(1);
    expect(second.statusCode).toBe(201);
    expect(idOf(second)).not.toBe(idOf(first));
  });
});
