import type { DuerpDocument } from '@odu/api-contract';
import { afterEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../src/jobs/clean-up.ts';
import { ENTREPRISE, makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, account, calls, signUp } = useDuerpServer({ deps: NO_ENGINE });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A session is older than its time after the clock was moved. */
const renewSession = async () => {
  Object.assign(account, await server.deps.sessions.open(account.id));
};

describe('a copy', () => {
  test('has everything but the versions, under new ids', async () => {
    const source = await makeCompleteDuerp(calls);
    await calls.write(source.id, 'update-toggle-papripact', { isPapripactEnabled: true });
    await calls.generate(source.id);
    const before = await calls.document(source.id);
    const answer = await calls.duplicate(source.id);
    expect([answer.statusCode, answer.headers.etag]).toStrictEqual([201, '"1"']);
    const copy = await calls.document(idOf(answer));
    expect(copy).toMatchObject({
      displayName: 'Boulangerie Martin (copie)',
      versions: [],
      paymentStatus_Derivated: 'DRAFT',
      hasBeenModifiedSinceLastGeneration: false,
    });
    const idsIn = (document: DuerpDocument): string[] => [
      ...(JSON.stringify(document.data).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []),
    ];
    expect(idsIn(copy)).toHaveLength(idsIn(before).length);
    expect(idsIn(copy).filter((id) => idsIn(before).includes(id))).toStrictEqual([]);
    // The same shape, with ids replaced by the place where each first appears.
    const shapeOf = (document: DuerpDocument) => {
      const places = [...new Set(idsIn(document))];
      return JSON.stringify(document.data).replaceAll(
        /[0-9a-f]{8}-[0-9a-f-]{27}/g,
        (id) => `#${places.indexOf(id)}`,
      );
    };
    expect(shapeOf(copy)).toBe(shapeOf(before));
    expect(await calls.document(source.id)).toStrictEqual(before);
  });

  test('is the newest of the list, however old its source is', async () => {
    const source = idOf(await calls.create());
    server.clock.advance(1_000);
    const other = idOf(await calls.create());
    server.clock.advance(1_000);
    const copy = idOf(await calls.duplicate(source));
    const listed = (await calls.list()).json<{ id: string }[]>().map(({ id }) => id);
    expect(listed.slice(0, 2)).toStrictEqual([copy, other]);
  });

  test('counts as opened when it is made, however long ago its source was', async () => {
    const source = idOf(await calls.create());
    const { queries } = server.database;
    const longAgo = new Date(server.clock.now().getTime() - 300 * DAY).toISOString();
    const long = { createdAt: longAgo, updatedAt: longAgo, openedAt: longAgo };
    await queries.updateTable('duerpDocument').set(long).where('id', '=', source).execute();
    const copy = idOf(await calls.duplicate(source));
    const now = server.clock.now().toISOString();
    const row = await queries
      .selectFrom('duerpDocument')
      .select(['createdAt', 'updatedAt', 'openedAt'])
      .where('id', '=', copy)
      .executeTakeFirst();
    expect(row).toEqual({ createdAt: now, updatedAt: now, openedAt: now });
  });

  test('of a document with the longest name still ends with « (copie) »', async () => {
    const id = idOf(await calls.create());
    await calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, nom: 'x'.repeat(200) });
    const copy = await calls.document(idOf(await calls.duplicate(id)));
    expect(copy.displayName).toHaveLength(200);
    expect(copy.displayName.endsWith('… (copie)')).toBe(true);
  });
});

