import type { UniteDeTravail } from '@odu/api-contract';
import {
  expositionFormSchema,
  modifierUnite,
  toExpositionValues,
  toValeursDExposition,
  validateWith,
} from '@odu/domain';
import type { ExpositionValues } from '@odu/domain';
import { ExpositionDialog } from '@odu/ui';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { isNombre, isText, trimTyped } from '../../../drafts/draft-changes.ts';
import { toExpositionItem } from '../../../drafts/draft-items.ts';
import { useDraftForm } from '../../../drafts/use-draft-form.ts';
import { RestoredDraft } from '../../../forms/RestoredDraft.tsx';
import { useConfirmClose } from '../../../forms/use-confirm-close.tsx';

const FIELDS = { total: isNombre, femmes: isNombre, hommes: isNombre, differencesSelonSexe: isText };

const toValeurs = (unite: UniteDeTravail, values: ExpositionValues) => ({
  ...toValeursDExposition(values),
  differencesSelonSexe: trimTyped(unite.differencesSelonSexe ?? '', values.differencesSelonSexe),
});

type UniteExpositionProps = { duerpId: string; unite: UniteDeTravail; onClose: () => void };

/** Who works in a unit, saved by its button; closing with unsaved changes asks first. */
export default function UniteExposition({ duerpId, unite, onClose }: UniteExpositionProps) {
  const edit = useEditDuerp(duerpId);
  const { formik, submit, isDirty, isRestored, dropDraft, forgetDraft } = useDraftForm<ExpositionValues>({
    duerpId,
    item: toExpositionItem(unite.idUniteDeTravail),
    saved: toExpositionValues(unite),
    fields: FIELDS,
    validate: validateWith(expositionFormSchema),
    onSubmit: (values, seen) => {
      // Made on the unit as it was when it was typed in: a colleague's value that came meanwhile is asked about.
      const typedOn = { ...unite, ...toValeurs(unite, seen) };
      edit(modifierUnite(typedOn, toValeurs(unite, values)), unite);
      onClose();
    },
  });
  const { close, question } = useConfirmClose({
    isDirty,
    forgetDraft,
    onClose,
    perte: 'Ce que vous venez de saisir pour cette unité sera perdu.',
  });
  const { values, errors, submitCount } = formik;
  return (
    <>
      <ExpositionDialog
        isOpen
        unite={unite.displayName}
        values={values}
        errors={submitCount > 0 ? errors : {}}
        notice={isRestored && <RestoredDraft onDrop={dropDraft} />}
        onChange={(patch) => void formik.setValues({ ...values, ...patch })}
        onSubmit={submit}
        onCancel={close}
      />
      {question}
    </>
  );
}
