import { toSameOriginPath } from '@odu/domain';
import type { SandboxStatus } from '../../db/schema/sandbox.ts';
import type { Deps } from '../../deps.ts';
import {
  findSandboxCheckout,
  findSandboxCheckoutOf,
  findSandboxCustomer,
  insertSandboxManagePage,
  keepSandboxCheckout,
  moveSandboxCheckout,
} from '../../repositories/billing/sandbox-repository.ts';
import { HOUR, instantAfter } from '../../services/clock.ts';
import { makeToken } from '../../services/authentication/random-tokens.ts';
import type { PaymentOrder, PaymentProvider } from '../provider.ts';
import { tellOutcome } from './decide.ts';
import { readSandboxOutcome } from './sandbox-outcome.ts';

/** Where the sandbox's own pages are. */
export const SANDBOX_PATH = '/paiement-test';
export const MANAGE_PATH = `${SANDBOX_PATH}/gestion`;

const MANAGE_MS = HOUR;

/** The provider of the test phase (decision C6): everything as at a real one, but for the money. */
export function makeSandboxProvider(getDeps: () => Deps): PaymentProvider {
  const toPath = (url: string) => toSameOriginPath(url.slice(getDeps().config.baseUrl.length));
  const keep = (
    order: PaymentOrder,
    how: {
      status: SandboxStatus;
      customerId: string | null;
      successUrl: string;
      cancelUrl: string;
      expiresAt: string;
    },
  ) => {
    const { database, clock } = getDeps();
    return keepSandboxCheckout(database.queries, {
      reference: makeToken(),
      paymentId: order.paymentId,
      accountId: order.accountId,
      content: JSON.stringify(order),
      amount: order.commande.totalTTC,
      createdAt: clock.now().toISOString(),
      ...how,
    });
  };
  return {
    name: 'sandbox',
    async openCheckout({ successUrl, cancelUrl, expiresAt, ...order }) {
      const urls = { successUrl: toPath(successUrl), cancelUrl: toPath(cancelUrl) };
      const { reference } = await keep(order, { status: 'open', customerId: null, ...urls, expiresAt });
      return { reference, url: `${getDeps().config.baseUrl}${SANDBOX_PATH}/${reference}` };
    },
    async closeCheckout({ reference }) {
      const { queries } = getDeps().database;
      await moveSandboxCheckout(queries, reference, { from: 'open', to: 'cancelled' });
      return (await findSandboxCheckout(queries, reference))?.status !== 'paid';
    },
    async openManagePage({ accountId, returnUrl }) {
      const { config, database, clock } = getDeps();
      const reference = makeToken();
      const page = { reference, accountId, returnUrl: toPath(returnUrl) };
      await insertSandboxManagePage(database.queries, { ...page, expiresAt: instantAfter(clock, MANAGE_MS) });
      return { url: `${config.baseUrl}${MANAGE_PATH}/${reference}` };
    },
    async chargeRenewal({ customer, ...order }) {
      const { database, clock } = getDeps();
      const kept = await findSandboxCustomer(database.queries, order.accountId);
      const isPaid = kept?.id === customer && kept.card === 'accepted';
      const { reference } = await keep(order, {
        status: isPaid ? 'paid' : 'refused',
        customerId: customer,
        successUrl: '',
        cancelUrl: '',
        expiresAt: clock.now().toISOString(),
      });
      await tellOutcome(getDeps(), reference);
      return { reference };
    },
    async findCharge({ paymentId }) {
      const charged = await findSandboxCheckoutOf(getDeps().database.queries, paymentId);
      return charged ? { reference: charged.reference } : null;
    },
    async findOutcome({ reference }) {
      const { database, clock } = getDeps();
      const checkout = await findSandboxCheckout(database.queries, reference);
      return checkout ? readSandboxOutcome(checkout, clock.now()) : null;
    },
  };
}
