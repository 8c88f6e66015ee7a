import type { ActionPreventive, StatutAction, UniteDeTravail } from '@odu/api-contract';
import { actionPreventiveFormSchema, normalizeForSearch, validateWith } from '@odu/domain';
import { ActionDialog } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormik } from 'formik';
import { useApp } from '../../../app-context.tsx';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { createId } from '../../../create-id.ts';
import { masterDataQuery } from '../../../queries/duerps.ts';

type ActionValues = {
  idRisqueAssocie: string | null;
  descriptionDeLaMesure: string;
  responsable: string;
  budget: string;
  date: string | null;
  statut: StatutAction | null;
};

type ActionFormProps = {
  duerpId: string;
  unite: UniteDeTravail;
  /** Null for a new one. */
  action: ActionPreventive | null;
  onClose: () => void;
};

/** The form of one preventive action, saved by its button. */
export function ActionForm({ duerpId, unite, action, onClose }: ActionFormProps) {
  const { api } = useApp();
  const edit = useEditDuerp(duerpId);
  const { data: masterData } = useQuery(masterDataQuery(api, duerpId));
  const { idUniteDeTravail } = unite;
  const formik = useFormik<ActionValues>({
    initialValues: {
      idRisqueAssocie: action?.idRisqueAssocie ?? null,
      descriptionDeLaMesure: action?.descriptionDeLaMesure ?? '',
      responsable: action?.responsable ?? '',
      budget: action?.budget ?? '',
      date: action?.date ?? null,
      statut: action?.statut ?? 'À planifier',
    },
    validate: validateWith(actionPreventiveFormSchema),
    onSubmit: (values) => {
      const { idRisqueAssocie, date, statut } = values;
      if (idRisqueAssocie === null || date === null || statut === null) return;
      edit(() => ({
        kind: 'action',
        body: {
          idAction: action?.idAction ?? createId(),
          idUniteDeTravail,
          idRisqueAssocie,
          descriptionDeLaMesure: values.descriptionDeLaMesure.trim(),
          responsable: values.responsable.trim(),
          budget: values.budget.trim(),
          date,
          statut,
        },
      }));
      onClose();
    },
  });
  const { values, errors, submitCount } = formik;
  const risque = unite.risques.find(({ idRisque }) => idRisque === values.idRisqueAssocie);
  const categorie = unite.categorieDeRisques.find(({ idCategorie }) => idCategorie === risque?.idCategorie);
  const premade = masterData?.categorieDeRisques.find(
    ({ displayName }) => normalizeForSearch(displayName) === normalizeForSearch(categorie?.displayName ?? ''),
  );
  return (
    <ActionDialog
      isOpen
      isNew={action === null}
      values={values}
      errors={submitCount > 0 ? errors : {}}
      categories={unite.categorieDeRisques}
      risques={unite.risques}
      mesuresTypes={premade?.mesuresTypes ?? []}
      onChange={(patch) => void formik.setValues({ ...values, ...patch })}
      onSubmit={() => void formik.submitForm()}
      onCancel={onClose}
    />
  );
}
