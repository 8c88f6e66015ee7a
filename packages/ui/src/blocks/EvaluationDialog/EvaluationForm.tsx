import type { CategorieDeRisques, Effectif, MesureType } from '@odu/api-contract';
import { CHAMPS_DE_RISQUE, formatEffectif, warnOfExposes, type MesureSaisie, type Seuil } from '@odu/domain';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Columns } from '../../components/Columns/Columns.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { MesuresEnPlaceField } from '../MesuresEnPlace/MesuresEnPlaceField.tsx';
import type { EvaluationErrors, EvaluationValues } from './evaluation-values.ts';
import { EvaluationCriteres } from './EvaluationCriteres.tsx';
import { EvaluationFooter } from './EvaluationFooter.tsx';
import type { Serie } from './EvaluationSerie.tsx';

export interface EvaluationFormProps {
  values: EvaluationValues;
  errors?: EvaluationErrors;
  /** A message for the whole form, for example that a criterion is missing. */
  formError?: string | undefined;
  /** Stands above the fields: where their content comes from, for example. */
  notice?: ReactNode;
  /** Those of the unit. */
  categories: readonly Pick<CategorieDeRisques, 'idCategorie' | 'displayName'>[];
  /** The model measures of the chosen category. */
  mesuresTypes?: readonly MesureType[];
  areMesuresExpanded?: boolean;
  onMesuresExpandedChange?: (isExpanded: boolean) => void;
  /** A measure is in place: a model one, or the one that is typed. */
  onAddMesure: (mesure: MesureSaisie) => void;
  /** How many people work in the unit. */
  effectif?: Effectif | null;
  seuil?: Seuil | null;
  /** Whether another risk waits: the main button then goes on to it. */
  hasNext: boolean;
  /** The risks that are gone through one after another. */
  serie?: Serie;
  onChange: (patch: Partial<EvaluationValues>) => void;
  onSubmit: (submission: { shouldEvaluateNext: boolean }) => void;
  onCancel: () => void;
}

const NO_MESURE: readonly MesureType[] = [];
const ignore = () => undefined;

const FIELDS = [
  'displayName',
  'idCategorie',
  'danger',
  'remarques',
  'nombreExposes',
  'evalGravite',
  'evalFrequence',
  'texteDeMesure',
  'typeDeMesure',
  'evalMaitrise',
] as const;

/** The form of a risk: its texts, its three criteria, and the way on to the next one. */
export function EvaluationForm({
  values,
  errors = {},
  formError,
  notice,
  categories,
  mesuresTypes = NO_MESURE,
  areMesuresExpanded = false,
  onMesuresExpandedChange = ignore,
  onAddMesure,
  effectif = null,
  seuil = null,
  hasNext,
  serie,
  onChange,
  onSubmit,
  onCancel,
}: EvaluationFormProps) {
  const warning = warnOfExposes(values.nombreExposes, effectif);
  // What is refused in them is seen.
  const isMesuresOpen = areMesuresExpanded || (errors.texteDeMesure ?? errors.typeDeMesure) !== undefined;
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
        mesures={
          <MesuresEnPlaceField
            mesures={values.mesuresEnPlace}
            mesuresTypes={mesuresTypes}
            saisie={values}
            errors={errors}
            isExpanded={isMesuresOpen}
            onExpandedChange={onMesuresExpandedChange}
            onSaisieChange={onChange}
            onAdd={onAddMesure}
            onRemove={(idMesure) =>
              onChange({ mesuresEnPlace: values.mesuresEnPlace.filter((one) => one.idMesure !== idMesure) })
            }
          />
        }
        seuil={seuil}
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
          description="Ce que vous avez observé."
          name="remarques"
          isOptional
          value={values.remarques}
          onChange={(remarques) => onChange({ remarques })}
          errorMessage={errors.remarques}
        />
      </Columns>
      <Columns minColumn="medium">
        <NumberField
          label={CHAMPS_DE_RISQUE.nombreExposes.label}
          {...(effectif !== null && {
            description: `Effectif de l'unité\u00A0: ${formatEffectif(effectif)}.`,
          })}
          name="nombreExposes"
          isOptional
          minValue={0}
          value={values.nombreExposes}
          onChange={(nombreExposes) => onChange({ nombreExposes })}
          errorMessage={errors.nombreExposes}
        />
        {warning !== null && (
          <Alert tone="warning" live="polite">
            {warning}
          </Alert>
        )}
      </Columns>
      <EvaluationFooter
        serie={serie ?? null}
        cotation={values}
        hasNext={hasNext}
        onSave={() => onSubmit({ shouldEvaluateNext: false })}
        onCancel={onCancel}
      />
    </Form>
  );
}
