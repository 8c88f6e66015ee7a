import type { SendToSpstRequest } from '@odu/api-contract';
import { NBSP, nameVersionFile, NNBSP } from '@odu/domain';
import { useState, type ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { listFormErrors } from '../../components/Form/list-form-errors.ts';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';

export interface EnvoiSpstDialogProps {
  isOpen: boolean;
  versionNumber: number;
  values: SendToSpstRequest;
  errors?: Partial<Record<keyof SendToSpstRequest, string>>;
  /** Where the copy goes. */
  copyTo: string;
  errorMessage?: string | undefined;
  notice?: ReactNode;
  isPending?: boolean;
  onChange: (patch: Partial<SendToSpstRequest>) => void;
  /** « Continuer »; whether the fields are accepted: the last question is asked then, and nothing is sent before its answer. */
  onSubmit: () => boolean;
  /** « Envoyer », the answer to the question. */
  onSend: () => void;
  onCancel: () => void;
}

const FIELDS = ['destinataire', 'emailAddress', 'message'] as const;

/** The e-mail of a version to the occupational health service: its fields, then the question of what leaves, to whom. */
export function EnvoiSpstDialog({
  isOpen,
  versionNumber,
  onSubmit,
  onSend,
  onCancel,
  ...form
}: EnvoiSpstDialogProps) {
  const { values, copyTo, isPending = false } = form;
  const [isAsking, setIsAsking] = useState(false);
  const title = `Envoyer la version ${versionNumber} au SPST`;
  return (
    <>
      <Dialog
        title={title}
        isOpen={isOpen}
        onOpenChange={(nextIsOpen) => {
          if (!nextIsOpen) onCancel();
        }}
      >
        <EnvoiForm
          {...form}
          title={title}
          onCancel={onCancel}
          onSubmit={() => {
            if (!isPending && onSubmit()) setIsAsking(true);
          }}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`${title}${NNBSP}?`}
        confirmLabel="Envoyer"
        onConfirm={onSend}
      >
        Le PDF complet de la version {versionNumber} ({nameVersionFile(versionNumber)}) sera envoyé à{' '}
        <strong>{values.emailAddress.trim()}</strong> ({values.destinataire.trim()}), avec une copie à{' '}
        {copyTo}. Il contient tous vos risques{NBSP}: vérifiez l'adresse.
      </ConfirmDialog>
    </>
  );
}

type EnvoiFormProps = Omit<
  EnvoiSpstDialogProps,
  'isOpen' | 'versionNumber' | 'copyTo' | 'onSubmit' | 'onSend'
> & {
  title: string;
  onSubmit: () => void;
};

function EnvoiForm({
  title,
  values,
  errors = {},
  errorMessage,
  notice,
  isPending = false,
  onChange,
  onSubmit,
  onCancel,
}: EnvoiFormProps) {
  return (
    <Form aria-label={title} onSubmit={onSubmit} errors={listFormErrors(FIELDS, errors)} isWide>
      {notice}
      <TextField
        label="Destinataire"
        description="Le service de prévention et de santé au travail auquel vous adhérez."
        name="destinataire"
        value={values.destinataire}
        onChange={(destinataire) => onChange({ destinataire })}
        errorMessage={errors.destinataire}
      />
      <TextField
        label="Adresse email du service"
        name="emailAddress"
        type="email"
        value={values.emailAddress}
        onChange={(emailAddress) => onChange({ emailAddress })}
        errorMessage={errors.emailAddress}
      />
      <TextArea
        label="Message"
        description="Aucune donnée de santé, aucun nom de victime."
        isOptional
        name="message"
        value={values.message}
        onChange={(message) => onChange({ message })}
        errorMessage={errors.message}
      />
      {errorMessage !== undefined && (
        <Alert tone="danger" live="assertive">
          {errorMessage}
        </Alert>
      )}
      <DialogFooter>
        <Button variant="secondary" onPress={onCancel}>
          Retour
        </Button>
        <Button type="submit" isPending={isPending} pendingText="Envoi en cours…">
          Continuer
        </Button>
      </DialogFooter>
    </Form>
  );
}
