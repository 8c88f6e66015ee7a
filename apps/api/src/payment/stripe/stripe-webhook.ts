import type { FastifyInstance } from 'fastify';
import { Problem } from '../../contract/problem.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentEvent } from '../provider.ts';
import { loadStripe } from './load-stripe.ts';
import { readEvent } from './read-stripe-outcome.ts';
import { requireFields, requireText, UnreadableStripeObject } from './stripe-fields.ts';

/** Where Stripe sends its events. Outside `openapi.yaml`: Stripe defines what it sends there. */
export const STRIPE_WEBHOOK_PATH = '/webhooks/stripe';

/** Stripe's own default: an older signature may be a replay. Its library lets one of the future pass, which a late clock would take for longer. */
const TOLERANCE_SECONDS = 300;
/** Far above an event of a checkout. */
const MAX_EVENT_BYTES = 256 * 1024;
/** What Stripe says that an id never exceeds; it is the key of what is counted once. */
const MAX_ID_LENGTH = 255;

type Options = Pick<Deps, 'clock' | 'log'> & {
  webhookSecret: string;
  /** Counts a verified event, once. Its failure makes Stripe send the event again. */
  countEvent: (event: PaymentEvent) => Promise<void>;
};

/** A signed text as its value; nothing for one that is no JSON, which nothing can be read of either. */
function parseSigned(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

/** What is counted of a signed event; null of one that says nothing of ours. Throws an UnreadableStripeObject. */
function readSigned(signed: unknown): PaymentEvent | null {
  const event = requireFields(signed, 'event');
  const eventId = requireText(event.id, 'id');
  if (eventId.length > MAX_ID_LENGTH) throw new UnreadableStripeObject('id');
  const outcome = readEvent(requireText(event.type, 'type'), event.data);
  return outcome && { ...outcome, eventId };
}

/** What the operator looks for in Stripe's list; a signed event has nothing that anybody else chose, but may be of any form. */
function nameEvent(signed: unknown) {
  const { id, type } = Object(signed) as { id?: unknown; type?: unknown };
  const cut = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_ID_LENGTH) : undefined);
  return { eventId: cut(id), type: cut(type) };
}

/**
 * Serves the address of Stripe's events: a signature that is wrong, missing or not within 300 s of now is a 400, and gives no
 * right; so is a signed event that cannot be read, which Stripe then lists among the failed ones.
 */
export function registerStripeWebhook(
  app: FastifyInstance,
  { webhookSecret, clock, log, countEvent }: Options,
): void {
  const { signature: signatures } = loadStripe().webhooks;
  // The library's type has it absent where no cryptography is.
  if (signatures === null) throw new Error("Stripe's library cannot verify signatures");
  const verify = (payload: string, signature: string): void => {
    const now = clock.now().getTime();
    try {
      if (readSignedAt(signature) - now > TOLERANCE_SECONDS * 1000) throw new Error('signed in the future');
      signatures.verifyHeader(payload, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now);
    } catch (error) {
      // The signed text is not repeated: anybody can send one.
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a forged or late payment event');
      throw new Problem(400);
    }
  };
  const read = (signed: unknown): PaymentEvent | null => {
    try {
      return readSigned(signed);
    } catch (error) {
      if (!(error instanceof UnreadableStripeObject)) throw error;
      log.error({ ...nameEvent(signed), field: error.field }, 'a payment event cannot be read');
      throw new Problem(400, {
        message:
          "L'événement est bien signé, mais il n'a pas la forme attendue\u00a0: le serveur ne peut pas l'interpréter.",
      });
    }
  };
  void app.register(async (webhook) => {
    // The signature is of the bytes as they came.
    webhook.removeAllContentTypeParsers();
    webhook.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    webhook.post<{ Body: string | undefined }>(
      STRIPE_WEBHOOK_PATH,
      { bodyLimit: MAX_EVENT_BYTES },
      async (request, reply) => {
        const payload = request.body ?? '';
        verify(payload, String(request.headers['stripe-signature'] ?? ''));
        const event = read(parseSigned(payload));
        if (event) await countEvent(event);
        return reply.code(204).send();
      },
    );
  });
}

/** When a « Stripe-Signature » says that it was made, in milliseconds; the last time that it names, as Stripe's library reads it. */
function readSignedAt(signature: string): number {
  const times = signature.split(',').filter((part) => part.startsWith('t='));
  return Number.parseInt(times.at(-1)?.slice(2) ?? '', 10) * 1000;
}
