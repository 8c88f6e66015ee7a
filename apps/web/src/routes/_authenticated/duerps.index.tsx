import { createFileRoute } from '@tanstack/react-router';
import { DuerpListScreen } from '../../features/duerp-list/DuerpListScreen.tsx';
import { accountInfoQuery } from '../../queries/account.ts';
import { duerpListQuery } from '../../queries/duerps.ts';

export const Route = createFileRoute('/_authenticated/duerps/')({
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(duerpListQuery(api));
    void queryClient.prefetchQuery(accountInfoQuery(api));
  },
  component: DuerpListScreen,
});
