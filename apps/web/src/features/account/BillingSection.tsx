import { Heading, Stack, Text } from '@odu/ui';
import { BillingProfiles } from '../../billing-profiles/BillingProfiles.tsx';
import { useManagePayment } from '../../queries/account/payment.ts';
import { InvoicesSection } from './InvoicesSection.tsx';

/** The billing profiles with the provider's page of their payment means, and the invoices. */
export function BillingSection() {
  const manage = useManagePayment();
  return (
    <Stack gap="large" as="section">
      <Stack gap="medium">
        <Heading level={2} size="s22">
          Mes profils de facturation
        </Heading>
        <Text isProse>Les factures déjà émises ne peuvent pas être modifiées.</Text>
        <BillingProfiles
          manage={{
            open: (profileId) => manage.mutate(profileId),
            openingId: manage.isPending ? manage.variables : undefined,
          }}
        />
      </Stack>
      <InvoicesSection />
    </Stack>
  );
}
