import { canPurchase } from '@odu/domain';
import {
  Alert,
  BackLink,
  Columns,
  DuerpPurchaseCard,
  Heading,
  Link,
  Page,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { duerpListQuery } from '../../queries/duerp/duerps.ts';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';

/** Which DUERP the standard plan is for. */
export function SelectDuerpScreen() {
  usePageTitle('Sélectionnez un DUERP à acheter');
  const { api } = useApp();
  const { data: duerps, error, refetch } = useQuery({ ...duerpListQuery(api), meta: { silent: true } });
  const isNonePurchasable =
    duerps !== undefined &&
    duerps.length > 0 &&
    !duerps.some(({ paymentStatus_Derivated }) => canPurchase(paymentStatus_Derivated));
  const hasDraft = duerps?.some((duerp) => duerp.paymentStatus_Derivated === 'DRAFT') === true;
  return (
    <Page>
      <Stack gap="large">
        <Stack gap="medium">
          <BackLink href={links.choosePlan()}>Retour aux formules</BackLink>
          <Heading level={1}>Sélectionnez un DUERP à acheter</Heading>
        </Stack>
        {duerps === undefined && error !== null && (
          <LoadFailure error={error} onRetry={() => void refetch()}>
            Erreur lors du chargement des DUERP.
          </LoadFailure>
        )}
        {error === null && duerps === undefined && (
          <SkeletonGroup>
            <Skeleton variant="block" />
          </SkeletonGroup>
        )}
        {duerps?.length === 0 && (
          <Alert tone="info" actions={<Link href={links.newDuerp()}>Créer mon DUERP</Link>}>
            Aucun DUERP trouvé. Veuillez d'abord créer un DUERP.
          </Alert>
        )}
        {isNonePurchasable && (
          <Alert
            tone="warning"
            actions={hasDraft ? <Link href={links.duerps()}>Retour à mes DUERP</Link> : undefined}
          >
            Aucun DUERP n'est disponible à l'achat&nbsp;: ils sont tous en cours de création ou déjà achetés.
            {hasDraft && " Un DUERP s'achète une fois sa première version validée."}
          </Alert>
        )}
        <Columns minColumn="wide" gap="medium">
          {duerps?.map((duerp) => (
            <DuerpPurchaseCard key={duerp.id} duerp={duerp} href={links.checkoutStandard(duerp.id)} />
          ))}
        </Columns>
      </Stack>
    </Page>
  );
}
