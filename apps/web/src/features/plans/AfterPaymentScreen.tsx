import { Alert, Heading, Inline, Link, Page, Skeleton, SkeletonGroup, Stack, Text } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { paymentCheckQuery } from '../../queries/payment.ts';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';

type AfterPaymentScreenProps = { subscriptionId: string | null; duerpId: string | null };

/** The return from the payment provider: did it succeed. */
export function AfterPaymentScreen({ subscriptionId, duerpId }: AfterPaymentScreenProps) {
  usePageTitle('Paiement');
  const { api } = useApp();
  const { data, isError } = useQuery(paymentCheckQuery(api, subscriptionId));
  if (subscriptionId === null) {
    return <PaymentFailed message="Paramètre de souscription manquant." />;
  }
  if (isError) return <PaymentFailed message="Erreur lors de la vérification du paiement." />;
  if (data?.isPaymentSuccess === false) {
    return (
      <PaymentFailed message="Votre paiement n'a pas été confirmé. Contactez le support si vous avez été débité." />
    );
  }
  if (data === undefined) {
    return (
      <Page width="form">
        <SkeletonGroup label="Vérification de votre paiement en cours…">
          <Text>Vérification de votre paiement en cours…</Text>
          <Skeleton lines={2} />
        </SkeletonGroup>
      </Page>
    );
  }
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
