import { Heading, Page, PlanList, Stack } from '@odu/ui';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { MissingPrices } from './MissingPrices.tsx';
import { usePrices } from './use-prices.ts';

/** The plans and what each costs to this account; `duerpId` is the DUERP to buy, null when it is still to choose. */
export function ChoosePlanScreen({ duerpId }: { duerpId: string | null }) {
  usePageTitle('Choisissez votre formule');
  const answer = usePrices();
  const standard = duerpId === null ? links.selectDuerp() : links.checkoutStandard(duerpId);
  return (
    <Page>
      <Stack gap="large">
        <Heading level={1}>Choisissez votre formule</Heading>
        {answer.prices === null ? (
          <MissingPrices {...answer} />
        ) : (
          <PlanList
            prices={answer.prices}
            hrefs={{ standard, premium: links.checkoutPremium(), contact: links.privateContact() }}
          />
        )}
      </Stack>
    </Page>
  );
}
