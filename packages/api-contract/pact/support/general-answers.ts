import type { operations } from '../../src/schema.gen.ts';

type OperationId = keyof operations;

export type GeneralAnswer = {
  status: 304 | 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
  /** The calls whose answer of this status the client treats as any other of it. */
  operations: 'every' | readonly OperationId[];
  /** How the client treats it, whatever the call. */
  how: string;
  /** A test of that: its file from the repository's root, and its title. */
  shownBy: { file: string; test: string };
};

const CATALOGUE = { file: 'packages/domain/src/texte/api-error-messages.test.ts', test: '%d: %s' };
const API_ERROR = 'apps/web/src/api/api-error.test.ts';
const ACCOUNT = 'apps/web/src/features/account';

/** Every answer of the contract has a pact, or stands here: src/pact-coverage.test.ts refuses the third case. */
export const GENERAL_ANSWERS: readonly GeneralAnswer[] = [
  {
    // No pact: a server that looks at no `If-None-Match` keeps the contract.
    status: 304,
    operations: ['getDuerp'],
    how: 'the page takes the document that it kept',
    shownBy: {
      file: 'apps/web/src/autosave/wire/read-document.test.ts',
      test: 'a document that did not change is the one that came before, without a body',
    },
  },
  {
    status: 304,
    operations: ['getMasterData'],
    how: 'the browser takes what it kept, and the page sees a 200',
    shownBy: {
      file: 'apps/api/test/duerp/kept-answers.test.ts',
      test: 'is the same bytes for everybody of a sector, small, and no body for who has them',
    },
  },
  {
    status: 400,
    operations: 'every',
    how: 'forms check first; what passes them has the sentence of the catalogue',
    shownBy: CATALOGUE,
  },
  {
    status: 401,
    operations: 'every',
    how: 'the session refreshes once, then signs out',
    shownBy: {
      file: 'packages/api-contract/src/session.test.ts',
      test: 'a second 401 clears both tokens and forces the logout, without a third try',
    },
  },
  {
    status: 403,
    operations: [
      'updateRappels',
      'getCalendrier',
      'renewCalendrier',
      'stopCalendrier',
      'sendEmailVerification',
      'verifyEmail',
      'listSubscriptions',
      'toggleAutoRenew',
      'checkPaymentSuccess',
      'managePayment',
      'checkCoupon',
      'listBillingProfiles',
      'upsertBillingProfile',
      'listInvoices',
      'downloadInvoice',
      'exportAccountData',
    ],
    how: "a delegate's session: its screens do not ask",
    shownBy: {
      file: `${ACCOUNT}/AccountScreen.browser.test.tsx`,
      test: 'a delegate sees neither the password, the address nor the money, and asks for none of it',
    },
  },
  {
    status: 404,
    operations: [
      'generateVersion',
      'downloadVersion',
      'downloadVersionUnite',
      'downloadArchivedVersion',
      'downloadArchivedVersionDemo',
      'listSuivi',
      'addSuivi',
      'listRevue',
      'markRevue',
      'sendToSpst',
      'downloadAvis',
    ],
    how: 'the sentence of the screen, or of the catalogue',
    shownBy: {
      file: `${ACCOUNT}/AccountDownloads.browser.test.tsx`,
      test: 'give the PDF of each version, in full where it was covered',
    },
  },
  {
    status: 404,
    operations: ['toggleAutoRenew', 'checkPaymentSuccess', 'initPayment', 'managePayment', 'checkCoupon'],
    how: 'no billing here (C9), or of another account: the sentence of the server',
    shownBy: {
      file: API_ERROR,
      test: 'any other failure has the words of its call, and those of the server',
    },
  },
  {
    status: 409,
    operations: ['initPayment'],
    how: 'the sentence of the server',
    shownBy: {
      file: API_ERROR,
      test: 'any other failure has the words of its call, and those of the server',
    },
  },
  { status: 413, operations: 'every', how: 'the sentence of the catalogue', shownBy: CATALOGUE },
  {
    status: 422,
    operations: [
      'sendResetLink',
      'sendContact',
      'managePayment',
      'createDuerp',
      'duplicateDuerp',
      'updateListUnitesDeTravail',
      'exportAccountData',
      'updateFamilles',
      'updateExpositions',
      'sendToSpst',
    ],
    how: 'fields that are refused are told beside them, the rest by the sentence of the server',
    shownBy: {
      file: API_ERROR,
      test: 'any other failure has the words of its call, and those of the server',
    },
  },
  {
    status: 429,
    operations: [
      'downloadVersionDemo',
      'downloadVersionUnite',
      'downloadArchivedVersionDemo',
      'exportAccountData',
      'getCaptchaChallenge',
      'createTokenByDelegate',
      'createAccount',
      'sendResetLink',
      'resetPassword',
      'sendResetPasswordEmail',
      'sendEmailVerification',
      'verifyEmail',
      'initPayment',
      'checkCoupon',
      'sendContact',
      'sendPublicContact',
      'createDuerp',
      'importDuerp',
      'duplicateDuerp',
      'verifyFile',
      'sendToSpst',
      'downloadAvis',
      'renewCalendrier',
    ],
    how: 'the sentence of the server, or of the catalogue: it asks to wait',
    shownBy: {
      file: `${ACCOUNT}/VerifyEmailScreen.browser.test.tsx`,
      test: 'a code that could not be sent is told, and nothing is asked for',
    },
  },
  {
    status: 500,
    operations: 'every',
    how: "the screen's own sentence, else the catalogue's",
    shownBy: {
      file: API_ERROR,
      test: 'any other failure has the words of its call, and those of the server',
    },
  },
  { status: 503, operations: 'every', how: 'the sentence of the catalogue', shownBy: CATALOGUE },
];
