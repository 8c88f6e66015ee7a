import { brotliDecompressSync } from 'node:zlib';
import type { DuerpDocument } from '@odu/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, buildApp } from '../../src/app.ts';
import { makeKeptAnswers } from '../../src/services/kept-answers.ts';
import { DAY } from '../../src/services/clock.ts';
import { ENTREPRISE, makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, account, calls, signUp } = useDuerpServer({ deps: NO_ENGINE });

const rename = (id: string, nom: string, headers = {}) =>
  calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, nom }, { headers });
const readIf = (id: string, ifNoneMatch: string, from = account) =>
  server.request({ url: `/api/duerp/${id}`, account: from, headers: { 'if-none-match': ifNoneMatch } });
const etagOf = async (id: string) => String((await calls.read(id)).headers.etag);
const setVip = (isVip: 0 | 1) =>
  server.database.queries.updateTable('account').set({ isVip }).where('id', '=', account.id).execute();
const nameIn = (response: { json: <T>() => T }) => response.json<DuerpDocument>().data.entreprise?.nom;

describe('a document that the client kept', () => {
  test('costs no body while it is the same, in any spelling of its tag', async () => {
    const id = idOf(await calls.create());
    const etag = await etagOf(id);
    for (const tag of [etag, `W/${etag}`, `"0", ${etag}`, '*']) {
      const answer = await readIf(id, tag);
      expect([tag, answer.statusCode, answer.body, answer.headers.etag]).toStrictEqual([tag, 304, '', etag]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await readIf(id, etag.replaceAll('"', ''))).statusCode).toBe(200);
  });

  test('comes whole after an edit', async () => {
    const id = idOf(await calls.create());
    const etag = await etagOf(id);
    await rename(id, 'Boulangerie neuve');
    const answer = await readIf(id, etag);
    expect([answer.statusCode, nameIn(answer)]).toStrictEqual([200, 'Boulangerie neuve']);
  });

  test('comes whole when only the rights changed, both ways; an edit made on it is no conflict', async () => {
    const id = idOf(await calls.create());
    const etag = await etagOf(id);
    await setVip(1);
    const given = await readIf(id, etag);
    expect([given.statusCode, given.json<DuerpDocument>().isVip_Derivated]).toStrictEqual([200, true]);
    expect((await readIf(id, String(given.headers.etag))).statusCode).toBe(304);
    const written = await rename(id, 'Sous les mêmes droits', { 'if-match': given.headers.etag });
    expect(written.statusCode).toBe(200);
    expect((await readIf(id, String(written.headers.etag))).statusCode).toBe(304);
    expect((await rename(id, 'Trop tard', { 'if-match': given.headers.etag })).statusCode).toBe(409);
    await setVip(0);
    const taken = await readIf(id, String(written.headers.etag));
    expect([taken.statusCode, taken.json<DuerpDocument>().isVip_Derivated]).toStrictEqual([200, false]);
  });

  test('is read as it is after a restore, which may have gone back to another text of the same revision', async () => {
    const id = idOf(await calls.create());
    expect((await calls.document(id)).description).toBe('');
    const updatedAt = new Date(server.clock.now().getTime() - DAY).toISOString();
    await server.database.queries
      .updateTable('duerpDocument')
      .set({ description: 'Restaurée', updatedAt })
      .where('id', '=', id)
      .execute();
    expect((await calls.document(id)).description).toBe('Restaurée');
  });

  test('counts as opened when it costs no body (decision D5)', async () => {
    const id = idOf(await calls.create());
    const etag = await etagOf(id);
    const { queries } = server.database;
    const longAgo = new Date(server.clock.now().getTime() - 2 * DAY).toISOString();
    await queries.updateTable('duerpDocument').set({ openedAt: longAgo }).where('id', '=', id).execute();
    expect((await readIf(id, etag)).statusCode).toBe(304);
    const { openedAt } = await queries
      .selectFrom('duerpDocument')
      .select('openedAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(openedAt).toBe(server.clock.now().toISOString());
  });

  test("of another account is a 404, with its owner's tag and from what is kept too", async () => {
    const { account: other } = await signUp('curieux@exemple.fr');
    const id = idOf(await calls.create());
    const etag = await etagOf(id);
    expect((await calls.read(id)).statusCode).toBe(200);
    for (const tag of [etag, '*', '"0"']) expect((await readIf(id, tag, other)).statusCode).toBe(404);
    await calls.remove(id);
    expect((await readIf(id, etag)).statusCode).toBe(404);
  });
});

describe('two servers on one database', () => {
  let second: App;
  beforeAll(async () => {
    // All that a server remembers by itself is its own here.
    second = await buildApp({ ...server.deps, keptDuerps: makeKeptAnswers(1_000_000) });
  });
  afterAll(() => second.close());

  const ask = (app: App, url: string, { accessToken }: { accessToken: string }) =>
    app.inject({ url, headers: { authorization: `Bearer ${accessToken}`, 'accept-encoding': 'br' } });
  const inflate = ({ rawPayload }: { rawPayload: Buffer }) =>
    JSON.parse(brotliDecompressSync(rawPayload).toString('utf8')) as DuerpDocument;

  test('give what the other one wrote, whatever they keep', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const url = `/api/duerp/${id}`;
    for (const nom of ['Une', 'Deux', 'Trois']) {
      await rename(id, nom);
      for (const app of [second, server.app, second])
        expect(inflate(await ask(app, url, account)).data.entreprise?.nom).toBe(nom);
    }
  });

  test('refuse a session that the other one ended, at once', async () => {
    const session = await server.deps.sessions.open(account.id);
    const url = '/api/myaccount/info';
    expect((await ask(second, url, session)).statusCode).toBe(200);
    await server.request({
      method: 'POST',
      url: '/api/myaccount/logout',
      account: session,
      body: { refreshTokenToRevoke: session.refreshToken },
    });
    expect((await ask(second, url, session)).statusCode).toBe(401);
    expect((await ask(server.app, url, session)).statusCode).toBe(401);
  });
});

