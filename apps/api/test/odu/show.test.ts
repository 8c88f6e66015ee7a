import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertSubscription } from '../../src/repositories/billing/subscription-repository.ts';
import { authorizeDelegate, createDelegate } from '../../src/services/authentication/delegates.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { makeFilling } from '../support/filled-account.ts';
import { runOdu } from './run-odu.ts';

const duerpServer = useDuerpServer({ deps: NO_ENGINE });
const { server } = duerpServer;
const { makeOwner, fillEveryTable } = makeFilling(duerpServer);

test('an account is shown with its rights, what it bought and who else signs in to it', async () => {
  const owner = await makeOwner('anne@exemple.fr');
  await fillEveryTable(owner, 'Mirabelle');
  const { account, versionId } = owner;
  const { queries } = server.database;
  const pdf = new Uint8Array(1_000);
  await queries.updateTable('version').set({ pdf }).where('id', '=', versionId).execute();
  await insertSubscription(queries, {
    id: randomUUID(),
    accountId: account.id,
    plan: 'SUBPLAN_PREMIUM',
    duerpDocumentId: null,
    startDate: '2025-11-16',
    paidUntilDate: '2026-11-15',
  });
  const show = async (): Promise<unknown> =>
    JSON.parse((await runOdu(server, 'accounts', 'show', account.emailAddress, '--json')).output);
  const known = {
    id: account.id,
    emailAddress: 'anne@exemple.fr',
    isEmailVerified: true,
    hasRappels: true,
    isVip: true,
    maxNumberOfDuerps: 50,
    pdfOctets: 1_000,
    // The other one has ended.
    subscriptions: 1,
    payments: 1,
    invoices: 1,
  };
  expect(await show()).toMatchObject([{ ...known, delegates: 1, lastDelegateSignInAt: null }]);

  const { id: delegateId, key } = await createDelegate(server.deps, 'Cabinet Lens');
  const made = await authorizeDelegate(server.deps, { delegateId, accountId: account.id });
  const body = { em: account.emailAddress, dmk: key, dut: made === false ? '' : made.token };
  const signedIn = await server.request({ method: 'POST', url: '/api/public/token/delegate', body });
  expect(signedIn.statusCode).toBe(200);
  const lastDelegateSignInAt = server.clock.now().toISOString();
  expect(await show()).toMatchObject([{ ...known, delegates: 2, lastDelegateSignInAt }]);
  const { output } = await runOdu(server, 'accounts', 'show', account.emailAddress);
  expect(output).toMatch(/^Quoi +Valeur$/m);
  expect(output).toMatch(/^Abonnements en cours +1$/m);
});
