import { Alert, Heading, Inline, Link, Page, Skeleton, SkeletonGroup, Stack, Text } from '@odu/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../../app-context.tsx';
import { accountKeys, duerpKeys } from '../../queries/calls/keys.ts';
import { paymentCheckQuery } from '../../queries/account/payment.ts';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';

type AfterPaymentScreenProps = { subscriptionId: string | null; duerpId: string | null };

/** The return from the payment provider: did it succeed. */
export function AfterPaymentScreen({ subscriptionId, duerpId }: AfterPaymentScreenProps) {
  usePageTitle('Paiement');
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(paymentCheckQuery(api, subscriptionId));
  const isPaid = data?.isPaymentSuccess === true;
  useEffect(() => {
    if (!isPaid) return;
    // What was loaded before says that it is still to pay.
    for (const queryKey of [accountKeys.prices, accountKeys.subscriptions, duerpKeys.list])
      void queryClient.invalidateQueries({ queryKey });
    if (duerpId !== null) void queryClient.invalidateQueries({ queryKey: duerpKeys.all(duerpId) });
  }, [isPaid, duerpId, queryClient]);

  if (subscriptionId === null) return <PaymentFailed message="Paramètre de souscription manquant." />;
  if (isError) return <PaymentFailed message="Erreur lors de la vérification du paiement." />;
  if (isPaid) return <PaymentSucceeded duerpId={duerpId} />;
  if (data === undefined) return <PaymentOnItsWay />;
  return <PaymentFailed message="Votre paiement n'a pas été confirmé." />;
}

function PaymentOnItsWay() {
  return (
    <Page width="form">
      <SkeletonGroup>
        <Text>Vérification de votre paiement en cours…</Text>
        <Skeleton lines={2} />
      </SkeletonGroup>
    </Page>
  );
}

function PaymentSucceeded({ duerpId }: { duerpId: string | null }) {
  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1}>Paiement réussi&#8239;!</Heading>
        <Text>Votre DUERP est à présent disponible.</Text>
        <div>
          {duerpId === null ? (
            <Link variant="primary" href={links.duerps()}>
              Voir mes DUERPs
            </Link>
          ) : (
            <Link variant="primary" href={links.duerp(duerpId)}>
              Voir mon DUERP
            </Link>
          )}
        </div>
      </Stack>
    </Page>
  );
}

function PaymentFailed({ message }: { message: string }) {
  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1}>Erreur lors du paiement</Heading>
        <Alert tone="danger">{message}</Alert>
        <Text isProse>
          Si vous avez été débité, ou si l'erreur se répète, contactez le support&nbsp;: rien n'est à payer
          une seconde fois avant sa réponse.
        </Text>
        <Inline gap="small">
          <Link variant="primary" href={links.duerps()}>
            Retour à mes DUERP
          </Link>
          <Link variant="secondary" href={links.privateContact()}>
            Contacter le support
          </Link>
        </Inline>
      </Stack>
    </Page>
  );
}
