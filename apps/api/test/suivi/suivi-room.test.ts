import type { AddSuiviRequest, EntreeDeSuivi } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { MOST_ENTREES, MOST_OCTETS } from '../../src/operations/suivi/require-room.ts';
import { makeCompleteDuerp, messageOf } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, account, calls } = useDuerpServer({ deps: NO_ENGINE, isVip: 1 });

const request = (): AddSuiviRequest => ({
  type: 'CSE',
  date: server.clock.now().toISOString().slice(0, 10),
  avis: 'favorable',
});

/** A document with so many entries on its first version, and calls on its second. */
async function makeFollowed(count: number, compteRendu = '') {
  const { id } = await makeCompleteDuerp(calls);
  const first = idOf(await calls.generate(id));
  const { type, date, avis } = request();
  const rows = Array.from({ length: count }, () => ({
    id: server.deps.makeId(),
    versionId: first,
    type,
    date,
    champs: JSON.stringify({ avis, compteRendu }),
    corrige: null,
    createdAt: server.clock.now().toISOString(),
    auteur: account.emailAddress,
  }));
  await server.database.queries.insertInto('suiviDeVersion').values(rows).execute();
  const versionId = idOf(await calls.generate(id));
  const at = `/api/duerp/${id}/versions/${versionId}`;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    server.request({ method: 'POST', url: `${at}/${path}`, account, body, headers });
  return {
    add: (body: object = request(), headers?: Record<string, string>) => post('suivi', body, headers),
    send: (emailAddress: string) => post('envoi-spst', { destinataire: 'SPST', emailAddress, message: '' }),
    list: async () =>
      (await server.request({ url: `/api/duerp/${id}/suivi`, account })).json<EntreeDeSuivi[]>(),
  };
}
const mailsTo = async (recipient: string) =>
  (await server.mails()).filter((mail) => mail.recipient === recipient);
const countAudit = async () =>
  (await server.database.queries.selectFrom('auditEntry').select('id').execute()).length;

test('a document takes its last entry and not one more, whatever the version, and a key is still answered', async () => {
  const followed = await makeFollowed(MOST_ENTREES - 1);
  const key = { 'Idempotency-Key': server.deps.makeId() };
  const last = await followed.add(request(), key);
  expect(last.statusCode).toBe(201);
  const audited = await countAudit();
  const refused = await followed.add();
  expect(refused.statusCode).toBe(422);
  expect(messageOf(refused)).toContain('500 inscriptions au plus');
  expect((await followed.add({ ...request(), corrige: idOf(last) })).statusCode).toBe(422);
  expect((await followed.add(request(), key)).json()).toStrictEqual(last.json());
  expect(await followed.list()).toHaveLength(MOST_ENTREES);
  expect(await countAudit()).toBe(audited);
});

test('of two that come at once for the last place, one is kept', async () => {
  const followed = await makeFollowed(MOST_ENTREES - 1);
  const answers = await Promise.all([followed.add(), followed.send('course@spst.exemple.fr')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toStrictEqual([201, 422]);
  expect(await followed.list()).toHaveLength(MOST_ENTREES);
});

test('what cannot be written down is not sent to the service either', async () => {
  const followed = await makeFollowed(MOST_ENTREES - 1);
  expect((await followed.send('dernier@spst.exemple.fr')).statusCode).toBe(201);
  const refused = await followed.send('de-trop@spst.exemple.fr');
  expect(refused.statusCode).toBe(422);
  expect(messageOf(refused)).toContain('500 inscriptions au plus');
  expect([await mailsTo('dernier@spst.exemple.fr'), await mailsTo('de-trop@spst.exemple.fr')]).toMatchObject([
    [{ recipient: 'dernier@spst.exemple.fr' }],
    [],
  ]);
});

test('the texts of a follow-up have their limit too', async () => {
  // Three bytes a letter: characters are not what fills a disk.
  const long = '€'.repeat(40_000);
  const each = Buffer.byteLength(JSON.stringify({ avis: 'favorable', compteRendu: long }));
  const followed = await makeFollowed(Math.floor(MOST_OCTETS / each), long);
  expect((await followed.add()).statusCode).toBe(201);
  const refused = await followed.add({ ...request(), compteRendu: long });
  expect(refused.statusCode).toBe(422);
  expect(messageOf(refused)).toMatch(/10\sMo de textes au plus/);
  expect((await followed.add()).statusCode).toBe(201);
});
