import type { DuerpDocument } from '@odu/api-contract';
import {
  EVALUATION_INCOMPLETE_MESSAGE,
  evaluationFormSchema,
  risqueFormSchema,
  validateWith,
} from '@odu/domain';
import { ConfirmDialog, EvaluationDialog } from '@odu/ui';
import type { EvaluationValues } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { masterDataQuery } from '../../../queries/duerps.ts';
import { saveRisque } from '../model/edits.ts';

const CRITERES = ['evalGravite', 'evalFrequence', 'evalMaitrise'] as const;

const validate = (values: EvaluationValues) => ({
  ...validateWith(risqueFormSchema)(values),
  ...validateWith(evaluationFormSchema)(values),
});

type RisqueEvaluationProps = {
  duerp: DuerpDocument;
  idRisque: string;
  /** Another risk waits for its evaluation. */
  hasNext: boolean;
  onClose: () => void;
  onNext: () => void;
};

/** The evaluation of one risk, saved by its buttons; closing with unsaved changes asks first. */
export function RisqueEvaluation({ duerp, idRisque, hasNext, onClose, onNext }: RisqueEvaluationProps) {
  const { api } = useApp();
  const edit = useEditDuerp(duerp.id);
  const { data: masterData } = useQuery(masterDataQuery(api, duerp.id));
  const [isLeaving, setIsLeaving] = useState(false);
  const shouldGoOn = useRef(false);
  const unite = duerp.data.unitesDeTravail.find(({ risques }) =>
    risques.some((item) => item.idRisque === idRisque),
  );
  const risque = unite?.risques.find((item) => item.idRisque === idRisque);

  const formik = useFormik<EvaluationValues>({
    initialValues: {
      displayName: risque?.displayName ?? '',
      idCategorie: risque?.idCategorie ?? '',
      danger: risque?.danger ?? '',
      remarques: risque?.remarques ?? '',
      evalGravite: risque?.evalGravite ?? null,
      evalFrequence: risque?.evalFrequence ?? null,
      evalMaitrise: risque?.evalMaitrise ?? null,
    },
    validate,
    onSubmit: (values) => {
      if (unite !== undefined && risque !== undefined) {
        edit(
          saveRisque(unite.idUniteDeTravail, {
            ...risque,
            ...values,
            displayName: values.displayName.trim(),
          }),
        );
      }
      if (shouldGoOn.current) onNext();
      else onClose();
    },
  });
  if (unite === undefined || risque === undefined) return null;

  const { values, errors, submitCount, dirty } = formik;
  const isIncomplete = submitCount > 0 && CRITERES.some((name) => errors[name] !== undefined);
  const infoSeuil = masterData?.risques.find(({ code }) => code !== '' && code === risque.code)?.infoSeuil;
  return (
    <>
      <EvaluationDialog
        isOpen
        values={values}
        errors={submitCount > 0 ? errors : {}}
        {...(isIncomplete && { formError: EVALUATION_INCOMPLETE_MESSAGE })}
        categories={unite.categorieDeRisques}
        code={risque.code}
        {...(infoSeuil && { infoSeuil })}
        hasNext={hasNext}
        onChange={(patch) => void formik.setValues({ ...values, ...patch })}
        onSubmit={({ shouldEvaluateNext }) => {
          shouldGoOn.current = shouldEvaluateNext;
          void formik.submitForm();
        }}
        onCancel={() => (dirty ? setIsLeaving(true) : onClose())}
      />
      <ConfirmDialog
        isOpen={isLeaving}
        title="Fermer sans enregistrer&#8239;?"
        confirmLabel="Fermer sans enregistrer"
        cancelLabel="Reprendre l'évaluation"
        tone="danger"
        onConfirm={onClose}
        onOpenChange={setIsLeaving}
      >
        Ce que vous venez de saisir pour ce risque sera perdu.
      </ConfirmDialog>
    </>
  );
}
