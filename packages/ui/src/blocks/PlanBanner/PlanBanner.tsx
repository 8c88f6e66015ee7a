import type { PriceInfo } from '@odu/api-contract';
import { DUERPS_PAR_PLAN, formatDateLongue } from '@odu/domain';
import { Box } from '../../components/Box/Box.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

export interface PlanBannerProps {
  prices: Pick<
    PriceInfo,
    'isVip' | 'isActivePremiumPlan' | 'premiumPlanActiveUntilDate' | 'numberOfActiveStandardPlan'
  >;
  choosePlanHref: string;
}

/** Which plan the account is on, and a way to another when there is a better one. */
export function PlanBanner({ prices, choosePlanHref }: PlanBannerProps) {
  const { title, text, canUpgrade } = describePlan(prices);
  return (
    <Box tone="brand" padding="medium" radius="large">
      <Inline justify="between" gap="medium">
        <Stack gap="none">
          <Text weight="semibold" size="s18">
            {title}
          </Text>
          <Text>{text}</Text>
        </Stack>
        {canUpgrade && (
          <Link href={choosePlanHref} variant="primary">
            Voir les formules
          </Link>
        )}
      </Inline>
    </Box>
  );
}

const describePlan = ({
  isVip,
  isActivePremiumPlan,
  premiumPlanActiveUntilDate,
  numberOfActiveStandardPlan,
}: PlanBannerProps['prices']) => {
  if (isVip)
    return { title: 'Compte VIP', text: 'Vous avez un accès complet à tous vos DUERP.', canUpgrade: false };
  if (isActivePremiumPlan)
    return {
      title: 'Formule Premium',
      text: `Elle couvre jusqu'à ${DUERPS_PAR_PLAN.SUBPLAN_PREMIUM} DUERP${
        premiumPlanActiveUntilDate === null
          ? ''
          : `, jusqu'au ${formatDateLongue(premiumPlanActiveUntilDate)}`
      }.`,
      canUpgrade: false,
    };
  if (numberOfActiveStandardPlan > 0)
    return {
      title: 'Formule Standard',
      text: `Elle couvre ${numberOfActiveStandardPlan} DUERP.`,
      canUpgrade: true,
    };
  return {
    title: 'Formule gratuite',
    text: 'Les versions qui ne sont pas couvertes par un abonnement se téléchargent en démonstration.',
    canUpgrade: true,
  };
};
