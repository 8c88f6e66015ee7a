import type { DisplayOptions, DuerpDocument } from '@odu/api-contract';
import { GenerateVersionDialog, ProgressOverlay } from '@odu/ui';
import { useState } from 'react';
import { describeError } from '../../../api/api-error.ts';
import { useGenerateVersion } from '../../../queries/duerp-mutations.ts';
import * as links from '../../../routing/links.ts';
import { useEstimatedProgress } from './use-estimated-progress.ts';

type GenerateVersionProps = {
  duerp: DuerpDocument;
  onClose: () => void;
  onGenerated: (versionId: string) => void;
};

/** Asks for the notes and the layout of the new version, then makes it while the page waits. */
export function GenerateVersion({ duerp, onClose, onGenerated }: GenerateVersionProps) {
  const [values, setValues] = useState<{ notesDeVersion: string; displayOptions: DisplayOptions }>({
    notesDeVersion: '',
    displayOptions: duerp.data.displayOptions,
  });
  const generate = useGenerateVersion({ duerpId: duerp.id, onGenerated });
  const progress = useEstimatedProgress(generate.isPending);
  return (
    <>
      <GenerateVersionDialog
        isOpen={!generate.isPending}
        values={values}
        isDemo={!duerp.hasFullAccess_Derivated}
        choosePlanHref={links.choosePlan(duerp.id)}
        {...(generate.error !== null && { errorMessage: describeError(generate.error) })}
        onChange={(patch) => setValues({ ...values, ...patch })}
        onCancel={onClose}
        onSubmit={() => generate.mutate(values)}
      />
      <ProgressOverlay
        isOpen={generate.isPending}
        title="Génération de votre DUERP"
        message="Votre document est en cours de mise en page. Ne fermez pas cette page."
        value={progress}
      />
    </>
  );
}
