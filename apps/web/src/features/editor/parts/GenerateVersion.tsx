import type { DuerpDocument, GenerateVersionRequest, MotifDeVersion } from '@odu/api-contract';
import { firstMessage, notesDeVersionSchema } from '@odu/domain';
import { GenerateVersionDialog, ProgressOverlay } from '@odu/ui';
import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { describeError } from '../../../api/api-error.ts';
import { useGenerateVersion } from '../../../queries/duerp/duerp-mutations.ts';
import * as links from '../../../routing/links.ts';
import { isText } from '../../../drafts/draft-changes.ts';
import { VERSION_ITEM } from '../../../drafts/draft-items.ts';
import { useDraftSlot } from '../../../drafts/use-draft-slot.ts';
import { useDraftValues } from '../../../drafts/use-draft-values.ts';
import { RestoredDraft } from '../../../forms/RestoredDraft.tsx';
import { useEstimatedProgress } from './use-estimated-progress.ts';

type GenerateVersionProps = {
  duerp: DuerpDocument;
  /** Chosen already; a first version has its own. */
  motif?: MotifDeVersion | undefined;
  onClose: () => void;
  onGenerated: (versionId: string) => void;
};

/** Asks for the notes and the layout of the new version, then makes it while the page waits. */
export function GenerateVersion({ duerp, motif, onClose, onGenerated }: GenerateVersionProps) {
  const slot = useDraftSlot(duerp.id, VERSION_ITEM);
  const hasVersion = duerp.versions.length > 0;
  const { values, change, isRestored, dropDraft, forgetDraft } = useDraftValues<GenerateVersionRequest>(
    { slot, fields: { notesDeVersion: isText } },
    {
      notesDeVersion: '',
      motif: hasVersion ? (motif ?? null) : 'PREMIERE_VERSION',
      displayOptions: duerp.data.displayOptions,
    },
  );
  const isLeaving = useRef(false);
  const generate = useGenerateVersion({
    duerpId: duerp.id,
    onGenerated: (versionId) => {
      forgetDraft();
      isLeaving.current = true;
      onGenerated(versionId);
    },
  });
  // The overlay covers the page, not the browser's buttons: a version that is being made is waited for (specification 2, section 4).
  useBlocker({
    shouldBlockFn: () => generate.isPending && !isLeaving.current,
    enableBeforeUnload: generate.isPending,
  });
  const notesError = firstMessage(notesDeVersionSchema, values.notesDeVersion);
  const [isRefused, setIsRefused] = useState(false);
  const handleSubmit = () => {
    setIsRefused(notesError !== null);
    if (notesError === null) generate.mutate(values);
  };
  const progress = useEstimatedProgress(generate.isPending);
  return (
    <>
      <GenerateVersionDialog
        isOpen={!generate.isPending}
        values={values}
        isDemo={!duerp.hasFullAccess_Derivated}
        hasVersion={hasVersion}
        errors={{ notesDeVersion: isRefused && notesError !== null ? notesError : undefined }}
        choosePlanHref={links.choosePlan(duerp.id)}
        {...(generate.error !== null && { errorMessage: describeError(generate.error) })}
        notice={isRestored && <RestoredDraft onDrop={dropDraft} />}
        onChange={change}
        onCancel={onClose}
        onSubmit={handleSubmit}
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
