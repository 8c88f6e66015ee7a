import type { CategorieDeRisques, Effectif } from '@odu/api-contract';
import { CHAMPS_DE_RISQUE, formatEffectif, warnOfExposes } from '@odu/domain';
import { memo, useMemo } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Columns } from '../../components/Columns/Columns.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { EvaluationErrors, EvaluationValues } from './evaluation-values.ts';

export interface RisqueTextesProps extends Pick<
  EvaluationValues,
  'displayName' | 'idCategorie' | 'danger' | 'remarques' | 'nombreExposes'
> {
  errors: EvaluationErrors;
  /** Those of the unit. */
  categories: readonly Pick<CategorieDeRisques, 'idCategorie' | 'displayName'>[];
  /** How many people work in the unit. */
  effectif: Effectif | null;
  onChange: (patch: Partial<EvaluationValues>) => void;
}

/** What a risk is called, where it belongs, what it is and whom it reaches. */
export const RisqueTextes = memo(function RisqueTextes({
  displayName,
  idCategorie,
  danger,
  remarques,
  nombreExposes,
  errors,
  categories,
  effectif,
  onChange,
}: RisqueTextesProps) {
  const warning = warnOfExposes(nombreExposes, effectif);
  // A letter draws its own field: a list of categories is built in three goes.
  const categorie = useMemo(
    () => (
      <Select
        label={CHAMPS_DE_RISQUE.idCategorie.label}
        name="idCategorie"
        options={categories.map((one) => ({ value: one.idCategorie, label: one.displayName }))}
        value={idCategorie === '' ? null : idCategorie}
        onChange={(value) => onChange({ idCategorie: value })}
        errorMessage={errors.idCategorie}
      />
    ),
    [categories, idCategorie, errors.idCategorie, onChange],
  );
  const exposes = useMemo(
    () => (
      <NumberField
        label={CHAMPS_DE_RISQUE.nombreExposes.label}
        {...(effectif !== null && {
          description: `Effectif de l'unité\u00A0: ${formatEffectif(effectif)}.`,
        })}
        name="nombreExposes"
        isOptional
        minValue={0}
        value={nombreExposes}
        onChange={(value) => onChange({ nombreExposes: value })}
        errorMessage={errors.nombreExposes}
      />
    ),
    [nombreExposes, effectif, errors.nombreExposes, onChange],
  );
  return (
    <>
      <Columns minColumn="medium">
        <TextField
          label={CHAMPS_DE_RISQUE.displayName.label}
          name="displayName"
          value={displayName}
          onChange={(value) => onChange({ displayName: value })}
          errorMessage={errors.displayName}
        />
        {categorie}
      </Columns>
      <Columns minColumn="medium">
        <TextArea
          label={CHAMPS_DE_RISQUE.danger.label}
          description="Ce qui peut causer un dommage, et à qui. Ni nom de victime, ni donnée de santé."
          name="danger"
          isOptional
          value={danger}
          onChange={(value) => onChange({ danger: value })}
          errorMessage={errors.danger}
        />
        <TextArea
          label={CHAMPS_DE_RISQUE.remarques.label}
          description="Ce que vous avez observé. Ni nom de victime, ni donnée de santé."
          name="remarques"
          isOptional
          value={remarques}
          onChange={(value) => onChange({ remarques: value })}
          errorMessage={errors.remarques}
        />
      </Columns>
      <Columns minColumn="medium">
        {exposes}
        {warning !== null && (
          <Alert tone="warning" live="polite">
            {warning}
          </Alert>
        )}
      </Columns>
    </>
  );
});
