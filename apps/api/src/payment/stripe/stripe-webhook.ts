import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { Problem } from '../../contract/problem.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentEvent } from '../provider.ts';
import { loadStripe } from './load-stripe.ts';
import { readEvent } from './read-stripe-outcome.ts';

/** Where Stripe sends its events. Outside `openapi.yaml`: Stripe defines what it sends there. */
export const STRIPE_WEBHOOK_PATH = '/webhooks/stripe';

/** Stripe's own default: an older signature may be a replay. Its library lets one of the future pass, which a late clock would take for longer. */
const TOLERANCE_SECONDS = 300;
/** Far above an event of a checkout. */
const MAX_EVENT_BYTES = 256 * 1024;

type Options = Pick<Deps, 'clock' | 'log'> & {
  webhookSecret: string;
  /** Counts a verified event, once. Its failure makes Stripe send the event again. */
  countEvent: (event: PaymentEvent) => Promise<void>;
};

/** Serves the address of Stripe's events: a signature that is wrong, missing or not within 300 s of now is a 400, and gives no right. */
export function registerStripeWebhook(
  app: FastifyInstance,
  { webhookSecret, clock, log, countEvent }: Options,
): void {
  const { webhooks } = loadStripe();
  const verify = (payload: string, signature: string): Stripe.Event => {
    const now = clock.now().getTime();
    try {
      if (readSignedAt(signature) - now > TOLERANCE_SECONDS * 1000) throw new Error('signed in the future');
      return webhooks.constructEvent(payload, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now);
    } catch (error) {
      // The signed text is not repeated: anybody can send one.
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a forged or late payment event');
      throw new Problem(400);
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
        const event = verify(request.body ?? '', String(request.headers['stripe-signature'] ?? ''));
        const outcome = readEvent(event);
        if (outcome) await countEvent({ ...outcome, eventId: event.id });
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