describe('the referential', () => {
  const read = (id: string, from = account, headers = {}) =>
    server.request({ url: `/api/duerpmasterdata/risques?duerpDocId=${id}`, account: from, headers });
  const BR = { 'accept-encoding': 'br' };

  test('is the same bytes for everybody of a sector, small, and no body for who has them', async () => {
    const { account: other, calls: otherCalls } = await signUp('voisine@exemple.fr');
    const [mine, theirs] = [idOf(await calls.create()), idOf(await otherCalls.create())];
    await rename(mine, 'Une');
    await otherCalls.write(theirs, 'update-infosentreprise', { ...ENTREPRISE, nom: 'Deux' });
    const [one, two] = [await read(mine, account, BR), await read(theirs, other, BR)];
    expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
    expect(one.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-cache' });
    // 33,000 until the thresholds said what minors may not do, the yearly checks, lone work and confined spaces; 34,300 until
    // they said what of a CMR agent stands in the document, what noise and vibrations ask, machines, scaffolds, and where the
    // results of every dangerous agent stand.
    expect(one.rawPayload.byteLength).toBeLessThan(35_400);
    const kept = { 'if-none-match': String(one.headers.etag) };
    const again = await read(theirs, other, { ...BR, ...kept });
    expect([again.statusCode, again.body, again.headers.etag]).toStrictEqual([304, '', one.headers.etag]);
    expect((await read(idOf(await calls.create()), account, kept)).statusCode).toBe(200);
    expect((await read(mine, other, kept)).statusCode).toBe(404);
  });

  test('in two parts is no larger, and small enough to come beside a document of 40 risks', async () => {
    const id = idOf(await calls.create());
    await rename(id, 'Deux parties');
    const [all, noms, textes] = [
      await read(id, account, BR),
      await read(`${id}&partie=noms`, account, BR),
      await read(`${id}&partie=textes`, account, BR),
    ];
    const [whole, names, texts] = [all, noms, textes].map(({ rawPayload }) => rawPayload.byteLength);
    // Of the 20,000 of an opening, a document takes 4,000 and the headers of this answer 700 (e2e/poids/appels.e2e.ts).
    expect(names).toBeLessThan(14_500);
    expect(Number(names) + Number(texts)).toBeLessThan(Number(whole) + 500);
    expect(new Set([all, noms, textes].map(({ headers }) => headers.etag)).size).toBe(3);
    const kept = { 'if-none-match': String(noms.headers.etag) };
    expect((await read(`${id}&partie=noms`, account, { ...BR, ...kept })).statusCode).toBe(304);
    expect((await read(`${id}&partie=textes`, account, { ...BR, ...kept })).statusCode).toBe(200);
  });
});
