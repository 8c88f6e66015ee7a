import type { PriceInfo } from '@odu/api-contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useApp } from '../../app-context.tsx';
import { pricesQuery } from '../../queries/account/account.ts';

const amount = z.number().check(z.nonnegative());
/** What the plan pages cannot do without. */
const withPrices = z.object({
  standardPlanPrice: amount,
  premiumPriceInfo: z.object({ originalPrice: amount, currentPrice: amount, discount: amount }),
});

export type Prices =
  | { prices: PriceInfo; missing: null }
  | { prices: null; missing: 'pending' | 'none' | Error; reload: () => void };

/** The account's prices, or why there are none: on their way, not to be had, or an answer without any. */
export function usePrices(): Prices {
  const { api } = useApp();
  const { data, error, refetch } = useQuery({ ...pricesQuery(api), meta: { silent: true } });
  if (data !== undefined && withPrices.safeParse(data).success) return { prices: data, missing: null };
  return {
    prices: null,
    missing: data === undefined ? (error ?? 'pending') : 'none',
    reload: () => void refetch(),
  };
}
