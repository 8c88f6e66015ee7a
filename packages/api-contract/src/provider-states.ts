/**
 * The states that the pacts ask of the server before an interaction. `params` is what the pact says, `values` is what
 * the handler answers and the verifier puts in the request (a real token, the current ETag).
 */
type State<Params, Values = undefined> = {
  params: Params;
  values: Values;
};

// Type aliases, not interfaces: the pact library takes JSON objects, and only an alias is known to be one.
type DuerpParams = {
  /** The account that owns the document; the state makes both. */
  emailAddress: string;
  duerpId: string;
};

type UniteParams = DuerpParams & {
  idUniteDeTravail: string;
  idCategorie: string;
  /** Evaluated, gravité 3, fréquence 2, maîtrise 3. */
  idRisque: string;
  idAction: string;
};

type SubscriptionParams = { emailAddress: string; subscriptionId: string };

type EtagValue = { etag: string };

/** Each state makes what it names, and only that; the server is emptied before every interaction. */
export interface ProviderStates extends PaymentProviderStates {
  'an account exists': State<{ emailAddress: string; password: string }>;
  'no account exists': State<{ emailAddress: string }>;
  'the address is not on the allow list': State<{ emailAddress: string }>;
  'a solved captcha': State<Record<string, never>, { captchaToken: string }>;
  'the sign-in limit of the account is reached': State<{ emailAddress: string }>;
  'the account info limit of the client is reached': State<Record<string, never>>;

  /** Makes the account if need be, and a session whose tokens both work. */
  'a signed-in user': State<{ emailAddress: string }, { accessToken: string; refreshToken: string }>;
  /** As above, then revoked as by a logout. */
  'a revoked session': State<{ emailAddress: string }, { accessToken: string; refreshToken: string }>;

  /** Issued for the account: both keys work with its address (decision B7). */
  'a delegate is authorised': State<{ emailAddress: string }, { dmk: string; dut: string }>;
  /** The tokens of a session that a delegate opened for the account. */
  'a signed-in delegate': State<{ emailAddress: string }, { accessToken: string; refreshToken: string }>;
  /** The last link's token, not used. */
  'a reset link was sent': State<{ emailAddress: string }, { resetPasswordToken: string }>;
  /** The last code, not used. */
  'a verification code was sent': State<{ emailAddress: string }, { otp: string }>;

  'a billing profile exists': State<{ emailAddress: string; billingProfileId: string }>;
  'a billing profile of another account exists': State<{ billingProfileId: string }>;

  /** An invoice of 118,80 €, whose file is made. */
  'an invoice exists': State<{ emailAddress: string; invoiceId: string }>;
  'an invoice of another account exists': State<{ invoiceId: string }>;

  'the account is at its limit of DUERPs': State<{ emailAddress: string }>;
  'a DUERP exists': State<DuerpParams, EtagValue>;
  'a DUERP of another account exists': State<{ duerpId: string }>;
  /** One unit, one category of its own, one evaluated risk, one action. */
  'a DUERP with a unit, a risk and an action exists': State<UniteParams, EtagValue>;
  /** As above with the company: the completeness check finds nothing. */
  'a complete DUERP exists': State<UniteParams, EtagValue>;
  'the generation limit of the DUERP is reached': State<{ duerpId: string }>;
  /** A complete DUERP whose version 1 was generated; covered means that its full PDF can be downloaded. */
  'a DUERP with a version exists': State<
    DuerpParams & { versionId: string; isCovered: boolean; idUniteDeTravail?: string }
  >;
  /** As above and covered, with the access notice that was written down for it. */
  'a version with an access notice exists': State<DuerpParams & { versionId: string; entreeId: string }>;
  /** As above, with one risk said to be unchanged since that version. */
  'a risk was reviewed since a version': State<DuerpParams & { versionId: string; idRisque: string }>;
  /** As that version, deleted since. */
  'an archived DUERP with a version exists': State<DuerpParams & { versionId: string; isCovered: boolean }>;
}

/** Of the calls about subscriptions and payment. */
export interface PaymentProviderStates {
  /** Standard, of a DUERP that the state makes, renewed in a year. */
  'the account has an active standard subscription with auto-renew': State<SubscriptionParams>;
  /** As above, until its term came without a renewal. */
  'the account has an ended standard subscription': State<SubscriptionParams>;
  /** The checkout was begun, and the provider has confirmed nothing yet. */
  'the account has a payment under way': State<SubscriptionParams>;
  /** A DUERP with a version, PAYMENT_NEEDED, of an account whose address is verified and that has this billing profile. */
  'a DUERP can be bought': State<DuerpParams & { billingProfileId: string }>;
  /** As above, while the account's address is not verified. */
  'a DUERP could be bought but for the address': State<DuerpParams & { billingProfileId: string }>;
  'a coupon exists': State<{ couponCode: string; discountPercentage: number }>;
}

export type ProviderStateName = keyof ProviderStates;

/** What the verification of the pacts must provide: one handler for each state, so that a missing one fails `tsc`. */
export type ProviderStateHandlers = {
  [Name in ProviderStateName]: (
    params: ProviderStates[Name]['params'],
  ) => Promise<ProviderStates[Name]['values']>;
};
