import { canPurchase } from '@odu/domain';
import { Alert, Heading, Page, PlanList, Stack } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { accountInfoQuery } from '../../queries/account/account.ts';
import { isAnswered } from '../../queries/calls/is-answered.ts';
import { duerpListQuery } from '../../queries/duerp/duerps.ts';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { MissingPrices, OrderLoading } from './MissingPrices.tsx';
import { usePrices } from './use-prices.ts';

/** The plans and what each costs to this account; `duerpId` is the DUERP to buy, null when it is still to choose. */
export function ChoosePlanScreen({ duerpId }: { duerpId: string | null }) {
  usePageTitle('Choisissez votre formule');
  const { api } = useApp();
  const answer = usePrices();
  const account = useQuery({ ...accountInfoQuery(api), meta: { silent: true } });
  const isDelegated = account.data?.isDelegatedSession === true;
  const { data: duerps } = useQuery({
    ...duerpListQuery(api),
    enabled: duerpId !== null && answer.prices?.isActivePremiumPlan === true,
    meta: { silent: true },
  });
  const duerp = duerps?.find(({ id }) => id === duerpId);
  const hrefs = isDelegated
    ? { standard: null, premium: null }
    : {
        standard: duerpId === null ? links.selectDuerp() : links.checkoutStandard(duerpId),
        premium: links.checkoutPremium(),
      };
  return (
    <Page>
      <Stack gap="large">
        <Heading level={1}>Choisissez votre formule</Heading>
        {isDelegated && (
          <Alert tone="info" title="La formule est choisie par le titulaire du compte.">
            Vous êtes connecté en tant que délégué&nbsp;: dites-lui laquelle prendre, il la prendra depuis son
            compte.
          </Alert>
        )}
        {answer.prices === null && <MissingPrices {...answer} />}
        {answer.prices !== null && !isAnswered(account) && <OrderLoading />}
        {answer.prices !== null && isAnswered(account) && (
          <PlanList
            prices={answer.prices}
            hrefs={{ ...hrefs, contact: links.privateContact() }}
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
