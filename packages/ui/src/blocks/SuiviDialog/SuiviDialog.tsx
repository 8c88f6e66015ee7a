import type { TypeDeSuivi } from '@odu/api-contract';
import {
  AVIS_DU_CSE,
  isSansCse,
  LABELS_SANS_CSE,
  MODALITES_PAR_DEFAUT,
  NBSP,
  PHRASES_SANS_CSE,
  quoteFr,
  TYPE_DE_SUIVI_LABELS,
  type PhraseDeDroit,
  type ValeursDeSuivi,
} from '@odu/domain';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { listFormErrors } from '../../components/Form/list-form-errors.ts';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { PhraseDeLoi } from '../TexteDeLoi/PhraseDeLoi.tsx';

export interface SuiviDialogProps {
  isOpen: boolean;
  type: TypeDeSuivi;
  versionNumber: number;
  values: ValeursDeSuivi;
  errors?: Partial<Record<keyof ValeursDeSuivi, string>>;
  /** What the law says of it. */
  phrase: PhraseDeDroit;
  /** The entry replaces another, which stays readable in the log. */
  isCorrection: boolean;
  /** Why it could not be kept. */
  errorMessage?: string | undefined;
  /** Above the fields: that an earlier draft was taken up, for example. */
  notice?: ReactNode;
  isPending?: boolean;
  onChange: (patch: Partial<ValeursDeSuivi>) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The form of one entry of the follow-up of a version. */
export function SuiviDialog({ isOpen, type, versionNumber, onCancel, ...form }: SuiviDialogProps) {
  const title = `${TYPE_DE_SUIVI_LABELS[type]}${NBSP}: version ${versionNumber}`;
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={(nextIsOpen) => {
        if (!nextIsOpen) onCancel();
      }}
    >
      <SuiviForm type={type} title={title} onCancel={onCancel} {...form} />
    </Dialog>
  );
}

const FIELDS = ['avis', 'date', 'destinataire', 'moyen', 'compteRendu', 'lieu', 'modalites'] as const;

const DATES: Readonly<Record<TypeDeSuivi, string>> = {
  SPST: 'Date de la transmission',
  CSE: 'Date de la réunion',
  AVIS_D_ACCES: "Date d'affichage",
};

const LABELS_DES_AVIS = {
  favorable: 'Favorable',
  défavorable: 'Défavorable',
  'sans avis': 'Sans avis',
  ...LABELS_SANS_CSE,
} as const;

const DATES_SANS_CSE = {
  carence: 'Date du procès-verbal de carence',
  'effectif non atteint': 'Date du constat',
} as const;

function SuiviForm({
  type,
  title,
  values,
  errors = {},
  phrase,
  isCorrection,
  errorMessage,
  notice,
  isPending = false,
  onChange,
  onSubmit,
  onCancel,
}: Omit<SuiviDialogProps, 'isOpen' | 'versionNumber'> & { title: string }) {
  const sansCse = type === 'CSE' && isSansCse(values.avis) ? values.avis : null;
  return (
    <Form aria-label={title} onSubmit={onSubmit} errors={listFormErrors(FIELDS, errors)} isWide>
      {notice}
      <Text tone="soft" isProse>
        <PhraseDeLoi phrase={sansCse === null ? phrase : PHRASES_SANS_CSE[sansCse]} />
      </Text>
      {type === 'CSE' && (
        <RadioGroup
          label="Avis rendu, ou pourquoi il n'y a pas de CSE"
          name="avis"
          options={AVIS_DU_CSE.map((value) => ({ value, label: LABELS_DES_AVIS[value] }))}
          value={values.avis}
          onChange={(avis) => onChange({ avis })}
          errorMessage={errors.avis}
        />
      )}
      <DateField
        label={sansCse === null ? DATES[type] : DATES_SANS_CSE[sansCse]}
        name="date"
        value={values.date}
        onChange={(date) => onChange({ date })}
        errorMessage={errors.date}
      />
      {type === 'SPST' && (
        <>
          <TextField
            label="Destinataire"
            description="Le service de prévention et de santé au travail auquel vous adhérez."
            name="destinataire"
            value={values.destinataire}
            onChange={(destinataire) => onChange({ destinataire })}
            errorMessage={errors.destinataire}
          />
          <TextField
            label="Moyen"
            description={`Par exemple${NBSP}: portail du service, email, remise en main propre.`}
            name="moyen"
            value={values.moyen}
            onChange={(moyen) => onChange({ moyen })}
            errorMessage={errors.moyen}
          />
        </>
      )}
      {type === 'CSE' && sansCse === null && (
        <TextArea
          label="Extrait du procès-verbal"
          description="Aucune donnée de santé, aucun nom de victime."
          isOptional
          name="compteRendu"
          value={values.compteRendu}
          onChange={(compteRendu) => onChange({ compteRendu })}
          errorMessage={errors.compteRendu}
        />
      )}
      {type === 'AVIS_D_ACCES' && (
        <>
          <TextField
            label="Où le document se consulte"
            description={`Par exemple${NBSP}: bureau de la direction, poste de l'accueil.`}
            name="lieu"
            value={values.lieu}
            onChange={(lieu) => onChange({ lieu })}
            errorMessage={errors.lieu}
          />
          <TextArea
            label="Comment le consulter"
            description={`Par exemple${NBSP}: aux heures d'ouverture, sur simple demande. Sans réponse, l'avis dit ${quoteFr(MODALITES_PAR_DEFAUT)}`}
            isOptional
            name="modalites"
            value={values.modalites}
            onChange={(modalites) => onChange({ modalites })}
            errorMessage={errors.modalites}
          />
        </>
      )}
      <Text tone="soft" isProse>
        {isCorrection
          ? "Cette inscription remplace la précédente, qui reste dans le journal d'audit."
          : "L'inscription est datée et signée de votre compte. Elle se corrige par une nouvelle."}
      </Text>
      {errorMessage !== undefined && (
        <Alert tone="danger" live="assertive">
          {errorMessage}
        </Alert>
      )}
      <DialogFooter>
        <Button variant="secondary" onPress={onCancel}>
          Retour
        </Button>
        <Button type="submit" isPending={isPending} pendingText="Enregistrement…">
          Enregistrer
        </Button>
      </DialogFooter>
    </Form>
  );
}
