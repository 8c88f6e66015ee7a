import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Deps } from '../../src/deps.ts';
import { replaceReset } from '../../src/repositories/account/password-reset-repository.ts';
import { insertSubscription } from '../../src/repositories/billing/subscription-repository.ts';
import { authorizeDelegate, createDelegate } from '../../src/services/authentication/delegates.ts';
import { DAY, instantAfter } from '../../src/services/clock.ts';
import type { TestAccount } from '../build-app.ts';
import { type CompleteDuerp, makeCompleteDuerp } from './duerp-scenario.ts';
import { idOf, type useDuerpServer } from './duerp-server.ts';
import { payAndIssue } from './invoiced-payment.ts';

type DuerpServer = Pick<ReturnType<typeof useDuerpServer>, 'server' | 'signUp'>;

export type Owned = { account: TestAccount; duerp: CompleteDuerp; versionId: string };
type Owner = Owned & { call: (path: string, body?: object) => Promise<number> };

async function makeOwner({ server, signUp }: DuerpServer, emailAddress: string): Promise<Owner> {
  const { account, calls } = await signUp(emailAddress, { isVip: 1, isEmailVerified: 1 });
  const duerp = await makeCompleteDuerp(calls);
  const versionId = idOf(await calls.generate(duerp.id));
  const call = async (path: string, body?: object) => {
    const request = body === undefined ? {} : { method: 'POST' as const, body };
    return (await server.request({ url: `/api/${path}`, account, ...request })).statusCode;
  };
  return { account, duerp, versionId, call };
}

async function fillEveryTable(deps: Deps, { account, duerp, versionId, call }: Owner, word: string) {
  const { queries } = deps.database;
  const accountId = account.id;
  const [now, later] = [deps.clock.now().toISOString(), instantAfter(deps.clock, DAY)];
  const at = `duerp/${duerp.id}/versions/${versionId}`;
  expect([
    await call(`${at}/suivi`, { type: 'AVIS_D_ACCES', date: now.slice(0, 10), lieu: word }),
    await call(`${at}/envoi-spst`, { destinataire: word, emailAddress: 'spst@exemple.fr', message: word }),
    await call(`${at}/revue`, { idRisque: duerp.risques[0], reponse: 'CHANGE' }),
    await call(`${at}/download-demo`),
    await call('myaccount/calendrier/renew', { idLien: randomUUID() }),
  ]).toEqual([201, 201, 204, 200, 200]);

  const { id: delegateId } = await createDelegate(deps, 'Cabinet Durand');
  await authorizeDelegate(deps, { delegateId, accountId });
  await replaceReset(queries, { tokenHash: randomUUID(), accountId, expiresAt: later, usedAt: null });
  await queries
    .insertInto('emailVerification')
    .values({ accountId, codeHash: 'x', expiresAt: later, triesLeft: 5 })
    .execute();
  await queries
    .insertInto('keptAnswer')
    .values({
      accountId,
      operation: 'createDuerp',
      resource: '',
      key: randomUUID(),
      bodySha256: 'x',
      status: 201,
      body: JSON.stringify({ text: word }),
      etag: '',
      createdAt: now,
    })
    .execute();
  await queries.insertInto('notice').values({ key: randomUUID(), accountId, sentAt: now }).execute();

  await queries
    .insertInto('billingProfile')
    .values({
      id: randomUUID(),
      accountId,
      createdAt: now,
      name: word,
      line1: '3 rue des Lilas',
      line2: null,
      postalCode: '69003',
      city: 'Lyon',
      country: 'FR',
      vatNumber: null,
    })
    .execute();
  await payAndIssue(deps, accountId, { duerpDocumentId: duerp.id });
  await insertSubscription(queries, {
    id: randomUUID(),
    accountId,
    plan: 'SUBPLAN_STANDARD',
    duerpDocumentId: duerp.id,
    startDate: '2026-11-16',
    paidUntilDate: '2027-11-15',
  });
  await queries
    .insertInto('sandboxCustomer')
    .values({ id: randomUUID(), accountId, card: 'accepted' })
    .execute();
  await queries
    .insertInto('sandboxCheckout')
    .values({
      reference: randomUUID(),
      paymentId: randomUUID(),
      accountId,
      content: JSON.stringify({ buyer: word }),
      amount: 11_880,
      status: 'paid',
      customerId: null,
      successUrl: '/',
      cancelUrl: '/',
      createdAt: now,
      expiresAt: later,
    })
    .execute();
  await queries
    .insertInto('sandboxManagePage')
    .values({ reference: randomUUID(), accountId, returnUrl: '/', expiresAt: later })
    .execute();
}

/** Makes accounts on the server of a test file that own something, and fills their tables. */
export const makeFilling = (duerpServer: DuerpServer) => ({
  /** An account with a document and its version. */
  makeOwner: (emailAddress: string) => makeOwner(duerpServer, emailAddress),
  /** Gives it a row in each table that can have one, with a word in every text that no article asks to keep. */
  fillEveryTable: (owner: Owner, word: string) => fillEveryTable(duerpServer.server.deps, owner, word),
});
