import { checkCheckout, isPlan } from '@odu/domain';
import { Alert, BackLink, Heading, Link, Page, Stack } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { pricesQuery } from '../../queries/account.ts';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { CheckoutBilling } from './CheckoutBilling.tsx';
import { MissingPrices } from './MissingPrices.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { summarizeOrder } from './summarize-order.ts';

type CheckoutScreenProps = { plan: string; duerpId: string | null };

// Nothing is paid yet: only the plan and its document can stand in the way.
const ANY_PROFILE = 'none';

/** The order of a plan: what it costs, and that payment is not open yet. */
export function CheckoutScreen({ plan, duerpId }: CheckoutScreenProps) {
  usePageTitle('Paiement');
  const { api } = useApp();
  const { data: prices, error, refetch } = useQuery({ ...pricesQuery(api), meta: { silent: true } });
  const obstacle = checkCheckout({ plan, duerpId, billingProfileId: ANY_PROFILE });
  return (
    <Page width="form">
      <Stack gap="large">
        <Stack gap="medium">
          <BackLink href={links.choosePlan(duerpId ?? undefined)}>Retour aux formules</BackLink>
          <Heading level={1}>Paiement</Heading>
        </Stack>
        {obstacle !== null && <Alert tone="danger">{obstacle}</Alert>}
        {obstacle === null && isPlan(plan) && (
          <>
            {prices === undefined ? (
              <MissingPrices error={error} onRetry={() => void refetch()} />
            ) : (
              <OrderSummary
                order={summarizeOrder(plan, prices)}
                vatRatePercentage={prices.vatRatePercentage}
              />
            )}
            <CheckoutBilling />
            <Alert
              tone="info"
              title="Le système est en phase de test."
              actions={
                <Link href={links.privateContact()} variant="standalone">
                  Contactez-nous
                </Link>
              }
            >
              Le paiement n'est pas encore disponible. Rien ne vous sera facturé.
            </Alert>
          </>
        )}
      </Stack>
    </Page>
  );
}
