import { Heading, Page, PlanList, Stack } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { pricesQuery } from '../../queries/account.ts';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { MissingPrices } from './MissingPrices.tsx';

/** The plans and what each costs to this account; `duerpId` is the DUERP to buy, null when it is still to choose. */
export function ChoosePlanScreen({ duerpId }: { duerpId: string | null }) {
  usePageTitle('Choisissez votre formule');
  const { api } = useApp();
  const { data: prices, error, refetch } = useQuery({ ...pricesQuery(api), meta: { silent: true } });
  const standard = duerpId === null ? links.selectDuerp() : links.checkoutStandard(duerpId);
  return (
    <Page>
      <Stack gap="large">
        <Heading level={1}>Choisissez votre formule</Heading>
        {prices === undefined ? (
          <MissingPrices error={error} onRetry={() => void refetch()} />
        ) : (
          <PlanList
            prices={prices}
            hrefs={{ standard, premium: links.checkoutPremium(), contact: links.privateContact() }}
          />
        )}
      </Stack>
    </Page>
  );
}
