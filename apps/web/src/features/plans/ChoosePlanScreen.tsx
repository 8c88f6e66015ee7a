import { canPurchase } from '@odu/domain';
import { Heading, Page, PlanList, Stack } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { duerpListQuery } from '../../queries/duerp/duerps.ts';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { MissingPrices } from './MissingPrices.tsx';
import { usePrices } from './use-prices.ts';

/** The plans and what each costs to this account; `duerpId` is the DUERP to buy, null when it is still to choose. */
export function ChoosePlanScreen({ duerpId }: { duerpId: string | null }) {
  usePageTitle('Choisissez votre formule');
  const { api } = useApp();
  const answer = usePrices();
  const { data: duerps } = useQuery({
    ...duerpListQuery(api),
    enabled: duerpId !== null && answer.prices?.isActivePremiumPlan === true,
    meta: { silent: true },
  });
  const duerp = duerps?.find(({ id }) => id === duerpId);
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
            // A draft is beyond it too, and cannot be bought.
            isBeyondPremium={
              duerp?.isBeyondPremium_Derivated === true && canPurchase(duerp.paymentStatus_Derivated)
            }
          />
        )}
      </Stack>
    </Page>
  );
}
