import type { PriceInfo } from '@odu/api-contract';
import { DUERPS_PAR_PLAN, formatDateLongue, formatEuros, formatEurosEntiers, NBSP } from '@odu/domain';
import { Columns } from '../../components/Columns/Columns.tsx';
import type { HeadingLevel } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PlanCard } from '../PlanCard/PlanCard.tsx';

export interface PlanListProps {
  prices: PriceInfo;
  /** Where each plan is taken, null where who reads may not take it (a delegate); the free one needs nothing. */
  hrefs: { standard: string | null; premium: string | null; contact: string };
  /** The premium does not reach the DUERP to buy: a standard subscription can still cover it. */
  isBeyondPremium?: boolean;
  headingLevel?: HeadingLevel;
}

const PAID_FEATURES = [
  'Création complète et sauvegarde permanente',
  'Modifications illimitées',
  'Téléchargement du PDF complet',
  'Historique des versions',
  'Tableau de synthèse interactif',
];

const formatPrix = (euros: number) =>
  `${Number.isInteger(euros) ? formatEurosEntiers(euros) : formatEuros(euros)}/an`;

/** The four plans, each as this user can take it. */
export function PlanList({ prices, hrefs, isBeyondPremium = false, headingLevel = 2 }: PlanListProps) {
  const { currentPrice, originalPrice, discount } = prices.premiumPriceInfo;
  // Who has the premium already is offered none, however much of a standard subscription is left.
  const hasDiscount = !prices.isVip && !prices.isActivePremiumPlan && discount > 0;
  return (
    <Columns minColumn="medium">
      <PlanCard
        headingLevel={headingLevel}
        name="Gratuit"
        // As the customer wrote it (specification 1, /choose-plan).
        price="0€/an"
        priceNote="Pour essayer"
        features={['Création complète de votre DUERP']}
        limits={['Sauvegarde temporaire', 'PDF de démonstration seulement']}
        badge={!prices.isVip && prices.isOnFreePlan ? CURRENT : undefined}
      />
      <PlanCard
        headingLevel={headingLevel}
        name="Standard"
        price={formatPrix(prices.standardPlanPrice)}
        priceNote="Hors taxes"
        features={[`${DUERPS_PAR_PLAN.SUBPLAN_STANDARD} DUERP`, ...PAID_FEATURES]}
        note={describeStandard(prices)}
        action={choose(prices, hrefs.standard, 'secondary', isBeyondPremium)}
      />
      <PlanCard
        headingLevel={headingLevel}
        name="Premium"
        isHighlighted
        price={formatPrix(hasDiscount ? currentPrice : originalPrice)}
        priceNote={hasDiscount ? `Hors taxes, puis ${formatPrix(originalPrice)}` : 'Hors taxes'}
        features={[`Jusqu'à ${DUERPS_PAR_PLAN.SUBPLAN_PREMIUM} DUERP`, ...PAID_FEATURES]}
        badge={!prices.isVip && prices.isActivePremiumPlan ? CURRENT : undefined}
        note={describePremium(prices, hasDiscount)}
        action={choose(prices, hrefs.premium, 'accent')}
      />
      <PlanCard
        headingLevel={headingLevel}
        name="Sur mesure"
        price="Sur devis"
        priceNote="Offre personnalisée"
        features={['Plus de 5 DUERP', 'Besoins particuliers', 'Un accompagnement à convenir']}
        action={
          <Link href={hrefs.contact} variant="secondary" isFullWidth>
            Contactez-nous
          </Link>
        }
      />
    </Columns>
  );
}

const CURRENT = 'Formule actuelle';

const choose = (
  prices: PriceInfo,
  href: string | null,
  variant: 'secondary' | 'accent',
  isBeyondPremium = false,
) => {
  if (prices.isVip) return <Text weight="semibold">Mode VIP activé</Text>;
  if (prices.isActivePremiumPlan && !isBeyondPremium) return <Text weight="semibold">Déjà abonné</Text>;
  if (href === null) return undefined;
  return ({ titleId }: { titleId: string }) => (
    <Link href={href} variant={variant} isFullWidth aria-describedby={titleId}>
      Choisir cette formule
    </Link>
  );
};

const describeStandard = ({ isActivePremiumPlan, numberOfActiveStandardPlan }: PriceInfo) =>
  numberOfActiveStandardPlan > 0 && !isActivePremiumPlan
    ? `Vous avez déjà cette formule pour ${numberOfActiveStandardPlan}${NBSP}DUERP.`
    : undefined;

const describePremium = (prices: PriceInfo, hasDiscount: boolean) => {
  if (prices.isActivePremiumPlan && prices.premiumPlanActiveUntilDate !== null)
    return `Jusqu'au ${formatDateLongue(prices.premiumPlanActiveUntilDate)}.`;
  if (!hasDiscount) return undefined;
  return `La remise de ${formatEuros(prices.premiumPriceInfo.discount)} est calculée sur vos abonnements déjà payés. La formule Premium remplace vos abonnements existants.`;
};
