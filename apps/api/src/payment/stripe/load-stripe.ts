import { createRequire } from 'node:module';
import type Stripe from 'stripe';

const require = createRequire(import.meta.url);

/** Stripe's library. It takes memory and a quarter of a second of a start: a server without a key never loads it. */
export const loadStripe = () => require('stripe') as typeof Stripe;
