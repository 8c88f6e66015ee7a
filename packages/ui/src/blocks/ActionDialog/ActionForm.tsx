import type { CategorieDeRisques, MesureType } from '@odu/api-contract';
import {
  CHAMPS_D_ACTION_PREVENTIVE,
  STATUTS_ACTION,
  type ChampDuProgramme,
  type EcheanceProposee,
} from '@odu/domain';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Columns } from '../../components/Columns/Columns.tsx';
import { ComboBox } from '../../components/ComboBox/ComboBox.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { listFormErrors } from '../../components/Form/list-form-errors.ts';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { ActionErrors, ActionValues } from './action-values.ts';
import { EcheanceChoices } from './EcheanceChoices.tsx';
import { MesureSuggestions } from './MesureSuggestions.tsx';
import { ProgrammeFields } from './ProgrammeFields.tsx';
import { RisquesVises, type RisqueVise } from './RisquesVises.tsx';
import { risqueOptions, type RisqueDOption } from './risque-options.ts';

export interface ActionFormProps {
  values: ActionValues;
  errors?: ActionErrors;
  /** Stands above the fields: where their content comes from, for example. */
  notice?: ReactNode;
  /** Those of the unit. */
  categories: readonly Pick<CategorieDeRisques, 'idCategorie' | 'displayName'>[];
  /** Those of the unit; listed with their levels, the worst first. */
  risques: readonly RisqueDOption[];
  /** The risks that each get this action, instead of the choice of one. */
  risquesVises?: readonly RisqueVise[] | undefined;
  /** The usual measures for the chosen risk. */
  mesuresTypes?: readonly MesureType[];
  /** Dates to choose from by one press; any other may be typed. */
  echeances?: readonly EcheanceProposee[];
  /** The company must have a yearly programme (art. L4121-3-1 III 1°): its fields are open. */
  isProgrammeExpected?: boolean;
  /** The field that takes the focus when the form opens: what a point of the conformity check found empty. */
  champ?: ChampDuProgramme | undefined;
  onChange: (patch: Partial<ActionValues>) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

const CHAMPS = CHAMPS_D_ACTION_PREVENTIVE;
const NO_MESURE: readonly MesureType[] = [];
const NO_ECHEANCE: readonly EcheanceProposee[] = [];
const STATUT_OPTIONS = STATUTS_ACTION.map((statut) => ({ value: statut, label: statut }));
const FIELDS = [
  'idRisqueAssocie',
  'descriptionDeLaMesure',
  'responsable',
  'date',
  'statut',
  'budget',
  'conditionsExecution',
  'indicateurResultat',
  'type',
] as const;

/** The fields of a preventive action. */
export function ActionForm({
  values,
  errors = {},
  notice,
  categories,
  risques,
  risquesVises,
  mesuresTypes = NO_MESURE,
  echeances = NO_ECHEANCE,
  isProgrammeExpected = false,
  champ,
  onChange,
  onSubmit,
  onCancel,
}: ActionFormProps) {
  return (
    <Form
      isWide
      aria-label="Action préventive"
      initialFocus={champ}
      errors={listFormErrors(FIELDS, errors)}
      onSubmit={onSubmit}
    >
      {notice}
      {risquesVises !== undefined ? (
        <RisquesVises risques={risquesVises} />
      ) : (
        <ComboBox
          label={CHAMPS.idRisqueAssocie.label}
          name="idRisqueAssocie"
          options={risqueOptions(categories, risques)}
          value={values.idRisqueAssocie}
          onChange={(idRisqueAssocie) => onChange({ idRisqueAssocie })}
          errorMessage={errors.idRisqueAssocie}
        />
      )}
      {mesuresTypes.length > 0 && (
        <MesureSuggestions
          mesures={mesuresTypes}
          // To start from; under what is written already they would only take room.
          isOpenAtFirst={values.descriptionDeLaMesure.trim() === ''}
          onChoose={({ libelle, type }) =>
            onChange({
              // What is already written stays.
              descriptionDeLaMesure: [values.descriptionDeLaMesure.trim(), libelle]
                .filter((text) => text !== '')
                .join('\n'),
              ...(values.type === null && { type }),
            })
          }
        />
      )}
      <TextArea
        label={CHAMPS.descriptionDeLaMesure.label}
        description="Sans nom de victime ni donnée de santé."
        name="descriptionDeLaMesure"
        value={values.descriptionDeLaMesure}
        onChange={(descriptionDeLaMesure) => onChange({ descriptionDeLaMesure })}
        errorMessage={errors.descriptionDeLaMesure}
      />
      <Columns minColumn="narrow">
        <TextField
          label={CHAMPS.responsable.label}
          name="responsable"
          value={values.responsable}
          onChange={(responsable) => onChange({ responsable })}
          errorMessage={errors.responsable}
        />
        <TextField
          label={CHAMPS.budget.label}
          name="budget"
          isOptional
          value={values.budget}
          onChange={(budget) => onChange({ budget })}
          errorMessage={errors.budget}
        />
      </Columns>
      <Columns minColumn="narrow">
        <DateField
          label={CHAMPS.date.label}
          name="date"
          value={values.date}
          onChange={(date) => onChange({ date })}
          errorMessage={errors.date}
          {...(echeances.length > 0 && {
            choices: (
              <EcheanceChoices
                echeances={echeances}
                value={values.date}
                onChoose={(date) => onChange({ date })}
              />
            ),
          })}
        />
        <Select
          label={CHAMPS.statut.label}
          name="statut"
          options={STATUT_OPTIONS}
          value={values.statut}
          onChange={(statut) => onChange({ statut })}
          errorMessage={errors.statut}
        />
      </Columns>
      <ProgrammeFields
        values={values}
        errors={errors}
        isExpected={isProgrammeExpected}
        champ={champ}
        onChange={onChange}
      />
      <DialogFooter>
        <Button variant="quiet" onPress={onCancel}>
          Annuler
        </Button>
        <Button type="submit">Enregistrer</Button>
      </DialogFooter>
    </Form>
  );
}
