import type { SendToSpstRequest, Version } from '@odu/api-contract';
import { checkEnvoiAuSpst } from '@odu/domain';
import { EnvoiSpstDialog } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { isText } from '../../drafts/draft-changes.ts';
import { useDraftSlot } from '../../drafts/use-draft-slot.ts';
import { useDraftValues } from '../../drafts/use-draft-values.ts';
import { RestoredDraft } from '../../forms/RestoredDraft.tsx';
import { accountInfoQuery } from '../../queries/account/account.ts';
import { useSendToSpst } from '../../queries/duerp/write-suivi.ts';
import { toSuiviItem } from './suivi-item.ts';

const DRAFT_FIELDS = { destinataire: isText, emailAddress: isText, message: isText };

type EnvoiSpstProps = { version: Version; onClose: () => void };

/** The e-mail of a version to the service: its fields, then a question, then the sending. */
export default function EnvoiSpst({ version, onClose }: EnvoiSpstProps) {
  const { api } = useApp();
  const { data: account } = useQuery(accountInfoQuery(api));
  const slot = useDraftSlot(version.duerpDocumentId, toSuiviItem(version.id, 'ENVOI'));
  const { values, change, isRestored, dropDraft, forgetDraft } = useDraftValues<SendToSpstRequest>(
    { slot, fields: DRAFT_FIELDS },
    { destinataire: '', emailAddress: '', message: '' },
  );
  const [isRefused, setIsRefused] = useState(false);
  const send = useSendToSpst({
    version,
    onDone: () => {
      forgetDraft();
      onClose();
    },
  });
  const errors = checkEnvoiAuSpst(values);
  return (
    <EnvoiSpstDialog
      isOpen
      versionNumber={version.versionNumber}
      values={values}
      errors={isRefused ? errors : {}}
      copyTo={account?.emailAddress ?? "l'adresse de votre compte"}
      isPending={send.isPending}
      {...(send.error !== null && { errorMessage: describeError(send.error) })}
      notice={isRestored && <RestoredDraft onDrop={dropDraft} />}
      onChange={change}
      onCancel={onClose}
      onSend={() => send.mutate(values)}
      onSubmit={() => {
        const isAccepted = Object.keys(errors).length === 0;
        setIsRefused(!isAccepted);
        return isAccepted;
      }}
    />
  );
}
