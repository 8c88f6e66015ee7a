import { Alert, Heading, Inline, Link, Page, Skeleton, SkeletonGroup, Stack, Text } from '@odu/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { readErrorStatus } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { accountKeys, duerpKeys } from '../../queries/calls/keys.ts';
import { paymentCheckQuery } from '../../queries/account/payment.ts';
import * as links from '../../routing/links.ts';
import { useFocusWhenReplaced } from '../../routing/use-focus-when-replaced.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';
import { noteLeft, useOrderSlot } from './use-kept-order.ts';

type AfterPaymentScreenProps = { subscriptionId: string | null; duerpId: string | null };

/** The return from the payment provider: did it succeed. */
export function AfterPaymentScreen({ subscriptionId, duerpId }: AfterPaymentScreenProps) {
  usePageTitle('Paiement');
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(paymentCheckQuery(api, subscriptionId));
  const slot = useOrderSlot(duerpId);
  const isPaid = data?.isPaymentSuccess === true;
  // Who comes back from the provider's page reads nothing else: the outcome is not only seen.
  useFocusWhenReplaced(isPaid);
  useFocusWhenReplaced(!isPaid && (data !== undefined || error !== null));
  useEffect(() => noteLeft(), []);
  useEffect(() => {
    if (!isPaid) return;
    slot.forget();
    // What was loaded before says that it is still to pay.
    for (const queryKey of [accountKeys.prices, accountKeys.subscriptions, duerpKeys.list])
      void queryClient.invalidateQueries({ queryKey });
    if (duerpId !== null) void queryClient.invalidateQueries({ queryKey: duerpKeys.all(duerpId) });
  }, [isPaid, duerpId, queryClient, slot]);

  if (subscriptionId === null)
    return <PaymentFailed>{refuse('Paramètre de souscription manquant.')}</PaymentFailed>;
  // Before a failure: what is paid stays paid, whatever a later question came to.
  if (isPaid) return <PaymentSucceeded duerpId={duerpId} />;
  if (error !== null) {
    return (
      <PaymentFailed>
        <LoadFailure error={error} onRetry={canRetry(error) ? () => void refetch() : undefined}>
          Erreur lors de la vérification du paiement.
        </LoadFailure>
      </PaymentFailed>
    );
  }
  if (data === undefined) return <PaymentOnItsWay />;
  return <PaymentFailed>{refuse("Votre paiement n'a pas été confirmé.")}</PaymentFailed>;
}

const refuse = (message: string) => <Alert tone="danger">{message}</Alert>;

/** Whether the check may succeed another time: it was cut off, or the server was busy or failed; nothing is known of the payment. */
const canRetry = (error: Error): boolean => {
  const status = readErrorStatus(error) ?? 0;
  return status === 0 || status === 429 || status >= 500;
};

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

function PaymentFailed({ children }: { children: ReactNode }) {
  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1}>Erreur lors du paiement</Heading>
        {children}
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
