import type { DuerpDocument } from '@odu/api-contract';
import { BackLink, EmptyState, Heading, IconHistory, Page, Stack, Text } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { versionsQuery } from '../../queries/duerp/duerps.ts';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import * as styles from '../../shell/AppShell.css.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';
import { CompareLoading } from './CompareLoading.tsx';
import { chooseStates, type ComparedStates } from './choose-states.ts';

// The page's title stands while it is fetched.
const ChosenStates = lazyPart(() => import('./ChosenStates.tsx'), {
  isFetchedAhead: true,
  fallback: <CompareLoading />,
  failure: (_, retry) => <LoadFailure onRetry={retry}>La comparaison n'a pas pu être chargée.</LoadFailure>,
});

export type CompareScreenProps = {
  duerp: DuerpDocument;
  /** Ids of versions, or the draft; what is unknown gives its place to the default. */
  avant?: string | undefined;
  apres?: string | undefined;
  onChange: (states: ComparedStates) => void;
};

/** What changed between two versions of a DUERP, or between a version and its draft. */
export function CompareScreen({ duerp, avant, apres, onChange }: CompareScreenProps) {
  usePageTitle(`Comparer – ${duerp.displayName}`);
  const { api } = useApp();
  const { data: versions = duerp.versions } = useQuery(versionsQuery(api, duerp.id));
  const states = chooseStates(versions, { avant, apres });
  return (
    <Page>
      <Stack gap="large">
        <BackLink href={links.duerp(duerp.id)}>Retour au DUERP</BackLink>
        <Stack gap="none">
          <Heading level={1}>Comparer des versions</Heading>
          <Text tone="soft">{duerp.displayName}</Text>
        </Stack>
        {states === null ? (
          <EmptyState icon={IconHistory}>Une comparaison se fait à partir d'une première version.</EmptyState>
        ) : (
          // Short or long, whichever states are chosen: the footer stays under the screen.
          <div className={styles.loading}>
            <ChosenStates duerp={duerp} versions={versions} states={states} onChange={onChange} />
          </div>
        )}
      </Stack>
    </Page>
  );
}
