import type { QueryClient } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { accountInfoQuery } from '../queries/account/account.ts';
import { requireBilling } from './require-billing.ts';

type Opened = { context: Pick<AppContext, 'api' | 'loadPublicConfig'> & { queryClient: QueryClient } };

/** The account that opens a page of its money, where there are any; null when it cannot be had. */
export async function readBuyer({ context }: Opened) {
  await requireBilling({ context });
  const account = await context.queryClient.fetchQuery(accountInfoQuery(context.api)).catch(() => null);
  // The server refuses all of it to a delegate (decision B7).
  return { account, isDelegated: account?.isDelegatedSession === true };
}
