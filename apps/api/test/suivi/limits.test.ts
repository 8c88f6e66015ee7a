import type { EntreeDeSuivi } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { reachLimit } from '../provider-states/compte-states.ts';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE });

/** An account with a covered version, and its calls on that version. */
async function makeVersion(emailAddress: string, isEmailVerified: 0 | 1 = 1) {
  const { account, calls } = await signUp(emailAddress, { isVip: 1, isEmailVerified });
  const { id } = await makeCompleteDuerp(calls);
  const at = `/api/duerp/${id}/versions/${idOf(await calls.generate(id))}`;
  const post = (path: string, body: object, from = '127.0.0.1') =>
    server.request({ method: 'POST', url: `${at}/${path}`, account, body, from });
  return {
    account,
    send: (from?: string) =>
      post('envoi-spst', { destinataire: 'SPST', emailAddress: 'spst@exemple.fr', message: 'Bonjour' }, from),
    async addAvis() {
      const date = server.clock.now().toISOString().slice(0, 10);
      const entree = await post('suivi', { type: 'AVIS_D_ACCES', date, lieu: 'Accueil' });
      const url = `${at}/suivi/${entree.json<EntreeDeSuivi>().id}/avis`;
      return () => server.request({ url, account });
    },
  };
}

test('one account sends its versions so many times a day, whatever its documents', async () => {
  const [one, other] = [await makeVersion('anne@exemple.fr'), await makeVersion('basile@exemple.fr')];
  await reachLimit(server.deps, 'envoiAuSpstPerAccount', one.account.id);
  const refused = await one.send();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await server.mails()).toEqual([]);
  expect((await other.send()).statusCode).toBe(201);
});

test('accounts whose address is not verified send four versions a day from one address in all', async () => {
  const from = '203.0.113.4';
  const accounts = [];
  for (const name of ['un', 'deux', 'trois']) accounts.push(await makeVersion(`${name}@exemple.fr`, 0));
  const [one, two, three] = accounts;
  for (const sender of [one, one, two, two]) expect((await sender?.send(from))?.statusCode).toBe(201);
  expect((await three?.send(from))?.statusCode).toBe(403);
  expect((await three?.send('203.0.113.5'))?.statusCode).toBe(201);
  const verified = await makeVersion('verifiee@exemple.fr');
  expect((await verified.send(from)).statusCode).toBe(201);
});

test('what one unverified account is refused takes no sending from another behind the same box', async () => {
  const from = '203.0.113.14';
  const [one, two] = [await makeVersion('refusee@exemple.fr', 0), await makeVersion('voisine@exemple.fr', 0)];
  const statusesOf = async (sender: typeof one, count: number) => {
    const statuses = [];
    for (let sent = 0; sent < count; sent++) statuses.push((await sender.send(from)).statusCode);
    return statuses;
  };
  expect(await statusesOf(one, 4)).toEqual([201, 201, 403, 403]);
  expect(await statusesOf(two, 2)).toEqual([201, 201]);
});

test('one account is handed out so many notices an hour', async () => {
  const [one, other] = [await makeVersion('celia@exemple.fr'), await makeVersion('denis@exemple.fr')];
  const [download, downloadOther] = [await one.addAvis(), await other.addAvis()];
  await reachLimit(server.deps, 'avisPerAccount', one.account.id);
  const refused = await download();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await downloadOther()).statusCode).toBe(200);
});
