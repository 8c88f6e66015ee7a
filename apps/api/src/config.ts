import { join, resolve } from 'node:path';
import { z } from 'zod';
import { describeBadVariable, describeFaultyText } from './config/expectations.ts';
import { explainMissingForSales, LOCAL_SUPPORT } from './config/missing-for-sales.ts';
import { warnOfUnknownVariables } from './config/unknown-variables.ts';
import {
  databaseUrl,
  emailList,
  euros,
  folder,
  host,
  httpUrl,
  link,
  movedClock,
  origin,
  percentage,
  port,
  sender,
  smtpUrl,
  trustedProxies,
} from './config/values.ts';
import { explainMissingSeller, explainOtherSeller, readSeller, sellerVariables } from './seller.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** The server's own page that says what the product is (4-beyond C2); the marketing home page unless another is configured. */
export const BIENVENUE_PATH = '/bienvenue';

const environmentSchema = z.object({
  ODU_PORT: port.default(3000),
  ODU_HOST: host.default('localhost'),
  ODU_BASE_URL: origin.optional(),
  ODU_TRUST_PROXY: trustedProxies.default(false),
  ODU_DATA_DIR: folder.default(join(repositoryRoot, 'data')),
  ODU_WEB_DIR: folder.default(join(repositoryRoot, 'apps/web/dist')),
  DATABASE_URL: databaseUrl.optional(),
  ODU_SECRET: z.string().min(32).optional(),
  ODU_ALLOWED_EMAILS: emailList.default([]),
  SMTP_URL: smtpUrl.optional(),
  ODU_MAIL_FROM: sender.optional(),
  ODU_DEV_MAIL: z.enum(['loopback', 'private', 'everyone', 'off']).default('loopback'),
  ODU_SUPPORT_EMAIL: z.email().or(z.literal(LOCAL_SUPPORT)).default(LOCAL_SUPPORT),
  ODU_PRODUCT_NAME: z.string().min(1).max(40).default('ODU'),
  ODU_PARTNER_NAME: z.string().min(1).max(200).default('Cabinet partenaire'),
  ODU_PARTNER_URL: link.default('/guide#conseil-juridique'),
  ODU_MARKETING_URL: link.default(BIENVENUE_PATH),
  ODU_GUIDE_URL: link.default('/guide'),
  ODU_LEGAL_NOTICES_URL: link.default('/mentions-legales'),
  ODU_PRIVACY_URL: link.default('/confidentialite'),
  ODU_TERMS_URL: link.default('/conditions'),
  ODU_BILLING: z.enum(['off', 'sandbox', 'stripe']).default('sandbox'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/)
    .optional(),
  STRIPE_API_URL: httpUrl.default('https://api.stripe.com'),
  ODU_TEST_CLOCK: movedClock.optional(),
  ODU_PRICE_STANDARD: euros.default(99),
  ODU_PRICE_PREMIUM: euros.default(299),
  ODU_VAT_PERCENT: percentage.default(20),
  ...sellerVariables,
  ODU_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  ODU_LOG_FORMAT: z.enum(['auto', 'json', 'text']).default('auto'),
  ODU_METRICS_PORT: port.optional(),
  ODU_METRICS_HOST: host.default('127.0.0.1'),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** A start that cannot go on: its message is one French sentence for the person who starts ODU. */
export class StartError extends Error {}

/** What takes the payments under ODU_BILLING=stripe; both secrets are needed, or nothing would ever be confirmed. */
function readStripe({
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_API_URL,
}: z.infer<typeof environmentSchema>) {
  if (STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined)
    throw new StartError(
      'ODU_BILLING=stripe demande aussi STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET\u00a0: ajoutez-les, ou choisissez ODU_BILLING=sandbox (phase de test) ou off (accès complet pour tous).',
    );
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: STRIPE_API_URL,
    /** A key of Stripe's test mode takes no money: its invoices have no value. */
    isTest: /^[a-z]+_test_/.test(STRIPE_SECRET_KEY),
  };
}

const NO_TEST_CLOCK =
  "ODU_TEST_CLOCK déplace l'horloge pour des essais\u00a0: retirez-la, elle est refusée avec un vrai prestataire de paiement (ODU_BILLING=stripe).";

/** The sender of mails where none is configured; quoted, since a name may hold a comma (RFC 5322). */
const nameSender = (productName: string) => `"${productName.replaceAll(/["\\]/g, '')}" <odu@localhost>`;

/** Every variable that is read, but for `PORT`. */
export const KNOWN_VARIABLES = Object.keys(environmentSchema.shape);

/** The variables of ODU that are set; a blank one is refused. */
function readGiven(environment: Environment): Partial<Record<string, string>> {
  const given: Partial<Record<string, string>> = {};
  for (const name of [...KNOWN_VARIABLES, 'PORT']) {
    const value = environment[name];
    // An empty variable is what `VAR= npm start` and compose files give for "not set".
    if (value === undefined || value === '') continue;
    if (value.trim() === '') throw new StartError(describeBadVariable(name));
    // A file of variables keeps the blank at the end of a line. A secret stays to the letter: sessions were signed with it.
    given[name] = name === 'ODU_SECRET' ? value : value.trim();
    const fault = name === 'ODU_SECRET' ? null : describeFaultyText(name, value.trim());
    if (fault !== null) throw new StartError(fault);
  }
  return given;
}

/**
 * Reads and checks the whole configuration once (decision E2).
 * Throws a StartError that names the first bad variable; its value is never repeated, it may be a secret.
 */
export function readConfig(environment: Environment) {
  const given = readGiven(environment);
  const parsed = environmentSchema.safeParse({ ...given, ODU_PORT: given.ODU_PORT ?? given.PORT });
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    const isOther = name === 'ODU_PORT' && given.ODU_PORT === undefined;
    throw new StartError(describeBadVariable(isOther ? 'PORT' : name));
  }
  const env = parsed.data;
  if (env.ODU_BILLING === 'stripe' && env.ODU_TEST_CLOCK !== undefined) throw new StartError(NO_TEST_CLOCK);
  const stripe = env.ODU_BILLING === 'stripe' ? readStripe(env) : undefined;
  const sellsForReal = stripe?.isTest === false;
  const fault =
    explainOtherSeller(env) ??
    (sellsForReal ? (explainMissingSeller(env) ?? explainMissingForSales(env)) : null);
  if (fault !== null) throw new StartError(fault);
  return {
    /** French sentences for who starts ODU: variables that nothing reads. */
    warnings: warnOfUnknownVariables(Object.keys(environment), KNOWN_VARIABLES),
    host: env.ODU_HOST,
    port: env.ODU_PORT,
    /** Without a trailing slash. Links in mails start with it, never with the Host header (decision B5). */
    baseUrl: env.ODU_BASE_URL ?? `http://localhost:${env.ODU_PORT}`,
    trustProxy: env.ODU_TRUST_PROXY,
    dataDir: resolve(repositoryRoot, env.ODU_DATA_DIR),
    webDir: resolve(repositoryRoot, env.ODU_WEB_DIR),
    databaseUrl: env.DATABASE_URL,
    secret: env.ODU_SECRET,
    allowedEmails: env.ODU_ALLOWED_EMAILS,
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.ODU_MAIL_FROM ?? nameSender(env.ODU_PRODUCT_NAME),
      devInbox: env.ODU_DEV_MAIL,
    },
    productName: env.ODU_PRODUCT_NAME,
    supportEmail: env.ODU_SUPPORT_EMAIL,
    partner: { name: env.ODU_PARTNER_NAME, url: env.ODU_PARTNER_URL },
    links: {
      marketing: env.ODU_MARKETING_URL,
      guide: env.ODU_GUIDE_URL,
      legalNotices: env.ODU_LEGAL_NOTICES_URL,
      privacy: env.ODU_PRIVACY_URL,
      terms: env.ODU_TERMS_URL,
    },
    /** Whether plans and payment exist here, and who takes the payments (decision C9). */
    billing: env.ODU_BILLING,
    /** Moves the clock, for tests by hand: never with real money. */
    testClock: env.ODU_TEST_CLOCK,
    stripe,
    /** Yearly, in euros, excluding tax (decision C1). */
    prices: {
      standard: env.ODU_PRICE_STANDARD,
      premium: env.ODU_PRICE_PREMIUM,
      vatPercent: env.ODU_VAT_PERCENT,
    },
    /** Who sells, as the invoices name him. */
    seller: readSeller(env),
    logLevel: env.ODU_LOG_LEVEL,
    /** `auto`: for people in a terminal, JSON elsewhere. */
    logFormat: env.ODU_LOG_FORMAT,
    metrics:
      env.ODU_METRICS_PORT === undefined
        ? undefined
        : { port: env.ODU_METRICS_PORT, host: env.ODU_METRICS_HOST },
  };
}

export type Config = ReturnType<typeof readConfig>;
