import { NBSP } from '@odu/domain';
import { BillingProfileCard, Columns, Heading, Stack, Text } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { billingProfilesQuery } from '../../queries/account.ts';
import { useManagePayment } from '../../queries/payment.ts';
import { SectionState } from './SectionState.tsx';

/** The billing profiles, and the provider's page for their payment means and invoices. */
export function BillingSection() {
  const { api } = useApp();
  const {
    data: profiles,
    error,
    refetch,
  } = useQuery({ ...billingProfilesQuery(api), meta: { silent: true } });
  const manage = useManagePayment();
  return (
    <Stack gap="medium" as="section">
      <Heading level={2} size="s22">
        Mes profils de facturation
      </Heading>
      {profiles === undefined && (
        <SectionState
          error={error}
          notServedText={`La facturation n'est pas encore ouverte${NBSP}: vous n'avez rien à renseigner ici pour le moment.`}
          failureText="Erreur lors du chargement des données."
          onRetry={() => void refetch()}
        />
      )}
      {profiles?.length === 0 && (
        <Text tone="soft">Vous n'avez aucun profil de facturation pour le moment.</Text>
      )}
      {profiles !== undefined && profiles.length > 0 && (
        <>
          <Text isProse>Les factures déjà émises ne peuvent pas être modifiées.</Text>
          <Columns minColumn="wide" gap="medium">
            {profiles.map((profile) => (
              <BillingProfileCard
                key={profile.id}
                profile={profile}
                onManage={() => manage.mutate(profile.id)}
                isManaging={manage.isPending && manage.variables === profile.id}
              />
            ))}
          </Columns>
        </>
      )}
    </Stack>
  );
}
