import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { Problem } from '../../contract/problem.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentEvent } from '../provider.ts';
import { loadStripe } from './load-stripe.ts';
import { readEvent } from './read-stripe-outcome.ts';

/** Where Stripe sends its events. Outside `openapi.yaml`: Stripe defines what it sends there. */
export const STRIPE_WEBHOOK_PATH = '/webhooks/stripe';

/** Stripe's own default: an older signature may be a replay. */
const TOLERANCE_SECONDS = 300;
/** Far above an event of a checkout. */
const MAX_EVENT_BYTES = 256 * 1024;

type Options = Pick<Deps, 'clock' | 'log'> & {
  webhookSecret: string;
  /** Counts a verified event, once. Its failure makes Stripe send the event again. */
  countEvent: (event: PaymentEvent) => Promise<void>;
};

/** Serves the address of Stripe's events: a signature that is wrong, missing or older than 300 s is a 400, and gives no right. */
export function registerStripeWebhook(
  app: FastifyInstance,
  { webhookSecret, clock, log, countEvent }: Options,
): void {
  const { webhooks } = loadStripe();
  const verify = (payload: string, signature: unknown): Stripe.Event => {
    try {
      return webhooks.constructEvent(
        payload,
        typeof signature === 'string' ? signature : '',
        webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        clock.now().getTime(),
      );
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
        const event = verify(request.body ?? '', request.headers['stripe-signature']);
        const outcome = readEvent(event);
        if (outcome) await countEvent({ ...outcome, eventId: event.id });
        return reply.code(204).send();
      },
    );
  });
}
