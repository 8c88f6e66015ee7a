import type { Version } from '@odu/api-contract';
import { formatDateLongue, nameVersionFile } from '@odu/domain';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconDownload } from '../../components/Icon/icons.ts';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { DemoNotice } from './DemoNotice.tsx';

export interface DownloadDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  version: Pick<Version, 'versionNumber' | 'creationTime' | 'isCovered_Derivated'>;
  onDownload: (download: { isDemo: boolean }) => void;
  isPending?: boolean;
  /** Why the last try failed: its sentence, then on lines of their own what is known beside it. */
  errorMessage?: string | undefined;
  /** Whether another try in a moment may succeed: not of what is gone, nor of what says itself how long to wait. */
  canRetry?: boolean;
  choosePlanHref?: string | undefined;
}

/** What a version's PDF will be, in full or as a demo, before it is fetched. */
export function DownloadDialog({
  isOpen,
  onOpenChange,
  version,
  onDownload,
  isPending = false,
  errorMessage,
  canRetry = true,
  choosePlanHref,
}: DownloadDialogProps) {
  const isDemo = !version.isCovered_Derivated;
  const [sentence, ...known] = errorMessage?.split('\n') ?? [];
  return (
    <Dialog
      title={`Télécharger la version ${version.versionNumber}`}
      description={`Créée le ${formatDateLongue(version.creationTime)}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={({ close }) => (
        <>
          <Button variant="secondary" onPress={close}>
            Retour
          </Button>
          <Button onPress={() => onDownload({ isDemo })} isPending={isPending} pendingText="Téléchargement…">
            <Icon shape={IconDownload} size="small" />
            {isDemo ? 'Télécharger la démo' : 'Télécharger le PDF'}
          </Button>
        </>
      )}
    >
      {isDemo ? (
        <DemoNotice>
          {choosePlanHref !== undefined && (
            <Link href={choosePlanHref} variant="standalone">
              Choisir une formule
            </Link>
          )}
        </DemoNotice>
      ) : (
        <Text>Le PDF contient le document complet, tel qu'il était à cette date.</Text>
      )}
      <Text size="s14" tone="soft">
        Fichier&nbsp;: {nameVersionFile(version.versionNumber, isDemo ? 'demo' : 'document')}
      </Text>
      {errorMessage !== undefined && (
        <Alert tone="danger" live="assertive" title={sentence}>
          {describeFailure(known, canRetry)}
        </Alert>
      )}
    </Dialog>
  );
}

/** What stands under the sentence of a failure; nothing where nothing more is known of it, and no other try would help. */
function describeFailure(known: readonly string[], canRetry: boolean): ReactNode {
  const texts = canRetry ? [...known, 'Votre document est intact. Réessayez dans un instant.'] : known;
  if (texts.length < 2) return texts[0];
  return (
    <Stack gap="xxsmall">
      {texts.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Stack>
  );
}
