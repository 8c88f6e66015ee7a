import { Heading, Link, Page, Stack } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { accountInfoQuery } from '../../queries/account.ts';
import { duerpListQuery } from '../../queries/duerps.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { DuerpCards } from './DuerpCards.tsx';
import { DuerpLimitAlert } from './DuerpLimitAlert.tsx';
import { UnverifiedEmailBanner } from './UnverifiedEmailBanner.tsx';

/** The user's DUERPs. */
export function DuerpListScreen() {
  usePageTitle('Mes DUERP');
  const { api } = useApp();
  const { data: duerps, isError, refetch } = useQuery(duerpListQuery(api));
  const { data: account } = useQuery(accountInfoQuery(api));
  const max = account?.maxNumberOfDuerps;
  const isKnown = duerps !== undefined && max !== undefined;
  const isAtLimit = isKnown && duerps.length >= max;
  return (
    <>
      {account?.isEmailVerified === false && <UnverifiedEmailBanner />}
      <Page>
        <Stack gap="large">
          <Heading level={1}>{isKnown ? `Mes DUERP (${duerps.length}/${max})` : 'Mes DUERP'}</Heading>
          {isAtLimit ? (
            <DuerpLimitAlert />
          ) : (
            <div>
              <Link href="/duerps/new" variant="primary">
                Créer mon DUERP
              </Link>
            </div>
          )}
          <DuerpCards duerps={duerps} isError={isError} onRetry={() => void refetch()} />
        </Stack>
      </Page>
    </>
  );
}
