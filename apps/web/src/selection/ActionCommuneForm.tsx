import type { DuerpDocument } from '@odu/api-contract';
import {
  actionPreventiveFormSchema,
  ajouterActionCommune,
  formatPluriel,
  mesuresDePrevention,
  suggestEcheances,
  suggestResponsable,
  toParisDay,
  validateWith,
  type RisquesChoisis,
} from '@odu/domain';
import { ActionDialog, type ActionValues } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../app-context.tsx';
import { createId } from '../create-id.ts';
import {
  ACTION_COMMUNE_ITEM,
  listActionDraftFields,
  toActionValues,
  toWrittenAction,
} from '../drafts/action-draft.ts';
import { useDraftForm } from '../drafts/use-draft-form.ts';
import { RestoredDraft } from '../forms/RestoredDraft.tsx';
import { useConfirmClose } from '../forms/use-confirm-close.tsx';
import { masterDataQuery } from '../queries/duerp/master-data.ts';
import { listMesuresTypes } from '../queries/duerp/list-mesures-types.ts';
import { readNow } from '../read-now.ts';
import { notify } from '../toast/notify.ts';
import { useEditTogether } from './use-edit-together.ts';

type ActionCommuneFormProps = {
  duerp: DuerpDocument;
  /** At least one risk. */
  choisis: readonly RisquesChoisis[];
  onClose: () => void;
};

/** The form of an action that each of several risks gets; closing with unsaved changes asks first. */
export function ActionCommuneForm({ duerp, choisis, onClose }: ActionCommuneFormProps) {
  const { api } = useApp();
  const editTogether = useEditTogether(duerp.id);
  const { data: masterData } = useQuery(masterDataQuery(api, duerp.id));
  const [first] = choisis;
  const risques = choisis.flatMap((one) => one.risques);
  const [responsable] = useState(() =>
    suggestResponsable(duerp.data.unitesDeTravail, first?.unite.idUniteDeTravail ?? ''),
  );
  const [echeances] = useState(() => suggestEcheances(toParisDay(new Date().toISOString())));
  const saved = toActionValues(null, risques[0]?.idRisque ?? null, responsable);
  const { formik, submit, isDirty, isRestored, dropDraft, forgetDraft } = useDraftForm<ActionValues>({
    duerpId: duerp.id,
    item: ACTION_COMMUNE_ITEM,
    saved,
    // The risks are named, not chosen: none of them is part of what is typed.
    fields: listActionDraftFields([]),
    validate: validateWith(actionPreventiveFormSchema),
    onSubmit: (values) => {
      const written = toWrittenAction(values);
      if (written === null) return;
      const count = formatPluriel(risques.length, 'risque');
      editTogether(
        ajouterActionCommune(choisis, written, readNow(), createId),
        `ajout d'une action à ${count}`,
      );
      notify({ kind: 'info', message: `Action ajoutée à ${count}.` });
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
  const categories = new Set(risques.map(({ idCategorie }) => idCategorie));
  return (
    <>
      <ActionDialog
        isOpen
        isNew
        values={values}
        errors={submitCount > 0 ? errors : {}}
        notice={isRestored && <RestoredDraft onDrop={dropDraft} />}
        categories={[]}
        risques={[]}
        risquesVises={risques}
        isProgrammeExpected={mesuresDePrevention(duerp.data.entreprise).regime === 'programme'}
        // Of several categories the usual measures differ.
        {...(first !== undefined &&
          categories.size === 1 && {
            mesuresTypes: listMesuresTypes(masterData, first.unite, risques[0]?.idCategorie),
          })}
        echeances={echeances}
        onChange={(patch) => void formik.setValues({ ...values, ...patch })}
        onSubmit={submit}
        onCancel={close}
      />
      {question}
    </>
  );
}
