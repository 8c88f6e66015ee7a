import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listOperations, readContract } from '@odu/api-contract/document';
import { authorizeDelegate, createDelegate } from '../../src/services/authentication/delegates.ts';
import { hashToken, makeToken } from '../../src/services/authentication/random-tokens.ts';
import { MINUTE } from '../../src/services/clock.ts';
import { TEST_PASSWORD, type TestAccount, useTestServer } from '../build-app.ts';
import { listStatements } from '../support/count-statements.ts';
import { useIndexCheck } from '../support/index-check.ts';
import { makeCompleteDuerp, makeDuerpCalls } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE } from '../support/duerp-server.ts';
import { BUYER, payAndIssue } from '../support/invoiced-payment.ts';
import { solveCaptcha } from '../support/solve-captcha.ts';
import { COUNTED_WITH_DOCUMENTS, COUNTED_WITH_VERSIONS } from './counted-with-documents.ts';

const server = useTestServer({ deps: NO_ENGINE });
useIndexCheck(server);

/** Issue 10: beyond session and transaction; a limit counts as one of them, before anything is read. */
const NOTHING = 0;
const ONE_ROW = 4;
const LIST = 8;
const CREATION = 16;
/** A limit is a row of its own, counted before anything else is looked at: one or two for the calls that can be guessed at. */
const LIMITED = 2;

type Made = {
  account: TestAccount;
  archivedId: string;
  versionId: string;
  invoiceId: string;
  profileId: string;
  subscriptionId: string;
};

/** An account with so many of everything. */
async function makeAccount(size: number): Promise<Made> {
  const account = await server.signUp(`compte-${randomUUID()}@exemple.fr`, {
    isVip: 1,
    maxNumberOfDuerps: 1_000,
  });
  const calls = makeDuerpCalls(server, account);
  const { id: archivedId } = await makeCompleteDuerp(calls);
  const versionId = idOf(await calls.generate(archivedId));
  await calls.remove(archivedId);
  const now = server.clock.now().toISOString();
  let profileId = '';
  let subscriptionId = '';
  let invoiceId = '';
  for (let index = 0; index < size; index++) {
    const { id: documentId } = (await calls.create()).json<{ id: string }>();
    const { queries } = server.database;
    const [subscription, profile] = [randomUUID(), randomUUID()];
    await queries
      .insertInto('billingProfile')
      .values({ ...BUYER, id: profile, accountId: account.id, createdAt: now })
      .execute();
    await queries
      .insertInto('subscription')
      .values({
        id: subscription,
        accountId: account.id,
        plan: 'SUBPLAN_STANDARD',
        duerpDocumentId: documentId,
        startDate: '2026-11-16',
        paidUntilDate: '2027-11-15',
        isAutoRenew: 1,
        billingProfileId: profile,
        provider: 'sandbox',
        createdAt: now,
      })
      .execute();
    const payment = await payAndIssue(server.deps, account.id, { subscriptionId: subscription });
    const invoice = await queries
      .selectFrom('invoice')
      .select('id')
      .where('paymentId', '=', payment.id)
      .executeTakeFirstOrThrow();
    [profileId, subscriptionId, invoiceId] = [profile, subscription, invoice.id];
  }
  return { account, archivedId, versionId, invoiceId, profileId, subscriptionId };
}

let callers = 0;
const nextAddress = () => `10.9.${Math.floor(++callers / 250)}.${callers % 250}`;
const get = (url: string, account?: TestAccount) =>
  server.request({ url, ...(account && { account }), from: nextAddress() });
const post = (url: string, body?: object, account?: Pick<TestAccount, 'accessToken'>) =>
  server.request({
    method: 'POST',
    url,
    ...(account && { account }),
    ...(body && { body }),
    from: nextAddress(),
  });
const captcha = async () => solveCaptcha((await get('/api/public/captcha/challenge')).json());
const contact = {
  emailAddress: 'client@exemple.fr',
  name: 'Boulangerie',
  phoneNumber: '',
  userMessage: 'Bonjour',
};

type Call = [
  operation: string,
  most: number,
  /** What is made before the call, uncounted; gives the call. */
  prepare: (
    made: Made,
  ) =>
    | Promise<() => Promise<{ statusCode: number; body: string }>>
    | (() => Promise<{ statusCode: number; body: string }>),
];

