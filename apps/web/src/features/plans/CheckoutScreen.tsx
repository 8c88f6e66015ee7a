import { formatEuros, isPlan } from '@odu/domain';
import { Alert, BackLink, Button, Heading, Link, Page, Stack } from '@odu/ui';
import { describeError } from '../../api/api-error.ts';
import { usePublicConfig } from '../../api/use-public-config.ts';
import { BillingProfiles } from '../../billing-profiles/BillingProfiles.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { CouponForm } from './CouponForm.tsx';
import { MissingPrices, OrderLoading } from './MissingPrices.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { useOrder } from './use-order.ts';

type CheckoutScreenProps = { plan: string; duerpId: string | null };

/** The order of a plan: what it costs, its promo code, who is billed, and the way to the provider's page. */
export function CheckoutScreen({ plan, duerpId }: CheckoutScreenProps) {
  usePageTitle('Paiement');
  const isTestPhase = usePublicConfig()?.isSandboxPayment === true;
  const order = useOrder(plan, duerpId);
  return (
    <Page width="form">
      <Stack gap="large">
        <Stack gap="medium">
          <BackLink href={links.choosePlan((plan === 'SUBPLAN_STANDARD' && duerpId) || undefined)}>
            Retour aux formules
          </BackLink>
          <Heading level={1}>Paiement</Heading>
        </Stack>
        {isTestPhase && <TestPhaseNotice />}
        <OrderOrReason plan={plan} order={order} />
        <div>
          <Link href={links.privateContact()} variant="standalone">
            Contactez-nous
          </Link>
        </div>
      </Stack>
    </Page>
  );
}

type OrderProps = { plan: string; order: ReturnType<typeof useOrder> };

/** The order, or why this account has none to make. */
function OrderOrReason({ plan, order }: OrderProps) {
  const { answer, obstacle } = order;
  if (answer.prices === null) return <MissingPrices {...answer} />;
  // Before the obstacle: no document of a VIP can be bought.
  if (answer.prices.isVip) return <Alert tone="info">Mode VIP activé</Alert>;
  if (obstacle !== null)
    return (
      <Alert
        tone="danger"
        {...(order.toFinish !== null && {
          actions: <Link href={links.duerp(order.toFinish)}>Ouvrir ce DUERP</Link>,
        })}
      >
        {obstacle}
      </Alert>
    );
  // A document beyond the premium can have a standard subscription of its own (decision C11).
  if (answer.prices.isActivePremiumPlan && plan !== 'SUBPLAN_STANDARD')
    return <Alert tone="info">Déjà abonné</Alert>;
  return <OrderAtHand plan={plan} order={order} />;
}

function OrderAtHand({ plan, order: atHand }: OrderProps) {
  const { order, documentName, coupon, setCoupon, profileId, selectProfile, failure } = atHand;
  if (!isPlan(plan)) return null;
  if (order === null) return <OrderLoading />;
  return (
    <>
      {atHand.isBackUnpaid && <UnpaidNotice />}
      <OrderSummary order={order} documentName={documentName} />
      <CouponForm applied={coupon} lost={atHand.lostCoupon} onChange={setCoupon} />
      <Stack gap="medium" as="section">
        <Heading level={2} size="s22">
          Profil de facturation
        </Heading>
        <BillingProfiles choice={{ selectedId: profileId, onSelect: selectProfile }} />
      </Stack>
      <FormFailure message={atHand.refusal ?? (failure === null ? null : describeError(failure))} />
      <div>
        <Button
          onPress={() => atHand.pay(plan)}
          isPending={atHand.isPaying}
          pendingText="Ouverture du paiement…"
        >
          {order.totalTTC === 0 ? 'Valider la commande' : `Payer ${formatEuros(order.totalTTC / 100)}`}
        </Button>
      </div>
    </>
  );
}

/** Who comes back reads nothing else of it: the page says what became of the payment, and what to do. */
function UnpaidNotice() {
  return (
    <Alert tone="warning" live="polite" title="Le paiement n'a pas été confirmé.">
      Il a été annulé, ou votre banque l'a refusé&nbsp;: sans confirmation, rien n'est débité. Votre commande
      est toujours là, vous pouvez réessayer, avec un autre moyen de paiement au besoin.
    </Alert>
  );
}

/** Decision C6: the sandbox takes no money, and says so. */
function TestPhaseNotice() {
  return (
    <Alert tone="info" title="Le système est en phase de test.">
      Le paiement réel n'est pas encore disponible&nbsp;: la page suivante est un essai, rien ne vous sera
      débité.
    </Alert>
  );
}
