import type { CategorieDeRisques } from '@odu/api-contract';
import { CHAMPS_DE_RISQUE, type Seuil } from '@odu/domain';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Columns } from '../../components/Columns/Columns.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { EvaluationErrors, EvaluationValues } from './evaluation-values.ts';
import { EvaluationCriteres } from './EvaluationCriteres.tsx';

export interface EvaluationFormProps {
  values: EvaluationValues;
  errors?: EvaluationErrors;
  /** A message for the whole form, for example that a criterion is missing. */
  formError?: string | undefined;
  /** Stands above the fields: where their content comes from, for example. */
  notice?: ReactNode;
  /** Those of the unit. */
  categories: readonly Pick<CategorieDeRisques, 'idCategorie' | 'displayName'>[];
  seuil?: Seuil | null;
  /** Whether another risk waits: the main button then goes on to it. */
  hasNext: boolean;
  onChange: (patch: Partial<EvaluationValues>) => void;
  onSubmit: (submission: { shouldEvaluateNext: boolean }) => void;
  onCancel: () => void;
}

const FIELDS = [
  'displayName',
  'idCategorie',
  'danger',
  'remarques',
  'evalGravite',
  'evalFrequence',
  'evalMaitrise',
] as const;

/** The form of a risk: its texts, its three criteria, and the way on to the next one. */
export function EvaluationForm({
  values,
  errors = {},
  formError,
  notice,
  categories,
  seuil = null,
  hasNext,
  onChange,
  onSubmit,
  onCancel,
}: EvaluationFormProps) {
  const save = (
    <Button
      variant={hasNext ? 'secondary' : 'primary'}
      {...(hasNext
        ? { onPress: () => onSubmit({ shouldEvaluateNext: false }) }
        : { type: 'submit' as const })}
    >
      Enregistrer
    </Button>
  );
  return (
    <Form
      isWide
      aria-label="Évaluation du risque"
      errors={FIELDS.flatMap((name) => {
        const message = errors[name];
        return message === undefined ? [] : [{ name, message }];
      })}
      onSubmit={() => onSubmit({ shouldEvaluateNext: hasNext })}
    >
      {notice}
      {formError !== undefined && (
        <Alert tone="danger" live="assertive">
          {formError}
        </Alert>
      )}
      <EvaluationCriteres
        values={values}
        errors={errors}
        onChange={onChange}
        seuil={seuil}
        hasNext={hasNext}
      />
      <Columns minColumn="medium">
        <TextField
          label={CHAMPS_DE_RISQUE.displayName.label}
          name="displayName"
          value={values.displayName}
          onChange={(displayName) => onChange({ displayName })}
          errorMessage={errors.displayName}
        />
        <Select
          label={CHAMPS_DE_RISQUE.idCategorie.label}
          name="idCategorie"
          options={categories.map(({ idCategorie, displayName }) => ({
            value: idCategorie,
            label: displayName,
          }))}
          value={values.idCategorie === '' ? null : values.idCategorie}
          onChange={(idCategorie) => onChange({ idCategorie })}
          errorMessage={errors.idCategorie}
        />
      </Columns>
      <Columns minColumn="medium">
        <TextArea
          label={CHAMPS_DE_RISQUE.danger.label}
          description="Ce qui peut causer un dommage, et à qui."
          name="danger"
          isOptional
          value={values.danger}
          onChange={(danger) => onChange({ danger })}
          errorMessage={errors.danger}
        />
        <TextArea
          label={CHAMPS_DE_RISQUE.remarques.label}
          description="Les mesures déjà en place, ce que vous avez observé."
          name="remarques"
          isOptional
          value={values.remarques}
          onChange={(remarques) => onChange({ remarques })}
          errorMessage={errors.remarques}
        />
      </Columns>
      <DialogFooter>
        <Button variant="quiet" onPress={onCancel}>
          Annuler
        </Button>
        {save}
        {hasNext && <Button type="submit">Enregistrer et évaluer le suivant</Button>}
      </DialogFooter>
    </Form>
  );
}
