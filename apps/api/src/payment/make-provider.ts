import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import type { PaymentProvider } from './provider.ts';
import { makeSandboxProvider } from './sandbox/sandbox-provider.ts';
import { makeStripeProvider } from './stripe/stripe-provider.ts';

/** Who takes the money here (decision C6). `getDeps`: its calls come once the server is made. */
export const makeProvider = ({ stripe }: Pick<Config, 'stripe'>, getDeps: () => Deps): PaymentProvider =>
  stripe === undefined ? makeSandboxProvider(getDeps) : makeStripeProvider(stripe);
