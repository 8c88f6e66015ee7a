import type { BillingAddress } from '@odu/api-contract';
import type { Instant } from './schema-compte.ts';

/** Whom an account has billed, and where. An invoice already issued keeps its own copy (decision C8). */
export type BillingProfileTable = BillingAddress & { id: string; accountId: string; createdAt: Instant };

export type FacturationTables = { billingProfile: BillingProfileTable };