const CALLS: Call[] = [
  ['getPublicConfig', NOTHING, () => () => get('/api/public/config')],
  ['getCaptchaChallenge', NOTHING, () => () => get('/api/public/captcha/challenge')],
  [
    'createToken',
    ONE_ROW + LIMITED,
    ({ account: { emailAddress } }) =>
      () =>
        post('/api/public/token/new', { emailAddress, password: TEST_PASSWORD }),
  ],
  [
    'refreshToken',
    ONE_ROW,
    async ({ account }) => {
      const { accessToken: expiredAccessToken, refreshToken } = await server.deps.sessions.open(account.id);
      return () => post('/api/public/token/refresh', { expiredAccessToken, refreshToken });
    },
  ],
  [
    'createTokenByDelegate',
    ONE_ROW + LIMITED + 1,
    async ({ account }) => {
      const delegate = await createDelegate(server.deps, 'Cabinet');
      const made = await authorizeDelegate(server.deps, { delegateId: delegate.id, accountId: account.id });
      const dut = made === false ? '' : made.token;
      return () => post('/api/public/token/delegate', { em: account.emailAddress, dmk: delegate.key, dut });
    },
  ],
  [
    'logout',
    ONE_ROW,
    async ({ account }) => {
      const session = await server.deps.sessions.open(account.id);
      return () => post('/api/myaccount/logout', { refreshTokenToRevoke: session.refreshToken }, session);
    },
  ],
  [
    'checkAccount',
    ONE_ROW,
    ({ account: { emailAddress } }) =>
      () =>
        post('/api/public/account/info', { emailAddress }),
  ],
  [
    'createAccount',
    CREATION,
    async () => {
      const captchaToken = await captcha();
      const body = {
        emailAddress: `${randomUUID()}@exemple.fr`,
        newPassword: 'Levain.naturel.12',
        captchaToken,
      };
      return () => post('/api/public/account/create', body);
    },
  ],
  [
    'sendResetLink',
    ONE_ROW + LIMITED,
    () => () => post('/api/public/resetpwd/sendlink', { emailAddress: `${randomUUID()}@exemple.fr` }),
  ],
  [
    'resetPassword',
    CREATION,
    async () => {
      const { id, emailAddress } = await server.signUp(`${randomUUID()}@exemple.fr`);
      const resetPasswordToken = makeToken();
      await server.database.queries
        .insertInto('passwordReset')
        .values({
          accountId: id,
          tokenHash: hashToken(resetPasswordToken),
          expiresAt: new Date(server.clock.now().getTime() + MINUTE).toISOString(),
        })
        .execute();
      const body = { emailAddress, resetPasswordToken, newPassword: 'Croissant.dore.3' };
      return () => post('/api/public/resetpwd/reset', body);
    },
  ],
  [
    'sendResetPasswordEmail',
    LIST,
    ({ account }) =>
      () =>
        post('/api/myaccount/sendresetpwdemail', undefined, account),
  ],
  [
    'updateRappels',
    ONE_ROW,
    ({ account }) =>
      () =>
        post('/api/myaccount/update-rappels', { hasRappels: false }, account),
  ],
  [
    'renewCalendrier',
    ONE_ROW + LIMITED,
    ({ account }) =>
      () =>
        post('/api/myaccount/calendrier/renew', { idLien: randomUUID() }, account),
  ],
  [
    'getCalendrier',
    ONE_ROW,
    ({ account }) =>
      () =>
        get('/api/myaccount/calendrier', account),
  ],
  [
    'stopCalendrier',
    ONE_ROW,
    ({ account }) =>
      () =>
        post('/api/myaccount/calendrier/stop', undefined, account),
  ],
  [
    'getAccountInfo',
    ONE_ROW,
    ({ account }) =>
      () =>
        get('/api/myaccount/info', account),
  ],
  [
    'sendEmailVerification',
    LIST,
    ({ account }) =>
      () =>
        post('/api/myaccount/sendemailverification', undefined, account),
  ],
  [
    'verifyEmail',
    ONE_ROW,
    async ({ account }) => {
      const mails = await server.mails();
      const mail = mails.find(
        ({ recipient, text }) => recipient === account.emailAddress && text.includes('10 minutes'),
      );
      const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
      return () => post('/api/myaccount/verifyemail', { otp }, account);
    },
  ],
  [
    'getPrices',
    LIST,
    ({ account }) =>
      () =>
        get('/api/myaccount/getprices', account),
  ],
  [
    'listSubscriptions',
    LIST,
    ({ account }) =>
      () =>
        get('/api/myaccount/mysubscriptions', account),
  ],
  [
    'toggleAutoRenew',
    ONE_ROW,
    ({ account, subscriptionId }) =>
      () =>
        post('/api/payment/toggleautorenew', { subscriptionId, shouldEnableAutoRenew: false }, account),
  ],
  [
    'checkPaymentSuccess',
    LIST,
    ({ account, subscriptionId }) =>
      () =>
        post('/api/payment/checksuccess', { subscriptionId }, account),
  ],
  [
    'managePayment',
    LIST,
    ({ account, profileId }) =>
      () =>
        post('/api/payment/manage', { returnUrl: '/my-account', billingProfileId: profileId }, account),
  ],
  [
    'checkCoupon',
    ONE_ROW + 1,
    ({ account }) =>
      () =>
        post('/api/payment/checkcoupon', { couponCode: 'RIEN' }, account),
  ],
  [
    'listBillingProfiles',
    LIST,
    ({ account }) =>
      () =>
        get('/api/myaccount/mybillingprofiles', account),
  ],
  [
    'upsertBillingProfile',
    ONE_ROW,
    ({ account, profileId }) =>
      () =>
        post('/api/myaccount/mybillingprofiles/upsert', { ...BUYER, id: profileId, city: 'Paris' }, account),
  ],
  [
    'listInvoices',
    LIST,
    ({ account }) =>
      () =>
        get('/api/myaccount/invoices', account),
  ],
  [
    'downloadInvoice',
    ONE_ROW,
    ({ account, invoiceId }) =>
      () =>
        get(`/api/myaccount/invoices/${invoiceId}/download`, account),
  ],
  [
    'sendContact',
    LIST,
    ({ account }) =>
      () =>
        post('/api/contact', contact, account),
  ],
  [
    'sendPublicContact',
    LIST,
    async () => {
      const captchaToken = await captcha();
      return () => post('/api/public/contact', { ...contact, captchaToken });
    },
  ],
  [
    'downloadArchivedVersion',
    ONE_ROW,
    ({ account, archivedId, versionId }) =>
      () =>
        get(`/api/myaccount/archives/${archivedId}/versions/${versionId}/download`, account),
  ],
  [
    'downloadArchivedVersionDemo',
    // The first one: it is made, and kept.
    LIST,
    ({ account, archivedId, versionId }) =>
      () =>
        get(`/api/myaccount/archives/${archivedId}/versions/${versionId}/download-demo`, account),
  ],
  [
    'initPayment',
    CREATION,
    async ({ account, profileId }) => {
      await server.database.queries
        .updateTable('account')
        .set({ isVip: 0, isEmailVerified: 1 })
        .where('id', '=', account.id)
        .execute();
      const body = {
        planId: 'SUBPLAN_PREMIUM',
        billingProfileId: profileId,
        successUrl: '/after-payment',
        cancelUrl: '/checkout',
      };
      return () => post('/api/payment/init', body, account);
    },
  ],
];

test('every operation of the contract is counted, here or with a document', () => {
  const counted = [
    ...CALLS.map(([operation]) => operation),
    ...COUNTED_WITH_DOCUMENTS,
    ...COUNTED_WITH_VERSIONS,
  ];
  expect(counted.toSorted()).toStrictEqual(
    listOperations(readContract())
      .map(({ id }) => id)
      .toSorted(),
  );
});

async function countEach(size: number) {
  const made = await makeAccount(size);
  const counts: Record<string, number> = {};
  for (const [operation, most, prepare] of CALLS) {
    const call = await prepare(made);
    let answer = { statusCode: 0, body: '' };
    const statements = await listStatements(async () => (answer = await call()));
    expect(answer.statusCode, `${operation}: ${answer.body}`).toBeOneOf([200, 201, 204]);
    expect(statements.length, `${operation}: ${statements.join('\n').slice(0, 3_000)}`).toBeLessThanOrEqual(
      most,
    );
    counts[operation] = statements.length;
  }
  return counts;
}

test('no call does more statements for an account of 30 documents, payments and profiles than of one, nor more than its share', async () => {
  expect(await countEach(30)).toStrictEqual(await countEach(1));
});
