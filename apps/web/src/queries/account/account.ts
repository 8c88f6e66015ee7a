import { unwrap } from '@odu/api-contract';
import type { ApiClient } from '@odu/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../calls/keys.ts';

export const accountInfoQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: accountKeys.info,
    queryFn: ({ signal }) => unwrap(api.GET('/api/myaccount/info', { signal })),
  });

export const pricesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: accountKeys.prices,
    queryFn: ({ signal }) => unwrap(api.GET('/api/myaccount/getprices', { signal })),
  });

export const subscriptionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: accountKeys.subscriptions,
    queryFn: ({ signal }) => unwrap(api.GET('/api/myaccount/mysubscriptions', { signal })),
  });

export const archivesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: accountKeys.archives,
    queryFn: ({ signal }) => unwrap(api.GET('/api/myaccount/archives', { signal })),
  });

export const calendrierQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: accountKeys.calendrier,
    queryFn: ({ signal }) => unwrap(api.GET('/api/myaccount/calendrier', { signal })),
  });

export const invoicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: accountKeys.invoices,
    queryFn: ({ signal }) => unwrap(api.GET('/api/myaccount/invoices', { signal })),
  });

export const billingProfilesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: accountKeys.billingProfiles,
    queryFn: ({ signal }) => unwrap(api.GET('/api/myaccount/mybillingprofiles', { signal })),
  });
