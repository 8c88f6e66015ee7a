import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { makeStripeEvent, signStripeEvent } from './stripe-events.ts';
import { field, type Form, group, readForm, texts } from './stripe-form.ts';
import {
  type Configuration,
  type Coupon,
  type Customer,
  type Intent,
  makeConfiguration,
  makeCustomer,
  makeIntent,
  makeSession,
  missing,
  OTHER_PARAMETERS,
  refusal,
  REFUSED_KEY,
  type Session,
  showIntent,
} from './stripe-objects.ts';

type Call = { method: string; path: string; form: Form; headers: IncomingMessage['headers'] };
type Answer = { status?: number; body: object };

/**
 * Stripe's API as far as ODU uses it, over real HTTP: customers, coupons, checkouts, charges, portal; its objects are
 * typed by the library. `deliver` sends its signed events where ODU listens.
 */
export class StripeDouble {
  readonly calls: Call[] = [];
  readonly customers = new Map<string, Customer>();
  readonly sessions = new Map<string, Session>();
  readonly intents = new Map<string, Intent>();
  readonly coupons = new Map<string, Coupon>();
  readonly configurations: Configuration[] = [];
  /** Takes the signed text of an event. */
  deliver: (signed: { payload: string; signature: string }) => Promise<unknown> = () => Promise.resolve();
  /** Everything that is asked fails, as when Stripe is away. */
  isAway = false;
  /** So many calls more fail, then it is back. */
  failures = 0;
  /** The key was taken back at Stripe, or is another account's. */
  isKeyRefused = false;
  /** What is added to each total: another price than ODU's. */
  surcharge = 0;
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #answers = new Map<string, { asked: string; answer: Answer }>();
  #count = 0;

