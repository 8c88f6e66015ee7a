import type { ActionPreventive, Risque, StatutAction, TypeDeMesure } from '@odu/api-contract';
import { STATUTS_ACTION, TYPES_DE_MESURE } from '@odu/domain';
import type { CHAMPS_D_ACTION_PREVENTIVE, ChampGarde } from '@odu/domain';
import type { ActionValues } from '@odu/ui';
import { isText } from './draft-changes.ts';
import type { DraftFields } from './draft-changes.ts';

/** The item of the draft of an action for several risks: it outlives each of them. */
export const ACTION_COMMUNE_ITEM = 'action:new:plusieurs';

/** The form of an action, or of a new one for a risk. */
export const toActionValues = (
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

/** What the form writes in an action; null while a required choice is not made. */
export function toWrittenAction({ date, statut, ...values }: ActionValues) {
  if (date === null || statut === null) return null;
  return {
    descriptionDeLaMesure: values.descriptionDeLaMesure.trim(),
    responsable: values.responsable.trim(),
    budget: values.budget.trim(),
    date,
    statut,
    conditionsExecution: values.conditionsExecution.trim(),
    indicateurResultat: values.indicateurResultat.trim(),
    type: values.type,
  };
}

type ActionDraft = Pick<ActionValues, ChampGarde<typeof CHAMPS_D_ACTION_PREVENTIVE>>;

/** The fields of an action that are kept as a draft, `risques` those it may be linked to by then. */
export const listActionDraftFields = (risques: readonly Risque[]): DraftFields<ActionDraft> => ({
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
