/** Names of what is kept from the server: a mutation invalidates by these. */
export const duerpKeys = {
  list: ['duerps', 'list'] as const,
  all: (duerpId: string) => ['duerps', duerpId] as const,
  detail: (duerpId: string) => ['duerps', duerpId, 'detail'] as const,
  versions: (duerpId: string) => ['duerps', duerpId, 'versions'] as const,
  version: (duerpId: string, versionId: string) => ['duerps', duerpId, 'version', versionId] as const,
  revue: (duerpId: string, versionId: string) => ['duerps', duerpId, 'revue', versionId] as const,
  suivi: (duerpId: string) => ['duerps', duerpId, 'suivi'] as const,
  masterData: (duerpId: string) => ['duerps', duerpId, 'master-data'] as const,
  /** Part of the one above, and forgotten with it. */
  secteurs: (duerpId: string) => ['duerps', duerpId, 'master-data', 'secteurs'] as const,
};

/** Names of what is kept of the account. */
export const accountKeys = {
  info: ['account', 'info'] as const,
  prices: ['account', 'prices'] as const,
  subscriptions: ['account', 'subscriptions'] as const,
  billingProfiles: ['account', 'billing-profiles'] as const,
  invoices: ['account', 'invoices'] as const,
  archives: ['account', 'archives'] as const,
  calendrier: ['account', 'calendrier'] as const,
  coupon: (couponCode: string | null) => ['account', 'coupon', couponCode] as const,
  payment: (subscriptionId: string | null) => ['account', 'payment', subscriptionId] as const,
};
