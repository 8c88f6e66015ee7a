import type { DuerpDocument, Risque, UniteDeTravail, Version } from '@odu/api-contract';
import { formatDateLongue } from '@odu/domain';
import {
  Alert,
  BackLink,
  Button,
  EmptyState,
  Heading,
  IconHistory,
  Page,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useApp } from '../../app-context.tsx';
import { ConflictDialog } from '../../autosave/screens/ConflictDialog.tsx';
import { DuerpSaveStatus } from '../../autosave/screens/DuerpSaveStatus.tsx';
import { LeaveWithUnsaved } from '../../autosave/screens/LeaveWithUnsaved.tsx';
import { RefusedWriteAlert } from '../../autosave/screens/RefusedWriteAlert.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { versionQuery } from '../../queries/duerp/duerps.ts';
import { revueQuery } from '../../queries/duerp/revue.ts';
import * as links from '../../routing/links.ts';
import { focusShownHeading } from '../../routing/focus-page-heading.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import * as styles from '../../shell/AppShell.css.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';

// The page's title stands while it is fetched.
const RevueEnCours = lazyPart(() => import('./RevueEnCours.tsx'), {
  isFetchedAhead: true,
  fallback: <Loading />,
  failure: (_, retry) => <LoadFailure onRetry={retry}>La revue n'a pas pu être chargée.</LoadFailure>,
});

/** What of the editor the review opens. */
export type RevueDialogs = {
  renderEvaluation: (opened: {
    unite: UniteDeTravail;
    risque: Risque;
    onClose: () => void;
    /** Instead of `onClose`, by what saves. */
    onSaved: () => void;
  }) => ReactNode;
  renderGeneration: (onClose: () => void) => ReactNode;
};

export type RevueScreenProps = RevueDialogs & { duerp: DuerpDocument };

/** The review of a document since its last version, one risk after the other. */
export function RevueScreen({ duerp, ...dialogs }: RevueScreenProps) {
  usePageTitle(`Revoir – ${duerp.displayName}`);
  const [latest] = duerp.versions;
  return (
    <Page>
      <Stack gap="large">
        <BackLink href={links.duerp(duerp.id)}>Retour au DUERP</BackLink>
        <Stack gap="none">
          <Heading level={1}>Revoir le document</Heading>
          <Text tone="soft">{duerp.displayName}</Text>
          <DuerpSaveStatus duerpId={duerp.id} />
        </Stack>
        <RefusedWriteAlert duerpId={duerp.id} />
        {latest === undefined ? (
          <EmptyState icon={IconHistory}>Une revue se fait à partir d'une première version.</EmptyState>
        ) : (
          <RevueBegun duerp={duerp} latest={latest} {...dialogs} />
        )}
      </Stack>
      <ConflictDialog duerp={duerp} />
      <LeaveWithUnsaved duerpId={duerp.id} />
    </Page>
  );
}

const nameVersion = ({ versionNumber, creationTime }: Version) =>
  `la version ${versionNumber} du ${formatDateLongue(creationTime)}`;

/** The review since the version on which it began: one that comes meanwhile is offered, and closes nothing that is open. */
function RevueBegun({ latest, ...props }: RevueScreenProps & { latest: Version }) {
  const [begun, setBegun] = useState(latest);
  return (
    <>
      {latest.id !== begun.id && (
        <Alert
          live="polite"
          actions={
            <Button
              variant="secondary"
              onPress={() => {
                setBegun(latest);
                // The button goes with the message.
                focusShownHeading();
              }}
            >
              Revoir depuis la version {latest.versionNumber}
            </Button>
          }
        >
          {`Depuis le début de cette revue, ${nameVersion(latest)} a été générée. Vous pouvez finir ce que vous avez commencé, puis repartir de cette nouvelle version.`}
        </Alert>
      )}
      <LoadedRevue key={begun.id} version={begun} {...props} />
    </>
  );
}

function LoadedRevue({ duerp, version, ...dialogs }: RevueScreenProps & { version: Version }) {
  const { api } = useApp();
  const path = { duerpDocumentId: duerp.id, versionId: version.id };
  const before = useQuery(versionQuery(api, duerp.id, version.id));
  const revue = useQuery(revueQuery(api, path));
  const error = before.error ?? revue.error;
  if (before.data !== undefined && revue.data !== undefined)
    return (
      <RevueEnCours
        duerp={duerp}
        path={path}
        unitesDeLaVersion={before.data.snapshot?.unitesDeTravail ?? []}
        revue={revue.data}
        versionText={nameVersion(version)}
        {...dialogs}
      />
    );
  if (error === null) return <Loading />;
  return (
    <LoadFailure
      error={error}
      onRetry={() => {
        void before.refetch();
        void revue.refetch();
      }}
    >
      La revue n'a pas pu être chargée.
    </LoadFailure>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <SkeletonGroup label="Chargement de la revue…">
        <Skeleton variant="block" />
      </SkeletonGroup>
    </div>
  );
}
