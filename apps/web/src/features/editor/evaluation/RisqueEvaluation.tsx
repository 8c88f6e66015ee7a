import type { DuerpDocument, Risque, UniteDeTravail } from '@odu/api-contract';
import { EVALUATION_INCOMPLETE_MESSAGE, modifierRisque } from '@odu/domain';
import { EvaluationDialog } from '@odu/ui';
import type { EvaluationValues } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { toRisqueItem } from '../../../drafts/draft-items.ts';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { ConfirmClose } from '../../../forms/ConfirmClose.tsx';
import { RestoredDraft } from '../../../forms/RestoredDraft.tsx';
import { useDraftForm } from '../../../drafts/use-draft-form.ts';
import { masterDataQuery } from '../../../queries/duerps.ts';
import {
  addMesure,
  listEvaluationDraftFields,
  toEvaluationValues,
  toValeursDeRisque,
  validateEvaluation,
} from './evaluation-form.ts';
import { listMesuresTypes } from '../model/list-mesures-types.ts';

const CRITERES = ['evalGravite', 'evalFrequence', 'evalMaitrise'] as const;

type RisqueEvaluationProps = {
  duerp: DuerpDocument;
  unite: UniteDeTravail;
  risque: Risque;
  /** Where the risk stands among all. */
  positionText: string;
  /** Another risk waits for its evaluation. */
  hasNext: boolean;
  /** The measures in place are open; they stay so from one risk to the next. */
  areMesuresExpanded: boolean;
  onMesuresExpandedChange: (isExpanded: boolean) => void;
  onClose: () => void;
  onNext: () => void;
};

/** The evaluation of one risk, saved by its buttons; closing with unsaved changes asks first. */
export default function RisqueEvaluation({
  duerp,
  unite,
  risque,
  positionText,
  hasNext,
  areMesuresExpanded,
  onMesuresExpandedChange,
  onClose,
  onNext,
}: RisqueEvaluationProps) {
  const { api } = useApp();
  const edit = useEditDuerp(duerp.id);
  const { data: masterData } = useQuery(masterDataQuery(api, duerp.id));
  const [isLeaving, setIsLeaving] = useState(false);
  const shouldGoOn = useRef(false);
  const [seen] = useState(risque);

  const { formik, isDirty, isRestored, dropDraft, forgetDraft } = useDraftForm<EvaluationValues>({
    duerpId: duerp.id,
    item: toRisqueItem(risque.idRisque),
    saved: toEvaluationValues(risque),
    fields: listEvaluationDraftFields(unite),
    validate: validateEvaluation,
    onSubmit: (values, seenValues) => {
      // Made on the risk as it was when it was typed in: a colleague's value that came meanwhile is asked about.
      const typedOn = { ...seen, ...seenValues };
      edit(modifierRisque(unite, typedOn, toValeursDeRisque(values)), unite);
      if (shouldGoOn.current) onNext();
      else onClose();
    },
  });

  const { values, errors, submitCount } = formik;
  const isIncomplete = submitCount > 0 && CRITERES.some((name) => errors[name] !== undefined);
  const seuil = masterData?.risques.find(({ code }) => code !== '' && code === risque.code)?.seuil;
  return (
    <>
      <EvaluationDialog
        isOpen
        values={values}
        errors={submitCount > 0 ? errors : {}}
        {...(isIncomplete && { formError: EVALUATION_INCOMPLETE_MESSAGE })}
        notice={isRestored && <RestoredDraft onDrop={dropDraft} />}
        categories={unite.categorieDeRisques}
        code={risque.code}
        positionText={positionText}
        mesuresTypes={listMesuresTypes(masterData, unite, values.idCategorie)}
        areMesuresExpanded={areMesuresExpanded}
        onMesuresExpandedChange={onMesuresExpandedChange}
        onAddMesure={(mesure) => void formik.setValues(addMesure(values, mesure))}
        effectif={unite.effectif ?? null}
        {...(seuil && { seuil })}
        hasNext={hasNext}
        onChange={(patch) => void formik.setValues({ ...values, ...patch })}
        onSubmit={({ shouldEvaluateNext }) => {
          shouldGoOn.current = shouldEvaluateNext;
          void formik.submitForm();
        }}
        onCancel={() => (isDirty ? setIsLeaving(true) : onClose())}
      />
      <ConfirmClose
        isOpen={isLeaving}
        onOpenChange={setIsLeaving}
        cancelLabel="Reprendre l'évaluation"
        onConfirm={() => {
          forgetDraft();
          onClose();
        }}
      >
        Ce que vous venez de saisir pour ce risque sera perdu.
      </ConfirmClose>
    </>
  );
}
