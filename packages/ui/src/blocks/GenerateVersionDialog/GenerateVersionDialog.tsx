import type { GenerateVersionRequest } from '@odu/api-contract';
import { listMotifs, MOTIF_LABELS, NBSP, quoteFr } from '@odu/domain';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Fieldset } from '../../components/Fieldset/Fieldset.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { listFormErrors } from '../../components/Form/list-form-errors.ts';
import { Link } from '../../components/Link/Link.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { DisplayOptionsFields } from '../DisplayOptionsFields/DisplayOptionsFields.tsx';
import { DemoNotice } from '../DownloadDialog/DemoNotice.tsx';

export interface GenerateVersionDialogProps {
  isOpen: boolean;
  values: GenerateVersionRequest;
  onChange: (patch: Partial<GenerateVersionRequest>) => void;
  onSubmit: () => void;
  /** Also from Escape, the close button and a press outside. */
  onCancel: () => void;
  /** Without full access the PDF of this version will be a demo. */
  isDemo: boolean;
  /** Whether an earlier version exists: the first has its own reason. */
  hasVersion: boolean;
  errors?: { notesDeVersion?: string | undefined };
  /** Why the generation failed. */
  errorMessage?: string | undefined;
  /** Above the fields: that an earlier draft was taken up, for example. */
  notice?: ReactNode;
  choosePlanHref?: string | undefined;
}

/** The last question before a version is sealed: its notes, and how its PDF lays the risks out. */
export function GenerateVersionDialog({ isOpen, onCancel, ...form }: GenerateVersionDialogProps) {
  return (
    <Dialog
      title="Générer une version"
      description="Une version garde votre document tel qu'il est aujourd'hui, avec sa date, son numéro et son PDF. Elle ne peut plus être modifiée."
      isOpen={isOpen}
      onOpenChange={(nextIsOpen) => {
        if (!nextIsOpen) onCancel();
      }}
    >
      <GenerateVersionForm {...form} onCancel={onCancel} />
    </Dialog>
  );
}

function GenerateVersionForm({
  values,
  onChange,
  onSubmit,
  onCancel,
  isDemo,
  hasVersion,
  errors = {},
  errorMessage,
  notice,
  choosePlanHref,
}: Omit<GenerateVersionDialogProps, 'isOpen'>) {
  return (
    <Form
      aria-label="Générer une version"
      onSubmit={onSubmit}
      errors={listFormErrors(['notesDeVersion'], errors)}
      hasOneField
      isWide
    >
      {isDemo && (
        <DemoNotice>
          {choosePlanHref !== undefined && (
            <Link href={choosePlanHref} variant="standalone">
              Choisir une formule
            </Link>
          )}
        </DemoNotice>
      )}
      {notice}
      <Select
        label="Motif de cette version"
        isOptional
        name="motif"
        options={[
          { value: '', label: 'Non précisé' },
          ...listMotifs(hasVersion).map((value) => ({ value, label: MOTIF_LABELS[value] })),
        ]}
        value={values.motif ?? ''}
        onChange={(motif) => onChange({ motif: motif === '' ? null : motif })}
      />
      <TextArea
        label="Notes de version"
        description={`Ce qui a changé, par exemple${NBSP}: ${quoteFr('Nouveau four, risque de brûlure réévalué')}. Ni nom de victime, ni donnée de santé.`}
        isOptional
        name="notesDeVersion"
        value={values.notesDeVersion}
        onChange={(notesDeVersion) => onChange({ notesDeVersion })}
        errorMessage={errors.notesDeVersion}
      />
      <Fieldset legend="Présentation des risques dans le PDF">
        <DisplayOptionsFields
          value={values.displayOptions}
          onChange={(displayOptions) => onChange({ displayOptions })}
        />
      </Fieldset>
      {errorMessage !== undefined && (
        <Alert tone="danger" live="assertive">
          {errorMessage}
        </Alert>
      )}
      <DialogFooter>
        <Button variant="secondary" onPress={onCancel}>
          Retour
        </Button>
        <Button type="submit">Générer la version</Button>
      </DialogFooter>
    </Form>
  );
}
