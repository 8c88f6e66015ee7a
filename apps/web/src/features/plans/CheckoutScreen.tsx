import { formatEuros, isPlan } from '@odu/domain';
import { Alert, BackLink, Heading, Link, Page, Stack, Text } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { pricesQuery } from '../../queries/account.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';

type CheckoutScreenProps = { plan: string; duerpId: string | null };

/** The order of a plan: what it costs, and that payment is not open yet. */
export function CheckoutScreen({ plan, duerpId }: CheckoutScreenProps) {
  usePageTitle('Paiement');
  const { api } = useApp();
  const { data: prices } = useQuery(pricesQuery(api));
  const obstacle = findObstacle(plan, duerpId);
  const isPremium = plan === 'SUBPLAN_PREMIUM';
  const price = isPremium ? prices?.premiumPriceInfo.currentPrice : prices?.standardPlanPrice;
  return (
    <Page width="form">
      <Stack gap="large">
        <BackLink
          href={duerpId === null ? '/choose-plan' : `/choose-plan?duerpid=${encodeURIComponent(duerpId)}`}
        >
          Retour aux formules
        </BackLink>
        <Heading level={1}>Paiement</Heading>
        {obstacle === null ? (
          <>
            {price !== undefined && (
              <Text>
                Formule {isPremium ? 'premium' : 'standard'} : {formatEuros(price)} HT/an
              </Text>
            )}
            <Alert tone="info" actions={<Link href="/contact-private">Contactez-nous</Link>}>
              Le système est en phase de test&nbsp;: le paiement n'est pas encore disponible.
            </Alert>
          </>
        ) : (
          <Alert tone="danger">{obstacle}</Alert>
        )}
      </Stack>
    </Page>
  );
}

const findObstacle = (plan: string, duerpId: string | null): string | null => {
  if (!isPlan(plan)) return 'Plan non supporté.';
  return plan === 'SUBPLAN_STANDARD' && duerpId === null
    ? 'ID du DUERP manquant pour le plan standard.'
    : null;
};
