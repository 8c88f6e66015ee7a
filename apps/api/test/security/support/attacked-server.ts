import { beforeAll } from 'vitest';
import { listOperations, readContract } from '@odu/api-contract/document';
import { type TestAccount, useTestServer } from '../../build-app.ts';
import { type CompleteDuerp, makeCompleteDuerp, makeDuerpCalls } from '../../support/duerp-scenario.ts';
import { idOf, NO_ENGINE } from '../../support/duerp-server.ts';

export const document = readContract();

/** Every call of the contract: one that arrives later is attacked too. */
export const operations = listOperations(document);

/** What stands in every text of the attacked account, and must never be in another's answer. */
export const MARK = 'Texte-de-la-victime';

type Victim = { account: TestAccount; duerp: CompleteDuerp; ids: string[] };

/** A server with an account that has a document, versions, an archive and a billing profile. */
export function useAttackedServer() {
  const server = useTestServer({ deps: NO_ENGINE });
  const victim: Partial<Victim> = {};

  /** Makes an account with one of everything; `emailAddress` tells it from others. */
  const makeVictim = async (emailAddress: string): Promise<Victim> => {
    const account = await server.signUp(emailAddress, {
      isVip: 1,
      isEmailVerified: 1,
      maxNumberOfDuerps: 1_000,
    });
    const calls = makeDuerpCalls(server, account);
    const [duerp, archived] = [await makeCompleteDuerp(calls), await makeCompleteDuerp(calls)];
    const mark = { notesDeVersion: MARK };
    const versions = [await calls.generate(duerp.id, mark), await calls.generate(archived.id, mark)].map(
      idOf,
    );
    await calls.remove(archived.id);
    const profile = await server.request({
      method: 'POST',
      url: '/api/myaccount/mybillingprofiles/upsert',
      account,
      body: {
        name: MARK,
        line1: MARK,
        line2: null,
        postalCode: '69003',
        city: 'Lyon',
        country: 'FR',
        vatNumber: null,
      },
    });
    const { id, unites, categories, risques, action } = duerp;
    if (profile.statusCode !== 200) throw new Error(profile.body);
    const ids = [id, archived.id, ...versions, idOf(profile), ...unites, ...categories, ...risques, action];
    return { account, duerp, ids };
  };

  beforeAll(async () => {
    Object.assign(victim, await makeVictim('victime@exemple.fr'));
  });

  return {
    server,
    makeVictim,
    get victim(): Victim {
      if (!victim.account || !victim.duerp || !victim.ids)
        throw new Error('the victim is made before the tests');
      return { account: victim.account, duerp: victim.duerp, ids: victim.ids };
    },
  };
}
