import type { ActionPreventive, DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import {
  actionPreventiveFormSchema,
  ajouterAction,
  type ChampDuProgramme,
  finirApresEvaluation,
  isRisqueEvalue,
  modifierAction,
  quoteFr,
  suggestEcheances,
  suggestResponsable,
  toParisDay,
  validateWith,
} from '@odu/domain';
import { ActionDialog } from '@odu/ui';
import type { ActionValues } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { listActionDraftFields, toActionValues, toWrittenAction } from '../../../drafts/action-draft.ts';
import { listChanges } from '../../../drafts/draft-changes.ts';
import { toActionItem, toNewActionItem } from '../../../drafts/draft-items.ts';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { createId } from '../../../create-id.ts';
import { RestoredDraft } from '../../../forms/RestoredDraft.tsx';
import { useConfirmClose } from '../../../forms/use-confirm-close.tsx';
import { useDraftForm } from '../../../drafts/use-draft-form.ts';
import { masterDataQuery } from '../../../queries/duerp/master-data.ts';
import { readNow } from '../../../read-now.ts';
import { notify } from '../../../toast/notify.ts';
import { listMesuresTypes } from '../../../queries/duerp/list-mesures-types.ts';
import { useMove } from '../../../place/place.ts';

const RISQUE_SUPPRIME = 'Ce risque a été supprimé. Choisissez-en un autre.';

type ActionFormProps = {
  duerp: DuerpDocument;
  unite: UniteDeTravail;
  /** Null for a new one. */
  action: ActionPreventive | null;
  /** The risk that a new one is for, when it is known. */
  idRisque: string | null;
  /** The company must have a yearly programme: its fields are open. */
  isProgrammeExpected: boolean;
  /** The field that takes the focus when the form opens. */
  champ?: ChampDuProgramme | undefined;
  onClose: () => void;
};

/** The form of one preventive action, saved by its button; closing with unsaved changes asks first. */
export default function ActionForm({
  duerp,
  unite,
  action,
  idRisque,
  isProgrammeExpected,
  champ,
  onClose,
}: ActionFormProps) {
  const duerpId = duerp.id;
  const { api } = useApp();
  const edit = useEditDuerp(duerpId);
  const { data: masterData } = useQuery(masterDataQuery(api, duerpId));
  const { idUniteDeTravail } = unite;
  // The action, or its risk, may leave the unit meanwhile: it is made again from this.
  const [opened] = useState(unite);
  const [responsable] = useState(() => suggestResponsable(duerp.data.unitesDeTravail, idUniteDeTravail));
  const [echeances] = useState(() => suggestEcheances(toParisDay(new Date().toISOString())));
  const saved = toActionValues(action, idRisque, responsable);
  const findRisque = (id: string | null) => unite.risques.find((known) => known.idRisque === id);
  /** A new action for a risk that is gone from its unit would stand there without a word of it; that of a unit that is gone is asked about. */
  const isRisqueGone = (id: string | null): boolean =>
    action === null &&
    id !== null &&
    duerp.data.unitesDeTravail.some(
      (one) =>
        one.idUniteDeTravail === idUniteDeTravail && one.risques.every((known) => known.idRisque !== id),
    );
  const { formik, submit, isDirty, isRestored, dropDraft, forgetDraft } = useDraftForm<ActionValues>({
    duerpId,
    item:
      action === null
        ? toNewActionItem(idUniteDeTravail, ...(idRisque === null ? [] : [idRisque]))
        : toActionItem(action.idAction),
    saved,
    fields: listActionDraftFields(unite.risques),
    validate: (values) => ({
      ...validateWith(actionPreventiveFormSchema)(values),
      ...(isRisqueGone(values.idRisqueAssocie) && { idRisqueAssocie: RISQUE_SUPPRIME }),
    }),
    onSubmit: (values, seen) => {
      const { idRisqueAssocie } = values;
      const fields = toWrittenAction(values);
      if (idRisqueAssocie === null || fields === null) return;
      const written = { idRisqueAssocie, ...fields };
      // Of an action that exists no required field is null.
      const typedOn = listChanges(saved, seen) as Partial<ActionPreventive>;
      // Made on the action as it was when it was typed in: a colleague's value that came meanwhile is asked about.
      const edition =
        action === null
          ? ajouterAction({ idAction: createId(), idUniteDeTravail, ...written })
          : modifierAction({ ...action, ...typedOn }, written);
      edit(finirApresEvaluation(edition, findRisque(idRisqueAssocie), readNow()), opened);
      proposeEvaluation(idRisqueAssocie, fields.statut);
      onClose();
    },
  });
  const { close, question } = useConfirmClose({
    isDirty,
    forgetDraft,
    onClose,
    perte: 'Ce que vous venez de saisir pour cette action sera perdu.',
  });
  const { values, errors, submitCount } = formik;
  const risque = findRisque(values.idRisqueAssocie);
  const move = useMove();
  /** Of an action that has just been finished: its risk may be lower now. */
  function proposeEvaluation(finishedFor: string, statut: ActionPreventive['statut']) {
    const evalue = findRisque(finishedFor);
    if (statut !== 'Terminé' || action?.statut === 'Terminé') return;
    if (evalue === undefined || !isRisqueEvalue(evalue)) return;
    notify({
      kind: 'info',
      message: `Action terminée. Le risque ${quoteFr(evalue.displayName)} est à réévaluer.`,
      action: {
        label: 'Réévaluer',
        onPress: () => move({ step: 5, unite: idUniteDeTravail, risque: finishedFor }),
      },
    });
  }
  return (
    <>
      <ActionDialog
        isOpen
        isNew={action === null}
        values={values}
        errors={submitCount > 0 ? errors : {}}
        notice={isRestored && <RestoredDraft onDrop={dropDraft} />}
        categories={unite.categorieDeRisques}
        risques={unite.risques}
        isProgrammeExpected={isProgrammeExpected}
        champ={champ}
        mesuresTypes={listMesuresTypes(masterData, unite, risque?.idCategorie)}
        // One that has its date needs none.
        echeances={action?.date ? [] : echeances}
        onChange={(patch) => void formik.setValues({ ...values, ...patch })}
        onSubmit={submit}
        onCancel={close}
      />
      {question}
    </>
  );
}
