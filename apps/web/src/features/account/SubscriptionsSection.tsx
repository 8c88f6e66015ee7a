import { Heading, PlanBanner, Stack, SubscriptionCard, Text } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { pricesQuery, subscriptionsQuery } from '../../queries/account/account.ts';
import { useToggleAutoRenew } from '../../queries/account/payment.ts';
import * as links from '../../routing/links.ts';
import { SectionState } from './SectionState.tsx';

/** The account's plan and its subscriptions, each of which can be renewed or not. */
export function SubscriptionsSection() {
  const { api } = useApp();
  const { data: prices } = useQuery({ ...pricesQuery(api), meta: { silent: true } });
  const {
    data: subscriptions,
    error,
    refetch,
  } = useQuery({ ...subscriptionsQuery(api), meta: { silent: true } });
  const toggle = useToggleAutoRenew();
  return (
    <Stack gap="medium" as="section">
      <Heading level={2} size="s22">
        Mes abonnements
      </Heading>
      {prices !== undefined && <PlanBanner prices={prices} choosePlanHref={links.choosePlan()} />}
      {subscriptions === undefined && (
        <SectionState
          error={error}
          failureText="Impossible de charger les informations d'abonnement."
          onRetry={() => void refetch()}
        />
      )}
      {subscriptions?.length === 0 && <Text>Vous n'avez aucun abonnement pour le moment.</Text>}
      {subscriptions?.map((subscription, index) => (
        <SubscriptionCard
          key={subscription.id}
          subscription={subscription}
          index={index + 1}
          isPending={toggle.isPending && toggle.variables.subscriptionId === subscription.id}
          onToggleAutoRenew={async (shouldEnableAutoRenew) => {
            await toggle.mutateAsync({ subscriptionId: subscription.id, shouldEnableAutoRenew });
          }}
        />
      ))}
    </Stack>
  );
}
