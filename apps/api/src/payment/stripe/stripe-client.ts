import type Stripe from 'stripe';
import { ProviderFailure, type Refusal } from '../provider.ts';
import { loadStripe } from './load-stripe.ts';

/** The version of Stripe's API that the library's types describe: it changes with the library, and with the double of the tests. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/** A page waits for the answer. */
const TIMEOUT_MS = 8_000;

/** What reaches Stripe: the secret key, and another address than Stripe's own for its double. */
export type StripeAccess = { secretKey: string; apiUrl: string };

/** A client of Stripe's API; it repeats a call once when the connection fails, under the same idempotency key. */
export function makeStripeClient({ secretKey, apiUrl }: StripeAccess): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const Client = loadStripe();
  return new Client(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** What Stripe refused, for the log: its own message may repeat a key or what a person typed. */
class StripeRefusal extends Error {
  readonly stripeType: string;
  readonly code: string | undefined;
  readonly statusCode: number | undefined;
  /** The operator finds the call under it in Stripe's dashboard. */
  readonly requestId: string | undefined;

  constructor({ type, code, statusCode, requestId }: Stripe.errors.StripeError) {
    super(`Stripe does not do what is asked (${type})`);
    this.stripeType = type;
    this.code = code;
    this.statusCode = statusCode;
    this.requestId = requestId;
  }
}

/** The failure that a person reads when Stripe does not answer, or refuses what the server asks: nothing was paid. `cause` is for the log. */
export const unavailableProvider = (cause: Error, refusal: Refusal | null = null) =>
  new ProviderFailure({
    cause,
    refusal,
    message:
      "Le service de paiement ne répond pas pour le moment. Rien n'a été débité\u00a0: réessayez dans quelques minutes.",
  });

/** What Stripe answers whatever it is asked: it does not know the key, or was asked too often. */
const WHATEVER_IS_ASKED = new Set([401, 429]);
/** What no other right of the key changes (403: it has no right to this kind of thing). */
const FOR_GOOD = new Set([400, 404]);

function readRefusal({ statusCode }: StripeRefusal): Refusal | null {
  if (statusCode === undefined || statusCode >= 500 || WHATEVER_IS_ASKED.has(statusCode)) return null;
  return FOR_GOOD.has(statusCode) ? 'forGood' : 'forNow';
}

/** All the calls of one question, and their repetitions; the library's own time begins anew with each piece of an answer. */
const TOTAL_MS = 20_000;

/** The answer in time, else an error of ours. What comes later is of no use: a charge is asked for again under the same idempotency key. */
async function answerInTime<T>(call: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StripeSilence()), TOTAL_MS);
  });
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
  }
}

class StripeSilence extends Error {
  constructor() {
    super(`Stripe did not answer within ${TOTAL_MS / 1000} s`);
  }
}

/** Gives the answer of a call to Stripe; any of its failures becomes a 503 with a sentence. */
export async function askStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await answerInTime(call);
  } catch (error) {
    // A TypeError: an answer in JSON that is not Stripe's has none of the fields that are read.
    if (error instanceof TypeError || error instanceof StripeSilence) throw unavailableProvider(error);
    if (!(error instanceof loadStripe().errors.StripeError)) throw error;
    const refusal = new StripeRefusal(error);
    throw unavailableProvider(refusal, readRefusal(refusal));
  }
}
