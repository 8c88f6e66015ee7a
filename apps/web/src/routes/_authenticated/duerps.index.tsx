import { createFileRoute } from '@tanstack/react-router';
import { DuerpListScreen } from '../../features/duerp-list/DuerpListScreen.tsx';
import { accountInfoQuery } from '../../queries/account/account.ts';
import { duerpListQuery } from '../../queries/duerp/duerps.ts';
import { preload } from '../../queries/calls/preload.ts';

export const Route = createFileRoute('/_authenticated/duerps/')({
  loader: ({ context: { api, queryClient } }) => {
    preload(queryClient, duerpListQuery(api));
    preload(queryClient, accountInfoQuery(api));
  },
  component: DuerpListScreen,
});
