import type { Handlers } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { getPrices } from './get-prices.ts';

/** The operations of plans and payment. */
export const makePaiementHandlers = (deps: Deps) =>
  ({ getPrices: getPrices(deps) }) satisfies Partial<Handlers>;
