import type { Generated } from 'kysely';

/** 0 or 1: SQLite has no boolean. */
export type Flag = 0 | 1;
/** ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` writes it: sorts as text. */
export type Instant = string;

export type AccountTable = {
  id: string;
  /** Lower case, trimmed (decision B2). */
  emailAddress: string;
  /** argon2id in PHC form. */
  passwordHash: string;
  isEmailVerified: Flag;
  isVip: Flag;
  /** Set by the operator for one account; null: the default of decision C2. */
  maxNumberOfDuerps: number | null;
  createdAt: Instant;
  /** Whether the due dates of its documents are mailed; on until somebody stops them. */
  hasRappels: Generated<Flag>;
};

/** One sign-in; its refresh tokens are a family that is revoked as one (decision B3). */
export type SessionTable = {
  id: string;
  accountId: string;
  /** The delegate who signed in for the account (decision B7). */
  delegateId: string | null;
  createdAt: Instant;
  expiresAt: Instant;
  revokedAt: Instant | null;
};

export type RefreshTokenTable = {
  /** SHA-256, base64url. */
  tokenHash: string;
  sessionId: string;
  expiresAt: Instant;
  spentAt: Instant | null;
};

/** A captcha solution that was accepted once, kept until its challenge expires. */
export type CaptchaSolutionTable = { nonce: string; expiresAt: Instant };

/** A window of a limit: `count` uses until `resetAt` (epoch milliseconds). */
export type RateLimitTable = { key: string; count: number; resetAt: number };

export type PasswordResetTable = {
  tokenHash: string;
  accountId: string;
  expiresAt: Instant;
  usedAt: Instant | null;
};

export type EmailVerificationTable = {
  accountId: string;
  codeHash: string;
  expiresAt: Instant;
  triesLeft: number;
};

/** Mails to send (SMTP) or to show (development inbox). */
export type MailTable = {
  id: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  createdAt: Instant;
  /** After it the mail is not sent any more, and forgotten; null in the development inbox. */
  expiresAt: Instant | null;
  /** The version whose full PDF goes with it, read when it is sent; null for none. */
  attachedVersionId: string | null;
  /** Where one press stops mails of its kind (RFC 8058); null for one that cannot be stopped. */
  unsubscribeUrl: string | null;
};

/** A server that runs on this database; its secret only as what tells it from another. */
export type ServerTable = { id: string; secretFingerprint: string; seenAt: Instant };

export type DelegateTable = {
  id: string;
  name: string;
  keyHash: string;
  createdAt: Instant;
  revokedAt: Instant | null;
};

export type DelegateAuthorizationTable = {
  id: string;
  delegateId: string;
  accountId: string;
  tokenHash: string;
  createdAt: Instant;
  revokedAt: Instant | null;
};

/** The link by which an account's calendar is read without a sign-in; there is one at a time. */
export type CalendrierTable = {
  accountId: string;
  /** Made by the client: the same one again changes nothing. */
  idLien: string;
  /** SHA-256, base64url, of a token that the server's secret gives again: the database alone opens nothing. */
  tokenHash: string;
  createdAt: Instant;
};

/** What must be provable later: delegate sign-ins, password changes, erasures. `detail`: an id, numbers or empty; never personal text. */
export type AuditEntryTable = {
  id: string;
  accountId: string;
  type: string;
  detail: string;
  createdAt: Instant;
};

/** The answer of a call that carried an `Idempotency-Key` (decision D13). */
export type KeptAnswerTable = {
  accountId: string;
  operation: string;
  /** The id in the call's path; empty without one. */
  resource: string;
  key: string;
  /** SHA-256 of the request's body: enough to see that it is another one, and no text of a person. */
  bodySha256: string;
  status: number;
  /** JSON. */
  body: string;
  etag: string;
  createdAt: Instant;
};

export type CompteTables = {
  account: AccountTable;
  session: SessionTable;
  refreshToken: RefreshTokenTable;
  captchaSolution: CaptchaSolutionTable;
  rateLimit: RateLimitTable;
  passwordReset: PasswordResetTable;
  emailVerification: EmailVerificationTable;
  mail: MailTable;
  server: ServerTable;
  delegate: DelegateTable;
  delegateAuthorization: DelegateAuthorizationTable;
  auditEntry: AuditEntryTable;
  keptAnswer: KeptAnswerTable;
  calendrier: CalendrierTable;
};