describe('a deleted document', () => {
  afterEach(renewSession);

  test('without a version leaves everything, and the purge erases it after its time', async () => {
    const { id } = await makeCompleteDuerp(calls);
    expect((await calls.remove(id)).statusCode).toBe(204);
    expect((await calls.read(id)).statusCode).toBe(404);
    expect((await calls.remove(id)).statusCode).toBe(404);
    expect((await calls.duplicate(id)).statusCode).toBe(404);
    const archives = await server.request({ url: '/api/myaccount/archives', account });
    expect(archives.json<{ id: string }[]>().some((archive) => archive.id === id)).toBe(false);
    const countRisques = async () =>
      (
        await server.database.queries
          .selectFrom('risque')
          .select('idRisque')
          .where('duerpDocumentId', '=', id)
          .execute()
      ).length;
    server.clock.advance(30 * DAY - HOUR);
    await cleanUp(server.deps);
    expect(await countRisques()).toBe(3);
    server.clock.advance(2 * HOUR);
    await cleanUp(server.deps);
    expect(await countRisques()).toBe(0);
  });

  test('with versions goes to the archive, which no purge touches', async () => {
    const { id } = await makeCompleteDuerp(calls);
    await calls.generate(id, { notesDeVersion: 'À garder' });
    await calls.remove(id);
    expect((await server.request({ url: `/api/duerp/${id}/versions/list`, account })).statusCode).toBe(404);
    const deletedAt = server.clock.now().toISOString();
    server.clock.advance(40 * 366 * DAY);
    await cleanUp(server.deps);
    await renewSession();
    const archives = (await server.request({ url: '/api/myaccount/archives', account })).json<
      { id: string; versions: { id: string }[] }[]
    >();
    expect(archives[0]).toMatchObject({
      id,
      displayName: 'Boulangerie Martin',
      deletedAt,
      versions: [{ versionNumber: 1, notesDeVersion: 'À garder' }],
    });
    const url = `/api/myaccount/archives/${id}/versions/${archives[0]?.versions[0]?.id}`;
    expect((await server.request({ url: `${url}/download`, account })).statusCode).toBe(403);
    const demo = await server.request({ url: `${url}/download-demo`, account });
    expect([demo.statusCode, demo.headers['content-disposition']]).toStrictEqual([
      200,
      'attachment; filename="DUERP_v1_demo.pdf"',
    ]);
  });

  test('is in no archive before: what is asked of it there is not found', async () => {
    const { id } = await makeCompleteDuerp(calls);
    const versionId = (await calls.generate(id)).json<{ id: string }>().id;
    const ask = async (file: string) =>
      (
        await server.request({
          url: `/api/myaccount/archives/${id}/versions/${versionId}/${file}`,
          account,
        })
      ).statusCode;
    expect([await ask('download'), await ask('download-demo')]).toEqual([404, 404]);
    await calls.remove(id);
    expect([await ask('download'), await ask('download-demo')]).toEqual([403, 200]);
  });

  test('comes before those that were deleted earlier, however new these are', async () => {
    const other = await signUp('archiviste@exemple.fr');
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) {
      const { id } = await makeCompleteDuerp(other.calls);
      await other.calls.generate(id);
      ids.push(id);
    }
    const [oldest = '', middle = '', newest = ''] = ids;
    for (const id of [newest, oldest, middle]) {
      server.clock.advance(1000);
      await other.calls.remove(id);
    }
    const archives = await server.request({ url: '/api/myaccount/archives', account: other.account });
    expect(archives.json<{ id: string }[]>().map(({ id }) => id)).toStrictEqual([middle, oldest, newest]);
  });

  test('is in the archives of its own account alone, with its versions', async () => {
    const listArchives = async (of: typeof account) =>
      (await server.request({ url: '/api/myaccount/archives', account: of })).json<
        { id: string; versions: unknown[] }[]
      >();
    const neighbour = await signUp('voisine-d-archives@exemple.fr');
    const owned: string[][] = [];
    for (const some of [calls, neighbour.calls]) {
      const { id } = await makeCompleteDuerp(some);
      await some.generate(id);
      await some.remove(id);
      owned.push([id]);
    }
    const [mine = [], theirs = []] = owned;
    const seenByNeighbour = await listArchives(neighbour.account);
    expect(seenByNeighbour.map(({ id }) => id)).toStrictEqual(theirs);
    expect(seenByNeighbour[0]?.versions).toHaveLength(1);
    const seenByMe = (await listArchives(account)).map(({ id }) => id);
    expect(seenByMe).toContain(mine[0]);
    expect(seenByMe).not.toContain(theirs[0]);
  });

  test('stays when the client saw an older one', async () => {
    const id = idOf(await calls.create());
    await calls.write(id, 'update-infosentreprise', ENTREPRISE);
    expect((await calls.remove(id, { headers: { 'if-match': '"1"' } })).statusCode).toBe(409);
    expect((await calls.remove(id, { headers: { 'if-match': '"2"' } })).statusCode).toBe(204);
  });
});
