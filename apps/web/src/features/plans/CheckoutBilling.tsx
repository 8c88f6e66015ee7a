import { Heading, Stack } from '@odu/ui';
import { useState } from 'react';
import { BillingProfiles } from '../../billing-profiles/BillingProfiles.tsx';

/** Who the order is billed to. */
export function CheckoutBilling() {
  const [selectedId, onSelect] = useState<string | null>(null);
  return (
    <Stack gap="medium" as="section">
      <Heading level={2} size="s22">
        Profil de facturation
      </Heading>
      <BillingProfiles choice={{ selectedId, onSelect }} />
    </Stack>
  );
}