  /** Its address; the API key does not matter. */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The buyer pays a checkout with a card that its customer keeps; answers where Stripe sends the browser. */
  async pay(sessionId: string, { isRefusedLater = false } = {}): Promise<string> {
    const session = this.#session(sessionId);
    const customer = this.customers.get(session.customer);
    customer?.cards.unshift({ id: this.#id('pm'), isRefused: isRefusedLater });
    session.status = 'complete';
    session.payment_status = 'paid';
    await this.send('checkout.session.completed', session);
    return session.success_url ?? '';
  }

  /** The time of a checkout is over. */
  async expire(sessionId: string): Promise<void> {
    const session = this.#session(sessionId);
    session.status = 'expired';
    await this.send('checkout.session.expired', session);
  }

  /** Delivers a signed event. */
  async send(type: Stripe.Event['type'], object: object): Promise<void> {
    const payload = makeStripeEvent(type, object, this.#id('evt'));
    await this.deliver({ payload, signature: signStripeEvent(payload) });
  }

  #id(prefix: string): string {
    this.#count += 1;
    return `${prefix}_double_${this.#count}`;
  }

  #session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`No such checkout: ${id}`);
    return session;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
    const url = new URL(request.url ?? '/', 'http://stripe');
    const call = {
      method: request.method ?? 'GET',
      path: url.pathname,
      form: readForm(body || url.search.slice(1)),
      headers: request.headers,
    };
    this.calls.push(call);
    const isAway = this.isAway || this.failures > 0;
    if (this.failures > 0) this.failures -= 1;
    const { status = 200, body: answer } = isAway
      ? { status: 503, body: { error: { type: 'api_error', message: 'away' } } }
      : this.isKeyRefused
        ? REFUSED_KEY
        : await this.#answerOnce(call);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  async #answerOnce(call: Call): Promise<Answer> {
    const key = call.headers['idempotency-key'];
    if (typeof key !== 'string' || call.method !== 'POST') return this.#answer(call);
    const asked = JSON.stringify([call.path, call.form]);
    const known = this.#answers.get(key);
    if (known) return known.asked === asked ? known.answer : OTHER_PARAMETERS;
    const answer = await this.#answer(call);
    this.#answers.set(key, { asked, answer });
    return answer;
  }

  async #answer({ method, path, form }: Call): Promise<Answer> {
    const [, , kind = '', id = '', part = '', action = ''] = path.split('/');
    if (kind === 'customers') return this.#answerCustomer(method, { id, part, form });
    if (kind === 'coupons') {
      const coupon: Coupon = {
        id: this.#id('co'),
        object: 'coupon',
        amount_off: Number(field(form, 'amount_off')),
      };
      this.coupons.set(coupon.id, coupon);
      return { body: coupon };
    }
    if (path === '/v1/checkout/sessions') return { body: this.#openSession(form) };
    if (kind === 'checkout' && !this.sessions.has(part)) return missing(part);
    if (action === 'expire') {
      if (this.#session(part).status !== 'open') return refusal('not open');
      await this.expire(part);
    }
    if (kind === 'checkout') return { body: this.#session(part) };
    if (kind === 'payment_intents') {
      const ofCustomer = [...this.intents.values()].filter((one) => one.customer === field(form, 'customer'));
      const data = ofCustomer.map((intent) => showIntent(intent, false));
      if (method === 'GET' && id === '') return { body: { object: 'list', data, has_more: false } };
      if (method === 'POST') return this.#charge(form);
      const intent = this.intents.get(id);
      const isExpanded = field(form, 'expand', '0') === 'latest_charge';
      return intent ? { body: showIntent(intent, isExpanded) } : missing(id);
    }
    if (path === '/v1/billing_portal/configurations')
      return { body: this.#answerConfiguration(method, form) };
    if (path === '/v1/billing_portal/sessions')
      return {
        body: { id: this.#id('bps'), url: `https://billing.stripe.test/${field(form, 'customer')}` },
      };
    return refusal(`No route: ${path}`);
  }

  #answerCustomer(method: string, { id, part, form }: { id: string; part: string; form: Form }): Answer {
    if (part === 'payment_methods') {
      const cards = this.customers.get(id)?.cards ?? [];
      return { body: { object: 'list', data: cards.slice(0, 1), has_more: false } };
    }
    if (method === 'GET' && id === '') {
      const data = [...this.customers.values()].filter(({ email }) => email === field(form, 'email'));
      return { body: { object: 'list', data, has_more: false } };
    }
    const known = this.customers.get(id);
    if (method === 'GET' && known) return { body: known };
    const customer = known ?? makeCustomer(this.#id('cus'));
    customer.email = field(form, 'email');
    customer.name = field(form, 'name');
    customer.metadata = texts(group(form, 'metadata'));
    this.customers.set(customer.id, customer);
    return { body: customer };
  }

  /** Stripe forgets the keys of calls after a day. */
  forgetKeys(): void {
    this.#answers.clear();
  }

  #openSession(form: Form): Session {
    const coupon = this.coupons.get(field(form, 'discounts', '0', 'coupon'));
    const session = makeSession(this.#id('cs'), form, this.surcharge - (coupon?.amount_off ?? 0));
    this.sessions.set(session.id, session);
    return session;
  }

  async #charge(form: Form): Promise<Answer> {
    const card = this.customers
      .get(field(form, 'customer'))
      ?.cards.find(({ id }) => id === field(form, 'payment_method'));
    const isPaid = card !== undefined && !card.isRefused;
    const intent = makeIntent(this.#id('pi'), {
      isPaid,
      amount: Number(field(form, 'amount')),
      metadata: texts(group(form, 'metadata')),
      customer: field(form, 'customer'),
    });
    this.intents.set(intent.id, intent);
    await this.send(isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent);
    return isPaid
      ? { body: intent }
      : {
          status: 402,
          body: {
            error: { type: 'card_error', code: 'card_declined', message: 'Refused', payment_intent: intent },
          },
        };
  }

  #answerConfiguration(method: string, form: Form): object {
    if (method === 'GET') return { object: 'list', data: this.configurations, has_more: false };
    const configuration = makeConfiguration(this.#id('bpc'), texts(group(form, 'metadata')));
    this.configurations.push(configuration);
    return configuration;
  }
}
