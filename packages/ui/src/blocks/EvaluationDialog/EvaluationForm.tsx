import type { CategorieDeRisques, Effectif, MesureType } from '@odu/api-contract';
import type { MesureSaisie, Seuil } from '@odu/domain';
import { useMemo, type ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { DrawnLater } from '../../components/DrawnLater.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { listFormErrors } from '../../components/Form/list-form-errors.ts';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { MesuresEnPlaceField } from '../MesuresEnPlace/MesuresEnPlaceField.tsx';
import { useStableHandlers } from '../../components/use-stable-handlers.ts';
import type { EvaluationErrors, EvaluationValues } from './evaluation-values.ts';
import { EvaluationCriteres } from './EvaluationCriteres.tsx';
import { EvaluationFooter } from './EvaluationFooter.tsx';
import * as styles from './EvaluationDialog.css.ts';
import type { Serie } from './SerieButtons.tsx';
import { RisqueTextes } from './RisqueTextes.tsx';

export interface EvaluationFormProps {
  values: EvaluationValues;
  errors?: EvaluationErrors;
  /** A message for the whole form, for example that a criterion is missing. */
  formError?: string | undefined;
  /** Stands above the fields: where their content comes from, for example. */
  notice?: ReactNode;
  /** What the risk was before it was evaluated anew: « était Important 4,0 le 3 mars 2027 ». */
  avant?: string;
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
  /** Whether its posts may call for a reinforced individual follow-up. */
  isSuiviRenforcePossible?: boolean;
  /** Whether another risk waits: the main button then goes on to it. */
  hasNext: boolean;
  /** The risks that are gone through one after another. */
  serie?: Serie;
  onChange: (patch: Partial<EvaluationValues>) => void;
  onSubmit: (submission: { shouldEvaluateNext: boolean }) => void;
  onCancel: () => void;
}

const NO_MESURE: readonly MesureType[] = [];
const NO_ERROR: EvaluationErrors = {};
const ignore = () => undefined;

// In the order in which they stand.
const FIELDS = [
  'evalGravite',
  'evalFrequence',
  'texteDeMesure',
  'typeDeMesure',
  'evalMaitrise',
  'displayName',
  'idCategorie',
  'danger',
  'remarques',
  'nombreExposes',
] as const;

/** The form of a risk: its texts, its three criteria, and the way on to the next one. */
export function EvaluationForm({
  values,
  errors = NO_ERROR,
  formError,
  notice,
  avant = '',
  categories,
  mesuresTypes = NO_MESURE,
  areMesuresExpanded = false,
  onMesuresExpandedChange = ignore,
  onAddMesure,
  effectif = null,
  seuil = null,
  isSuiviRenforcePossible = false,
  hasNext,
  serie,
  onChange,
  onSubmit,
  onCancel,
}: EvaluationFormProps) {
  // The same from one rendering to the next, so that a letter draws its field, a note its slider, and neither of them the footer.
  const handlers = useStableHandlers({
    change: onChange,
    addMesure: onAddMesure,
    removeMesure: (idMesure: string) =>
      onChange({ mesuresEnPlace: values.mesuresEnPlace.filter((one) => one.idMesure !== idMesure) }),
    expandMesures: onMesuresExpandedChange,
    save: () => onSubmit({ shouldEvaluateNext: false }),
    cancel: onCancel,
    goBefore: () => serie?.onPrevious?.(),
    goAfter: () => serie?.onNext?.(),
    goToUnite: (idUniteDeTravail: string) => serie?.onUniteChange(idUniteDeTravail),
  });
  // What is refused in them is seen.
  const isMesuresOpen = areMesuresExpanded || (errors.texteDeMesure ?? errors.typeDeMesure) !== undefined;
  const { mesuresEnPlace, texteDeMesure, typeDeMesure } = values;
  const mesures = useMemo(
    () => (
      <MesuresEnPlaceField
        mesures={mesuresEnPlace}
        mesuresTypes={mesuresTypes}
        saisie={{ texteDeMesure, typeDeMesure }}
        errors={errors}
        isExpanded={isMesuresOpen}
        onExpandedChange={handlers.expandMesures}
        onSaisieChange={handlers.change}
        onAdd={handlers.addMesure}
        onRemove={handlers.removeMesure}
      />
    ),
    [mesuresEnPlace, mesuresTypes, texteDeMesure, typeDeMesure, errors, isMesuresOpen, handlers],
  );
  // A wide screen shows the notes: there the footer says nothing of them.
  const cotation = useIsPhone() ? values : null;
  const place = serie?.place;
  const unites = serie?.unites;
  const idUniteDeTravail = serie?.idUniteDeTravail;
  const hasBefore = serie?.onPrevious !== undefined;
  const hasAfter = serie?.onNext !== undefined;
  const footer = useMemo(
    () => (
      <EvaluationFooter
        serie={
          place === undefined || unites === undefined || idUniteDeTravail === undefined
            ? null
            : {
                place,
                unites,
                idUniteDeTravail,
                onPrevious: hasBefore ? handlers.goBefore : undefined,
                onNext: hasAfter ? handlers.goAfter : undefined,
                onUniteChange: handlers.goToUnite,
              }
        }
        cotation={cotation}
        hasNext={hasNext}
        onSave={handlers.save}
        onCancel={handlers.cancel}
      />
    ),
    [place, unites, idUniteDeTravail, hasBefore, hasAfter, cotation, hasNext, handlers],
  );
  return (
    <Form
      isWide
      aria-label="Évaluation du risque"
      errors={listFormErrors(FIELDS, errors)}
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
        onChange={handlers.change}
        mesures={mesures}
        seuil={seuil}
        isSuiviRenforcePossible={isSuiviRenforcePossible}
        avant={avant}
      />
      <DrawnLater placeholder={<div className={styles.textesComing} />}>
        <RisqueTextes
          displayName={values.displayName}
          idCategorie={values.idCategorie}
          danger={values.danger}
          remarques={values.remarques}
          nombreExposes={values.nombreExposes}
          errors={errors}
          categories={categories}
          effectif={effectif}
          onChange={handlers.change}
        />
      </DrawnLater>
      {footer}
    </Form>
  );
}
