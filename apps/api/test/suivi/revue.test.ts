import { randomUUID } from 'node:crypto';
import type { RevueDeRisque } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import type { TestAccount } from '../build-app.ts';
import { type CompleteDuerp, makeCompleteDuerp, messageOf } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, account, calls, signUp } = useDuerpServer({ deps: NO_ENGINE, isVip: 1 });

type Made = CompleteDuerp & { versionId: string };

async function makeVersion(using = calls): Promise<Made> {
  const duerp = await makeCompleteDuerp(using);
  return { ...duerp, versionId: idOf(await using.generate(duerp.id)) };
}

const urlOf = ({ id, versionId }: Pick<Made, 'id' | 'versionId'>) =>
  `/api/duerp/${id}/versions/${versionId}/revue`;
const mark = (made: Made, body: object, by: TestAccount = account) =>
  server.request({ method: 'POST', url: urlOf(made), account: by, body });
const read = async (made: Made, by: TestAccount = account) =>
  (await server.request({ url: urlOf(made), account: by })).json<RevueDeRisque[]>();

describe('the review of a document since a version', () => {
  test('keeps each answer until another one, and changes nothing in the document', async () => {
    const made = await makeVersion();
    const [first, second] = made.risques;
    const before = await calls.read(made.id);
    expect(await read(made)).toStrictEqual([]);
    expect((await mark(made, { idRisque: first, reponse: 'INCHANGE' })).statusCode).toBe(204);
    await mark(made, { idRisque: second, reponse: 'INCHANGE' });
    await mark(made, { idRisque: second, reponse: 'CHANGE' });
    expect(await read(made)).toHaveLength(2);
    expect(await read(made)).toEqual(
      expect.arrayContaining([
        { idRisque: first, reponse: 'INCHANGE' },
        { idRisque: second, reponse: 'CHANGE' },
      ]),
    );
    const after = await calls.read(made.id);
    expect([after.headers.etag, after.body]).toStrictEqual([before.headers.etag, before.body]);
  });

  test('takes an answer back, twice as well as once', async () => {
    const made = await makeVersion();
    const idRisque = made.risques[0];
    await mark(made, { idRisque, reponse: 'CHANGE' });
    expect((await mark(made, { idRisque, reponse: null })).statusCode).toBe(204);
    expect((await mark(made, { idRisque, reponse: null })).statusCode).toBe(204);
    expect(await read(made)).toStrictEqual([]);
  });

  test('begins anew with each version', async () => {
    const made = await makeVersion();
    const [first = '', second = ''] = made.risques;
    await mark(made, { idRisque: first, reponse: 'INCHANGE' });
    await mark(made, { idRisque: second, reponse: 'INCHANGE' });
    const next = { ...made, versionId: idOf(await calls.generate(made.id)) };
    expect(await read(next)).toStrictEqual([]);
    await mark(next, { idRisque: first, reponse: 'CHANGE' });
    expect(await read(next)).toStrictEqual([{ idRisque: first, reponse: 'CHANGE' }]);
    expect(await read(made)).toStrictEqual([{ idRisque: second, reponse: 'INCHANGE' }]);
  });

  test('that goes on from an earlier version takes nothing from the review of a later one', async () => {
    const made = await makeVersion();
    const [first = '', second = ''] = made.risques;
    const next = { ...made, versionId: idOf(await calls.generate(made.id)) };
    await mark(next, { idRisque: first, reponse: 'CHANGE' });
    const late = await mark(made, { idRisque: first, reponse: 'INCHANGE' });
    expect(late.statusCode).toBe(422);
    expect(messageOf(late)).toBe('Ce risque a déjà été revu depuis une version plus récente.');
    expect((await mark(made, { idRisque: first, reponse: null })).statusCode).toBe(204);
    expect(await read(next)).toStrictEqual([{ idRisque: first, reponse: 'CHANGE' }]);
    // What nobody has reviewed since the later one is still answered, and taken over by it.
    expect((await mark(made, { idRisque: second, reponse: 'INCHANGE' })).statusCode).toBe(204);
    expect(await read(made)).toStrictEqual([{ idRisque: second, reponse: 'INCHANGE' }]);
    expect((await mark(next, { idRisque: second, reponse: 'CHANGE' })).statusCode).toBe(204);
    expect(await read(made)).toStrictEqual([]);
  });

  test('forgets a risk that is deleted, and refuses one that the document does not have', async () => {
    const made = await makeVersion();
    await mark(made, { idRisque: made.risques[2], reponse: 'INCHANGE' });
    await calls.write(made.id, 'update-list-unitesdetravail', {
      unitesDeTravail: [{ idUniteDeTravail: made.unites[0], displayName: 'Vente' }],
    });
    expect(await read(made)).toStrictEqual([]);
    for (const idRisque of [made.risques[2], randomUUID()]) {
      const refused = await mark(made, { idRisque, reponse: 'INCHANGE' });
      expect([refused.statusCode, messageOf(refused)]).toStrictEqual([
        422,
        "Ce risque n'est plus dans le document.",
      ]);
    }
  });

  test('is its owner’s: neither the risk of another document nor the document of another account', async () => {
    const made = await makeVersion();
    const other = await makeVersion();
    expect((await mark(made, { idRisque: other.risques[0], reponse: 'INCHANGE' })).statusCode).toBe(422);
    const stranger = await signUp('etranger@exemple.fr');
    const idRisque = made.risques[0];
    expect((await mark(made, { idRisque, reponse: 'INCHANGE' }, stranger.account)).statusCode).toBe(404);
    expect((await server.request({ url: urlOf(made), account: stranger.account })).statusCode).toBe(404);
    expect(
      (await mark({ ...made, versionId: other.versionId }, { idRisque, reponse: null })).statusCode,
    ).toBe(404);
    expect(await read(made)).toStrictEqual([]);
  });

  test('takes back the answer of one document alone, also where another account has the same risk', async () => {
    const made = await makeVersion();
    const { displayName, data } = await calls.document(made.id);
    const { entreprise, unitesDeTravail, isPapripactEnabled, displayOptions } = data;
    const body = { displayName, entreprise, unitesDeTravail, isPapripactEnabled, displayOptions };
    const other = await signUp('reprise@exemple.fr', { isVip: 1 });
    const imported = await server.request({
      method: 'POST',
      url: '/api/duerp/import',
      account: other.account,
      body,
    });
    const id = idOf(imported);
    const copy = { ...made, id, versionId: idOf(await other.calls.generate(id)) };
    const risque = { idRisque: made.risques[0] };
    await mark(made, { ...risque, reponse: 'INCHANGE' });
    await mark(copy, { ...risque, reponse: 'CHANGE' }, other.account);
    expect((await mark(made, { ...risque, reponse: null })).statusCode).toBe(204);
    expect(await read(made)).toStrictEqual([]);
    expect(await read(copy, other.account)).toStrictEqual([{ ...risque, reponse: 'CHANGE' }]);
  });

  test('refuses any other answer', async () => {
    const made = await makeVersion();
    const idRisque = made.risques[0];
    for (const body of [{ idRisque, reponse: 'DISPARU' }, { idRisque }, { reponse: 'CHANGE' }, {}])
      expect((await mark(made, body)).statusCode).toBe(400);
  });
});
