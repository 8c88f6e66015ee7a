import type { DuerpDocument, Risque, UniteDeTravail } from '@odu/api-contract';
import { describeEvaluationPrecedente, EVALUATION_INCOMPLETE_MESSAGE, evaluerRisque } from '@odu/domain';
import { EvaluationDialog } from '@odu/ui';
import type { EvaluationValues } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { toRisqueItem } from '../../../drafts/draft-items.ts';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { RestoredDraft } from '../../../forms/RestoredDraft.tsx';
import { useConfirmClose } from '../../../forms/use-confirm-close.tsx';
import { useDraftForm } from '../../../drafts/use-draft-form.ts';
import { masterDataQuery } from '../../../queries/duerp/master-data.ts';
import { notify } from '../../../toast/notify.ts';
import { listEvaluationDraftFields } from './evaluation-draft.ts';
import { addMesure, toEvaluationValues, toValeursDeRisque, validateEvaluation } from './evaluation-form.ts';
import { tellPosition, type SerieDeRisques } from './serie-de-risques.ts';
import { listMesuresTypes } from '../../../queries/duerp/list-mesures-types.ts';

const KEPT_HERE =
  "Le risque précédent n'est pas encore enregistré\u00A0: il n'est pas complet. Votre saisie est gardée sur cet appareil.";

const NOT_KEPT_HERE =
  "Faute de place, cet appareil n'a pas pu garder votre saisie\u00A0: complétez ce risque, ou fermez-le, avant d'en ouvrir un autre.";

const CRITERES = ['evalGravite', 'evalFrequence', 'evalMaitrise'] as const;

export type RisqueEvaluationProps = {
  duerp: DuerpDocument;
  unite: UniteDeTravail;
  risque: Risque;
  /** Where the risk stands among all, and what goes to another one of them: what is complete here is saved, what is not waits on the device. Without it the dialog is about one risk. */
  serie?: SerieDeRisques & { readonly onGoTo: (idRisque: string) => void };
  /** Another risk's evaluation was open before, in its place. */
  isNext?: boolean;
  /** Another risk waits for its evaluation. */
  hasNext: boolean;
  /** The measures in place are open; they stay so from one risk to the next. */
  areMesuresExpanded: boolean;
  onMesuresExpandedChange: (isExpanded: boolean) => void;
  onClose: () => void;
  /** Instead of `onClose`, by the button that saves. */
  onSaved?: (() => void) | undefined;
  onNext: () => void;
};

/** The evaluation of one risk, saved by its buttons; closing with unsaved changes asks first. */
export default function RisqueEvaluation({
  duerp,
  unite,
  risque,
  serie,
  isNext = false,
  hasNext,
  areMesuresExpanded,
  onMesuresExpandedChange,
  onClose,
  onSaved = onClose,
  onNext,
}: RisqueEvaluationProps) {
  const { api } = useApp();
  const edit = useEditDuerp(duerp.id);
  const { data: masterData } = useQuery(masterDataQuery(api, duerp.id));
  const goOn = useRef(onClose);
  const [seen] = useState(risque);

  const { formik, submit, isDirty, isRestored, dropDraft, forgetDraft, isKept } =
    useDraftForm<EvaluationValues>({
      duerpId: duerp.id,
      item: toRisqueItem(risque.idRisque),
      saved: toEvaluationValues(risque),
      fields: listEvaluationDraftFields(unite),
      validate: validateEvaluation,
      onSubmit: (values, seenValues) => {
        // Made on the risk as it was when it was typed in: a colleague's value that came meanwhile is asked about.
        const typedOn = { ...seen, ...seenValues };
        edit(evaluerRisque(unite, typedOn, toValeursDeRisque(values), new Date().toISOString()), unite);
        goOn.current();
      },
    });

  const { close, question } = useConfirmClose({
    isDirty,
    forgetDraft,
    onClose,
    perte: 'Ce que vous venez de saisir pour ce risque sera perdu.',
    cancelLabel: "Reprendre l'évaluation",
  });
  const { values, errors, submitCount } = formik;
  // What is refused is told once the form was submitted: until then each change draws it once, not a second time for what nobody sees.
  const change = (next: EvaluationValues) => void formik.setValues(next, submitCount > 0);
  const { idCategorie } = values;
  const mesuresTypes = useMemo(
    () => listMesuresTypes(masterData, unite, idCategorie),
    [masterData, unite, idCategorie],
  );
  const goTo = (idRisque: string | null) => {
    if (idRisque === null || serie === undefined) return undefined;
    const { onGoTo } = serie;
    return () => {
      const isComplete = Object.keys(validateEvaluation(values)).length === 0;
      if (isDirty && isComplete) {
        goOn.current = () => onGoTo(idRisque);
        submit();
        return;
      }
      // The next one's form takes the place of this one, which is all that holds what is typed.
      if (isDirty && !isKept()) {
        notify({ kind: 'warning', message: NOT_KEPT_HERE });
        return;
      }
      if (isDirty) notify({ kind: 'info', message: KEPT_HERE });
      onGoTo(idRisque);
    };
  };
  const isIncomplete = submitCount > 0 && CRITERES.some((name) => errors[name] !== undefined);
  const premade = masterData?.risques.find(({ code }) => code !== '' && code === risque.code);
  return (
    <>
      <EvaluationDialog
        isOpen
        isNext={isNext}
        values={values}
        {...(submitCount > 0 && { errors })}
        {...(isIncomplete && { formError: EVALUATION_INCOMPLETE_MESSAGE })}
        notice={isRestored && <RestoredDraft onDrop={dropDraft} />}
        categories={unite.categorieDeRisques}
        avant={describeEvaluationPrecedente(risque)?.phrase ?? ''}
        code={risque.code}
        {...(serie !== undefined && {
          positionText: tellPosition(serie),
          serie: {
            place: serie.place,
            onPrevious: goTo(serie.previousId),
            onNext: goTo(serie.nextId),
            unites: serie.unites,
            idUniteDeTravail: unite.idUniteDeTravail,
            onUniteChange: (id) => goTo(serie.firstIdOf(id))?.(),
          },
        })}
        mesuresTypes={mesuresTypes}
        areMesuresExpanded={areMesuresExpanded}
        onMesuresExpandedChange={onMesuresExpandedChange}
        onAddMesure={(mesure) => change(addMesure(values, mesure))}
        effectif={unite.effectif ?? null}
        {...(premade?.seuil && { seuil: premade.seuil })}
        isSuiviRenforcePossible={premade?.suiviIndividuelRenforcePossible ?? false}
        hasNext={hasNext}
        onChange={(patch) => change({ ...values, ...patch })}
        onSubmit={({ shouldEvaluateNext }) => {
          goOn.current = shouldEvaluateNext ? onNext : onSaved;
          submit();
        }}
        onCancel={close}
      />
      {question}
    </>
  );
}
