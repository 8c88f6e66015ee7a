import { Alert, Heading, Skeleton, SkeletonGroup, Stack, Text } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { formatEuros } from '@odu/domain';
import { useApp } from '../../app-context.tsx';
import { subscriptionsQuery } from '../../queries/account.ts';

/** The account's subscriptions. */
export function SubscriptionsSection() {
  const { api } = useApp();
  const { data: subscriptions, isError } = useQuery({ ...subscriptionsQuery(api), meta: { silent: true } });
  return (
    <Stack gap="small" as="section">
      <Heading level={2}>Mes abonnements</Heading>
      {isError && <Alert tone="danger">Impossible de charger les informations d'abonnement.</Alert>}
      {!isError && subscriptions === undefined && (
        <SkeletonGroup>
          <Skeleton lines={2} />
        </SkeletonGroup>
      )}
      {subscriptions?.length === 0 && <Text>Vous n'avez aucun abonnement pour le moment.</Text>}
      {subscriptions?.map(({ id, productDisplayName, recurringPriceHT }, index) => (
        <Text key={id}>
          Abonnement annuel n°{index + 1} : 1 x {productDisplayName}, {formatEuros(recurringPriceHT)} HT/an
        </Text>
      ))}
    </Stack>
  );
}
