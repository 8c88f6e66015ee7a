import { createHmac } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { MINUTE, SECOND } from '../../services/clock.ts';
import { isSameHash } from '../../services/authentication/random-tokens.ts';
import type { PaymentEvent, PaymentOutcome } from '../provider.ts';
import { type Receipt, receiveEvent } from '../receive-event.ts';

/** An event as it travels: its JSON, and `t=<seconds>,v1=<HMAC>` as Stripe writes it. */
export type SignedEvent = { body: string; signature: string };

/** An older or a younger signature may be a replay, or a forger's guess. */
const TOLERANCE_MS = 5 * MINUTE;

/** How the sandbox tells the server what became of a payment: a test puts its own `deliver` in the place of this one. */
export type SandboxEvents = {
  sign: (event: PaymentEvent) => SignedEvent;
  /** Counts a signed event; refuses a signature that is forged, or that is not within 300 s of now. */
  receive: (event: SignedEvent) => Promise<Receipt>;
  /** Sends an event. One that does not arrive is found again by `findLostOutcomes`. */
  deliver: (outcome: PaymentOutcome, reference: string) => Promise<void>;
  /** What a form of the sandbox's pages must bring back. */
  makeFormToken: (reference: string) => string;
};

/** Makes the sandbox's channel of events, signed with a key of its own. */
export function makeSandboxEvents(secret: string, getDeps: () => Deps): SandboxEvents {
  const hash = (text: string) => createHmac('sha256', `sandbox:${secret}`).update(text).digest('hex');
  const now = () => getDeps().clock.now().getTime();
  const isGenuine = ({ body, signature }: SignedEvent) => {
    const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    return (
      isSameHash(given, hash(`${time}.${body}`)) && Math.abs(now() - Number(time) * SECOND) <= TOLERANCE_MS
    );
  };
  const events: SandboxEvents = {
    sign(event) {
      const body = JSON.stringify(event);
      const time = String(Math.floor(now() / SECOND));
      return { body, signature: `t=${time},v1=${hash(`${time}.${body}`)}` };
    },
    async receive(signed) {
      if (!isGenuine(signed)) {
        getDeps().log.warn('a forged or late payment event');
        return 'refused';
      }
      // What carries our signature is what we wrote.
      return receiveEvent(getDeps(), JSON.parse(signed.body) as PaymentEvent);
    },
    async deliver(outcome, reference) {
      try {
        await events.receive(events.sign({ ...outcome, eventId: `${reference}:${outcome.outcome}` }));
      } catch (error) {
        getDeps().log.error({ err: error, paymentId: outcome.paymentId }, 'a payment event was lost');
      }
    },
    makeFormToken: (reference) => hash(`form:${reference}`),
  };
  return events;
}
