import type {
  ActionPreventive,
  DuerpDocument,
  StatutAction,
  TypeDeMesure,
  UniteDeTravail,
} from '@odu/api-contract';
import {
  actionPreventiveFormSchema,
  ajouterAction,
  modifierAction,
  STATUTS_ACTION,
  suggestResponsable,
  TYPES_DE_MESURE,
  validateWith,
} from '@odu/domain';
import type { CHAMPS_D_ACTION_PREVENTIVE, ChampGarde } from '@odu/domain';
import { ActionDialog } from '@odu/ui';
import type { ActionValues } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { isText, listChanges } from '../../../drafts/draft-changes.ts';
import type { DraftFields } from '../../../drafts/draft-changes.ts';
import { toActionItem, toNewActionItem } from '../../../drafts/draft-items.ts';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { createId } from '../../../create-id.ts';
import { ConfirmClose } from '../../../forms/ConfirmClose.tsx';
import { RestoredDraft } from '../../../forms/RestoredDraft.tsx';
import { useDraftForm } from '../../../drafts/use-draft-form.ts';
import { masterDataQuery } from '../../../queries/duerps.ts';
import { listMesuresTypes } from '../model/list-mesures-types.ts';

const toValues = (
  action: ActionPreventive | null,
  idRisque: string | null,
  responsable: string,
): ActionValues => ({
  idRisqueAssocie: action?.idRisqueAssocie ?? idRisque,
  descriptionDeLaMesure: action?.descriptionDeLaMesure ?? '',
  responsable: action?.responsable ?? responsable,
  budget: action?.budget ?? '',
  date: action?.date ?? null,
  statut: action?.statut ?? 'À planifier',
  conditionsExecution: action?.conditionsExecution ?? '',
  indicateurResultat: action?.indicateurResultat ?? '',
  type: action?.type ?? null,
});

type ActionDraft = Pick<ActionValues, ChampGarde<typeof CHAMPS_D_ACTION_PREVENTIVE>>;

const listDraftFields = ({ risques }: UniteDeTravail): DraftFields<ActionDraft> => ({
  // The risk may have been deleted since.
  idRisqueAssocie: (value): value is string | null =>
    value === null || risques.some(({ idRisque }) => idRisque === value),
  descriptionDeLaMesure: isText,
  responsable: isText,
  budget: isText,
  date: (value): value is string | null =>
    value === null || (isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value)),
  statut: (value): value is StatutAction | null =>
    value === null || STATUTS_ACTION.some((statut) => statut === value),
  conditionsExecution: isText,
  indicateurResultat: isText,
  type: (value): value is TypeDeMesure | null =>
    value === null || TYPES_DE_MESURE.some((type) => type === value),
});

type ActionFormProps = {
  duerp: DuerpDocument;
  unite: UniteDeTravail;
  /** Null for a new one. */
  action: ActionPreventive | null;
  /** The risk that a new one is for, when it is known. */
  idRisque: string | null;
  /** The company must have a yearly programme: its fields are open. */
  isProgrammeExpected: boolean;
  onClose: () => void;
};

/** The form of one preventive action, saved by its button; closing with unsaved changes asks first. */
export default function ActionForm({
  duerp,
  unite,
  action,
  idRisque,
  isProgrammeExpected,
  onClose,
}: ActionFormProps) {
  const duerpId = duerp.id;
  const { api } = useApp();
  const edit = useEditDuerp(duerpId);
  const { data: masterData } = useQuery(masterDataQuery(api, duerpId));
  const [isLeaving, setIsLeaving] = useState(false);
  const { idUniteDeTravail } = unite;
  const [responsable] = useState(() => suggestResponsable(duerp.data.unitesDeTravail, idUniteDeTravail));
  const saved = toValues(action, idRisque, responsable);
  const { formik, isDirty, isRestored, dropDraft, forgetDraft } = useDraftForm<ActionValues>({
    duerpId,
    item: action === null ? toNewActionItem(idUniteDeTravail) : toActionItem(action.idAction),
    saved,
    fields: listDraftFields(unite),
    validate: validateWith(actionPreventiveFormSchema),
    onSubmit: (values, seen) => {
      const { idRisqueAssocie, date, statut } = values;
      if (idRisqueAssocie === null || date === null || statut === null) return;
      const written = {
        idRisqueAssocie,
        descriptionDeLaMesure: values.descriptionDeLaMesure.trim(),
        responsable: values.responsable.trim(),
        budget: values.budget.trim(),
        date,
        statut,
        conditionsExecution: values.conditionsExecution.trim(),
        indicateurResultat: values.indicateurResultat.trim(),
        type: values.type,
      };
      // Of an action that exists no required field is null.
      const typedOn = listChanges(saved, seen) as Partial<ActionPreventive>;
      edit(
        // Made on the action as it was when it was typed in: a colleague's value that came meanwhile is asked about.
        action === null
          ? ajouterAction({ idAction: createId(), idUniteDeTravail, ...written })
          : modifierAction({ ...action, ...typedOn }, written),
        unite,
      );
      onClose();
    },
  });
  const { values, errors, submitCount } = formik;
  const risque = unite.risques.find(({ idRisque }) => idRisque === values.idRisqueAssocie);
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
        mesuresTypes={listMesuresTypes(masterData, unite, risque?.idCategorie)}
        onChange={(patch) => void formik.setValues({ ...values, ...patch })}
        onSubmit={() => void formik.submitForm()}
        onCancel={() => (isDirty ? setIsLeaving(true) : onClose())}
      />
      <ConfirmClose
        isOpen={isLeaving}
        onOpenChange={setIsLeaving}
        cancelLabel="Reprendre la saisie"
        onConfirm={() => {
          forgetDraft();
          onClose();
        }}
      >
        Ce que vous venez de saisir pour cette action sera perdu.
      </ConfirmClose>
    </>
  );
}
