import type { SendToSpstRequest } from '@odu/api-contract';
import { NBSP, nameVersionFile } from '@odu/domain';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';

export interface EnvoiSpstDialogProps {
  isOpen: boolean;
  versionNumber: number;
  values: SendToSpstRequest;
  errors?: Partial<Record<keyof SendToSpstRequest, string>>;
  /** Where the copy goes. */
  copyTo: string;
  /** The fields are accepted: the last question is asked, and nothing is sent before its answer. */
  isConfirming: boolean;
  errorMessage?: string | undefined;
  notice?: ReactNode;
  isPending?: boolean;
  onChange: (patch: Partial<SendToSpstRequest>) => void;
  /** « Continuer », then « Envoyer ». */
  onSubmit: () => void;
  /** Goes from the question back to the fields. */
  onBack: () => void;
  onCancel: () => void;
}

/** The e-mail of a version to the occupational health service: its fields, then what will be sent, to whom. */
export function EnvoiSpstDialog({ isOpen, versionNumber, onCancel, ...form }: EnvoiSpstDialogProps) {
  const title = `Envoyer la version ${versionNumber} au SPST`;
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={(nextIsOpen) => {
        if (!nextIsOpen) onCancel();
      }}
    >
      <EnvoiForm title={title} versionNumber={versionNumber} onCancel={onCancel} {...form} />
    </Dialog>
  );
}

function EnvoiForm({
  title,
  versionNumber,
  values,
  errors = {},
  copyTo,
  isConfirming,
  errorMessage,
  notice,
  isPending = false,
  onChange,
  onSubmit,
  onBack,
  onCancel,
}: Omit<EnvoiSpstDialogProps, 'isOpen'> & { title: string }) {
  return (
    <Form aria-label={title} onSubmit={onSubmit} isWide>
      {isConfirming ? (
        <Text isProse>
          Le PDF complet de la version {versionNumber} ({nameVersionFile(versionNumber)}) sera envoyé à{' '}
          <strong>{values.emailAddress.trim()}</strong> ({values.destinataire.trim()}), avec une copie à{' '}
          {copyTo}. Il contient tous vos risques{NBSP}: vérifiez l'adresse.
        </Text>
      ) : (
        <>
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
        </>
      )}
      {errorMessage !== undefined && (
        <Alert tone="danger" live="assertive">
          {errorMessage}
        </Alert>
      )}
      <DialogFooter>
        <Button variant="secondary" onPress={isConfirming ? onBack : onCancel}>
          Retour
        </Button>
        <Button type="submit" isPending={isPending} pendingText="Envoi en cours…">
          {isConfirming ? 'Envoyer' : 'Continuer'}
        </Button>
      </DialogFooter>
    </Form>
  );
}
