import { randomUUID } from 'node:crypto';
import type { InitPaymentRequest, PriceInfo, Subscription } from '@odu/api-contract';
import type { TestAccount, TestServer } from '../build-app.ts';
import { type DuerpCalls, makeCompleteDuerp, makeDuerpCalls } from './duerp-scenario.ts';

/** An account that may buy: its calls, and the ids of what it has. */
export type Buyer = ReturnType<typeof makeBuyer>;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** What a browser sends from the form of a hosted page. */
export async function sendForm(
  server: TestServer,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const page = await server.request({ url: path });
  const token = /name="token" value="([0-9a-f]+)"/.exec(page.body)?.[1] ?? '';
  return server.app.inject({
    method: 'POST',
    url: path,
    headers: { ...FORM, 'sec-fetch-site': 'same-origin', origin: 'null', ...headers },
    payload: new URLSearchParams({ token, ...fields }).toString(),
  });
}

/** The path of a page whose absolute address the server gave. */
export const pathOf = (url: string): string => url.replace('https://odu.example', '');

function makeBuyer(server: TestServer, account: TestAccount, billingProfileId: string, calls: DuerpCalls) {
  const post = (path: string, body: object) =>
    server.request({ method: 'POST', url: `/api/payment/${path}`, account, body });
  const order = (given: Partial<InitPaymentRequest>): InitPaymentRequest => ({
    planId: given.duerpDocId === undefined ? 'SUBPLAN_PREMIUM' : 'SUBPLAN_STANDARD',
    billingProfileId,
    successUrl: '/after-payment',
    cancelUrl: '/checkout',
    ...given,
  });
  const init = (given: Partial<InitPaymentRequest> = {}) => post('init', order(given));
  const open = async (given: Partial<InitPaymentRequest> = {}) => {
    const answer = await init(given);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return pathOf(answer.json<{ checkoutUrl: string }>().checkoutUrl);
  };
  return {
    account,
    calls,
    billingProfileId,
    post,
    init,
    /** The path of the hosted page. */
    open,
    /** Buys in one go; gives the subscription's id, from the address of the return. */
    async buy(given: Partial<InitPaymentRequest> = {}, card = 'accepted') {
      const paid = await sendForm(server, await open(given), { decision: 'pay', card });
      const back = String(paid.headers.location);
      return new URL(back, 'https://odu.example').searchParams.get('subscriptionId') ?? back;
    },
    checkSuccess: async (subscriptionId: string) =>
      (await post('checksuccess', { subscriptionId })).json<{ isPaymentSuccess: boolean }>().isPaymentSuccess,
    toggle: (subscriptionId: string, shouldEnableAutoRenew: boolean) =>
      post('toggleautorenew', { subscriptionId, shouldEnableAutoRenew }),
    subscriptions: async () =>
      (await server.request({ url: '/api/myaccount/mysubscriptions', account })).json<Subscription[]>(),
    prices: async () =>
      (await server.request({ url: '/api/myaccount/getprices', account })).json<PriceInfo>(),
    payments: () =>
      server.database.queries
        .selectFrom('payment')
        .selectAll()
        .where('accountId', '=', account.id)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),
    /** A document with a version: what a standard subscription can be bought for. */
    async finishDuerp() {
      const { id } = await makeCompleteDuerp(calls);
      const made = await calls.generate(id);
      if (made.statusCode !== 201) throw new Error(made.body);
      return id;
    },
    statusOf: async (id: string) => (await calls.document(id)).paymentStatus_Derivated,
  };
}

/** Adds a billing profile to an account, or edits the one that is named; gives its id. */
export async function addProfile(
  server: TestServer,
  account: TestAccount,
  fields: { id?: string; country?: string; vatNumber?: string; name?: string } = {},
): Promise<string> {
  const answer = await server.request({
    method: 'POST',
    url: '/api/myaccount/mybillingprofiles/upsert',
    account,
    body: {
      name: 'Boulangerie Martin',
      line1: '3 rue des Lilas',
      postalCode: '69003',
      city: 'Lyon',
      country: 'FR',
      ...fields,
    },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
}

/** Signs up an account that may buy, with a verified address and a billing profile. */
export async function signUpBuyer(
  server: TestServer,
  emailAddress = `${randomUUID()}@exemple.fr`,
  columns: Parameters<TestServer['signUp']>[1] = {},
) {
  const account = await server.signUp(emailAddress, {
    isEmailVerified: 1,
    maxNumberOfDuerps: 50,
    ...columns,
  });
  return makeBuyer(server, account, await addProfile(server, account), makeDuerpCalls(server, account));
}
