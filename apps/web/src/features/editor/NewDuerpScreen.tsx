import { ETAPES, isWithinPremium } from '@odu/domain';
import { BackLink, EditorStepper, Heading, Inline, Page, Stack } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../api/api-error.ts';
import { useHasBilling } from '../../api/use-has-billing.ts';
import { useApp } from '../../app-context.tsx';
import { pricesQuery } from '../../queries/account/account.ts';
import { useCreateDuerp } from '../../queries/duerp/duerp-mutations.ts';
import { duerpListQuery } from '../../queries/duerp/duerps.ts';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { PartnerHelp } from '../../shell/PartnerHelp.tsx';
import { AideDEtape } from './aide/AideDEtape.tsx';
import IntroductionStep from './steps/IntroductionStep.tsx';
import { LazyEtapes } from './parts/LazyEtapes.ts';

const ETAPES_A_VENIR = ([1, 2, 3, 4, 5, 6, 7] as const).map((step) => ({
  step,
  status: 'todo' as const,
  isDisabled: step !== 1,
}));

type NewDuerpScreenProps = { onCreated: (duerpId: string) => Promise<void>; onQuit: () => void };

/** The editor before the document exists: the introduction, whose start button creates it. */
export function NewDuerpScreen({ onCreated, onQuit }: NewDuerpScreenProps) {
  usePageTitle('Création de mon DUERP');
  const { api } = useApp();
  const hasBilling = useHasBilling();
  // Without an answer the limits of the free version are shown.
  const { data: prices } = useQuery({ ...pricesQuery(api), meta: { silent: true } });
  const isPremium = prices?.isActivePremiumPlan === true;
  const { data: duerps } = useQuery({
    ...duerpListQuery(api),
    enabled: isPremium,
    meta: { silent: true },
  });
  const create = useCreateDuerp({ onCreated });
  return (
    <Page isTight>
      <Stack gap="medium">
        <Inline gap="large">
          <BackLink href={links.duerps()}>Retour</BackLink>
          <Heading level={1} size="s22">
            Création de mon DUERP
          </Heading>
        </Inline>
        <EditorStepper etapes={ETAPES_A_VENIR} currentStep={1} onQuit={onQuit} Etapes={LazyEtapes}>
          <Stack gap="large">
            <Inline justify="between" gap="small">
              <Heading level={2}>{ETAPES[0]}</Heading>
              <AideDEtape step={1} />
            </Inline>
            <IntroductionStep
              hasFullAccess={
                !hasBilling ||
                prices?.isVip === true ||
                (isPremium && duerps !== undefined && isWithinPremium(duerps.length))
              }
              isPending={create.isPending}
              failure={create.error === null ? null : describeError(create.error)}
              onStart={() => create.mutate()}
            />
          </Stack>
        </EditorStepper>
        <PartnerHelp />
      </Stack>
    </Page>
  );
}
