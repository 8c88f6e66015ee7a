import { Heading, Inline, Page, Stack } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { accountInfoQuery } from '../../queries/account/account.ts';
import { isAnswered } from '../../queries/calls/is-answered.ts';
import { duerpListQuery } from '../../queries/duerp/duerps.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import * as styles from '../../shell/AppShell.css.ts';
import { PartnerHelp } from '../../shell/PartnerHelp.tsx';
import { describeQuota } from './describe-quota.ts';
import { DuerpCards } from './DuerpCards.tsx';
import { DuerpLimitAlert } from './DuerpLimitAlert.tsx';
import { DuerpListLoading } from './DuerpListLoading.tsx';
import { EditsOfMissingDuerps } from './EditsOfMissingDuerps.tsx';
import { ImportDuerp } from './ImportDuerp.tsx';
import { NewDuerpLink } from './NewDuerpLink.tsx';
import { UnverifiedEmailBanner } from './UnverifiedEmailBanner.tsx';

/** The user's DUERPs. */
export function DuerpListScreen() {
  usePageTitle('Mes DUERP');
  const { api } = useApp();
  // The failure is told in the page itself.
  const { data: duerps, error, refetch } = useQuery({ ...duerpListQuery(api), meta: { silent: true } });
  const accountQuery = useQuery(accountInfoQuery(api));
  const { data: account } = accountQuery;
  const quota = describeQuota(duerps?.length, account?.maxNumberOfDuerps);
  const isListed = duerps !== undefined || error !== null;
  // The banner of an unverified address stands above: it would push the page away.
  if (!isAnswered(accountQuery)) return <DuerpListLoading />;
  return (
    <>
      {account?.isEmailVerified === false && !account.isDelegatedSession && <UnverifiedEmailBanner />}
      <Page>
        <Stack gap="large">
          <Inline justify="between" gap="medium">
            <Heading level={1} detail={quota.used}>
              Mes DUERP
            </Heading>
            {!quota.isReached && (
              // Whether one more may be made is known with the list: their place is kept until then.
              <div {...(!isListed && { className: styles.reserved })}>
                <Inline gap="small">
                  <ImportDuerp />
                  <NewDuerpLink />
                </Inline>
              </div>
            )}
          </Inline>
          {quota.isReached && <DuerpLimitAlert />}
          {duerps !== undefined && <EditsOfMissingDuerps listed={duerps} />}
          <DuerpCards duerps={duerps} error={error} onRetry={() => void refetch()} />
          {/* Under the cards: it comes with them, or they would push it down. */}
          {isListed && <PartnerHelp />}
        </Stack>
      </Page>
    </>
  );
}
