import type { DuerpDocument, Note, Risque, UniteDeTravail } from '@odu/api-contract';
import {
  EVALUATION_INCOMPLETE_MESSAGE,
  evaluationFormSchema,
  modifierRisque,
  NOTES,
  risqueFormSchema,
  validateWith,
} from '@odu/domain';
import type { CHAMPS_DE_RISQUE, ChampGarde } from '@odu/domain';
import { EvaluationDialog } from '@odu/ui';
import type { EvaluationValues } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { isText } from '../../../drafts/draft-changes.ts';
import type { DraftFields } from '../../../drafts/draft-changes.ts';
import { toRisqueItem } from '../../../drafts/draft-items.ts';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { ConfirmClose } from '../../../forms/ConfirmClose.tsx';
import { RestoredDraft } from '../../../forms/RestoredDraft.tsx';
import { useDraftForm } from '../../../drafts/use-draft-form.ts';
import { masterDataQuery } from '../../../queries/duerps.ts';

const CRITERES = ['evalGravite', 'evalFrequence', 'evalMaitrise'] as const;

const validate = (values: EvaluationValues) => ({
  ...validateWith(risqueFormSchema)(values),
  ...validateWith(evaluationFormSchema)(values),
});

const isNote = (value: unknown): value is Note => value === null || NOTES.some((note) => note === value);

type RisqueDraft = Pick<EvaluationValues, ChampGarde<typeof CHAMPS_DE_RISQUE>>;

const listDraftFields = ({ categorieDeRisques }: UniteDeTravail): DraftFields<RisqueDraft> => ({
  displayName: isText,
  // The category may have been deleted since.
  idCategorie: (value): value is string =>
    categorieDeRisques.some(({ idCategorie }) => idCategorie === value),
  danger: isText,
  remarques: isText,
  evalGravite: isNote,
  evalFrequence: isNote,
  evalMaitrise: isNote,
});

type RisqueEvaluationProps = {
  duerp: DuerpDocument;
  unite: UniteDeTravail;
  risque: Risque;
  /** Where the risk stands among all. */
  positionText: string;
  /** Another risk waits for its evaluation. */
  hasNext: boolean;
  onClose: () => void;
  onNext: () => void;
};

/** The evaluation of one risk, saved by its buttons; closing with unsaved changes asks first. */
export function RisqueEvaluation({
  duerp,
  unite,
  risque,
  positionText,
  hasNext,
  onClose,
  onNext,
}: RisqueEvaluationProps) {
  const { api } = useApp();
  const edit = useEditDuerp(duerp.id);
  const { data: masterData } = useQuery(masterDataQuery(api, duerp.id));
  const [isLeaving, setIsLeaving] = useState(false);
  const shouldGoOn = useRef(false);
  const [seen] = useState(risque);
  const { displayName, idCategorie, danger, remarques, evalGravite, evalFrequence, evalMaitrise } = risque;

  const { formik, isDirty, isRestored, dropDraft, forgetDraft } = useDraftForm<EvaluationValues>({
    duerpId: duerp.id,
    item: toRisqueItem(risque.idRisque),
    saved: { displayName, idCategorie, danger, remarques, evalGravite, evalFrequence, evalMaitrise },
    fields: listDraftFields(unite),
    validate,
    onSubmit: (values, seenValues) => {
      // Made on the risk as it was when it was typed in: a colleague's value that came meanwhile is asked about.
      const typedOn = { ...seen, ...seenValues };
      edit(modifierRisque(unite, typedOn, { ...values, ...risqueFormSchema.parse(values) }), unite);
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
